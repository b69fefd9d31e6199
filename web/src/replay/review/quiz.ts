// Find the better move: at a seat's costly decisions one chooses anew.

import type { JudgedDecision, JudgedMove, Review } from '../../protocol';

/** What an answer is worth. `nearly` is as good as the best, as far as anybody can tell. */
export type Grade = 'best' | 'nearly' | 'played' | 'wrong';

const NOTHING = 0.02; // of a chance to win: less is nothing to speak of

export interface Quiz {
  questions: readonly JudgedDecision[];
  /** The question that is asked; behind the last one, the quiz is over. */
  at: number;
  /** What was answered to it, the last one last. */
  tried: readonly string[];
  isShown: boolean;
  /** How many were found without being shown. */
  found: number;
}

/** A seat's costly decisions, in the order of the game. */
export function questionsOf({ decisions, seats }: Review, seat: number): JudgedDecision[] {
  const costly = seats[seat]?.costly_moves ?? [];
  return decisions.filter(({ number }) => costly.includes(number)).sort((a, b) => a.number - b.number);
}

/** The moves one may choose from; their order tells nothing. */
export function candidatesOf({ best, played, others }: JudgedDecision): JudgedMove[] {
  const byMove = new Map([...others, played, best].map((judged) => [judged.move, judged]));
  return [...byMove.values()].sort((a, b) => (a.move < b.move ? -1 : 1));
}

export function gradeOf(decision: JudgedDecision, move: string): Grade {
  if (move === decision.best.move) return 'best';
  if (move === decision.played.move) return 'played';
  const other = decision.others.find((judged) => judged.move === move);
  return other && other.error !== null && decision.best.value - other.value < NOTHING ? 'nearly' : 'wrong';
}

const isFound = (grade: Grade): boolean => grade === 'best' || grade === 'nearly';

export const begin = (questions: readonly JudgedDecision[]): Quiz => ({
  questions,
  at: 0,
  tried: [],
  isShown: false,
  found: 0,
});

/** Nothing more is answered to a question that is solved. */
export function isSolved({ questions, at, tried, isShown }: Quiz): boolean {
  const question = questions[at];
  return isShown || (question !== undefined && tried.some((move) => isFound(gradeOf(question, move))));
}

export function answer(quiz: Quiz, move: string): Quiz {
  const question = quiz.questions[quiz.at];
  if (!question || isSolved(quiz)) return quiz;
  const found = quiz.found + Number(isFound(gradeOf(question, move)));
  return { ...quiz, tried: [...quiz.tried.filter((other) => other !== move), move], found };
}

export const show = (quiz: Quiz): Quiz => (isSolved(quiz) ? quiz : { ...quiz, isShown: true });

export const goOn = (quiz: Quiz): Quiz => ({ ...quiz, at: quiz.at + 1, tried: [], isShown: false });
