// How words are set on a picture. What is one short word in English may be four in French: they are set smaller, and on
// two lines where they would become too small on one.

export interface Field {
  /** How wide the words may be, in the picture's units. */
  room: number;
  /** The size of the type where there is room for it. */
  size: number;
}

export interface Setting {
  lines: string[];
  size: number;
}

const SMALL = 0.65; // of the size: below that, two lines are easier to read
const OF_TWO = 0.85; // of the size: what each of two lines may have

const NARROW = /[IJfijlrt ’'-]/;
const WIDE = /[GMNOQWmw]/;

/** How long a line is, in letters of average width. */
const length = (line: string): number =>
  [...line].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.6 : WIDE.test(letter) ? 1.35 : 1), 0);
const longest = (lines: string[]): number => Math.max(...lines.map(length));

/** In two lines, broken where the longer of them is shortest. */
function halves(text: string): string[] {
  const words = text.split(' ');
  const broken = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return broken.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [text]);
}

/** `letter` is how wide a letter of the type is on the average, in its size. */
export function setIn({ room, size }: Field, text: string, letter: number): Setting {
  const fitting = (lines: string[], most: number): Setting => ({
    lines,
    size: Math.min(most, room / (longest(lines) * letter)),
  });
  const one = fitting([text], size);
  return one.size < size * SMALL && text.includes(' ') ? fitting(halves(text), size * OF_TWO) : one;
}
