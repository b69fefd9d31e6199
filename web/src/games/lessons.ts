// What the tutor says: a file for each game and language, fetched with the lesson.

/** The words of one step. */
export interface StepWords {
  says: string;
  /** What to press, where a move is wanted. */
  press?: string;
  /** The answer to another legal move. */
  instead?: string;
}

/** By the keys of the lesson's steps. */
export type LessonWords = Record<string, StepWords>;

const files = import.meta.glob<LessonWords>('./*/lessons/*.ts', { import: 'words' });

export async function lessonWords(game: string, language: string): Promise<LessonWords> {
  const file = files[`./${game}/lessons/${language}.ts`] ?? files[`./${game}/lessons/en.ts`];
  return file ? file() : {};
}
