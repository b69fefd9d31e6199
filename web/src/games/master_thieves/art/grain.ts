// Wood, grown by code: each drawer of the box has a grain of its own, which a keen eye can remember.

export interface Grain {
  /** Colours of the board and of its lines. */
  ground: string;
  line: string;
  /** Lines of the grain, as one path in a square of 100. */
  lines: string;
  knots: { x: number; y: number; rx: number; ry: number }[];
}

const WOODS: readonly [ground: string, line: string][] = [
  ['#8a5530', '#4f2c14'],
  ['#a9713f', '#6b4020'],
  ['#6e4026', '#3a1e10'],
  ['#c08a52', '#835426'],
  ['#93603a', '#5a3218'],
  ['#7c3f2a', '#451c12'],
];

/** A small generator: the same letter always grows the same tree. */
function generator(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const f = (n: number): string => n.toFixed(1);

/** Lines along the board that sway, and bend around the knots. */
function swaying(random: () => number, knots: Grain['knots'], count: number, sway: number): string[] {
  const phase = random() * 6;
  return Array.from({ length: count }, (_, i) => {
    const x = ((i + 0.5) * 100) / count;
    const points = [0, 12.5, 25, 37.5, 50, 62.5, 75, 87.5, 100].map((y) => {
      const wave = sway * Math.sin(phase + y / 16 + i * 0.35);
      const push = knots.reduce((sum, knot) => {
        const near = Math.exp(-((y - knot.y) ** 2) / 160 - (x - knot.x) ** 2 / 260);
        return sum + Math.sign(x - knot.x || 1) * near * (knot.rx + 5);
      }, 0);
      return `${f(x + wave + push)} ${f(y)}`;
    });
    return `M${points.join(' L')}`;
  });
}

/** Arches one above the other, as in a board cut through the heart of the tree. */
function cathedral(random: () => number): string[] {
  const middle = 34 + random() * 32;
  const step = 9 + random() * 6;
  return Array.from({ length: 13 }, (_, i) => {
    const top = i * step - 20;
    const wide = 12 + i * 1.6;
    return `M${f(middle - wide - 22)} 104 C${f(middle - wide)} ${f(top + 50)} ${f(middle - 8)} ${f(top)} ${f(middle)} ${f(top)} S${f(middle + wide)} ${f(top + 50)} ${f(middle + wide + 22)} 104`;
  });
}

const grown = new Map<string, Grain>();

/** The grain of a drawer, by its letter. */
export function grainOf(drawer: string): Grain {
  const grain = grown.get(drawer) ?? grow(drawer);
  grown.set(drawer, grain);
  return grain;
}

/** Waves across the board, as in curly maple. */
function curly(random: () => number): string[] {
  const phase = random() * 6;
  const step = 7 + random() * 4;
  return Array.from({ length: 14 }, (_, i) => {
    const points = [0, 20, 40, 60, 80, 100].map((x) => `${x} ${f(i * step + 4 * Math.sin(phase + x / 14 + i))}`);
    return `M${points.join(' L')}`;
  });
}

/** Small eyes strewn over the board, as in bird's-eye maple. */
function eyes(random: () => number): string[] {
  return Array.from({ length: 26 }, () => {
    const [x, y, r] = [5 + random() * 90, 5 + random() * 90, 1.5 + random() * 2.2];
    return `M${f(x - r)} ${f(y)} a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0 a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;
  });
}

function knotsOf(random: () => number, count: number): Grain['knots'] {
  return Array.from({ length: count }, () => {
    const rx = 4 + random() * 4;
    return { x: 22 + random() * 56, y: 18 + random() * 64, rx, ry: rx * (1.3 + random() * 0.7) };
  });
}

/** Six figures in six woods, paired so that no two drawers are alike. */
function grow(drawer: string): Grain {
  const number = drawer.charCodeAt(0) - 65;
  const random = generator(number + 7);
  const [ground = '', line = ''] = WOODS[(number * 5 + Math.floor(number / 6) * 2) % WOODS.length] ?? [];
  const count = [0, 2, 0, 1, 0, 0][number % 6] ?? 0;
  const knots = knotsOf(random, count);
  const figures = [
    () => swaying(random, knots, 9 + Math.floor(random() * 9), 1),
    () => swaying(random, knots, 11, 1.6),
    () => cathedral(random),
    () => swaying(random, knots, 8, 5),
    () => curly(random),
    () => eyes(random),
  ];
  return { ground, line, lines: figures[number % 6]?.().join('') ?? '', knots };
}
