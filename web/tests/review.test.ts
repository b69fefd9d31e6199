// The review of a game: the curve, the sums, the quiz.

import { describe, expect, test } from 'vitest';
import { describe as inWords } from '../src/games/shadow_thief/describe';
import type { Describe } from '../src/games/description';
import { chancesOf, decisionIn, swingsOf } from '../src/replay/review/chances';
import { moveName } from '../src/replay/review/moveNames';
import { apart, dashOf, lineOf, positionAt, stepOf, xOf, yOf, type Plane } from '../src/replay/review/plane';
import { answer, begin, candidatesOf, goOn, gradeOf, isSolved, questionsOf, show } from '../src/replay/review/quiz';
import { luckOf, partsOf } from '../src/replay/review/summary';
import type { JudgedDecision, JudgedMove, Review, SeatReview } from '../src/protocol';

const judged = (move: string, value: number, error: number | null = 0.01): JudgedMove => ({
  move,
  value,
  error,
  share: 0.5,
});

function decision(number: number, more: Partial<JudgedDecision> = {}): JudgedDecision {
  const [best, played] = [judged('play S8', 0.9), judged('play B4', 0.7)];
  const others = [judged('play S10', 0.895), judged('play R2', 0.9, null), judged('play N2', 0.5)];
  return { number, seat: 0, played, best, others, cost: 0.2, error: 0.02, margin: 0.005, verdict: 'blunder', ...more };
}

function seatReview(seat: number, more: Partial<SeatReview> = {}): SeatReview {
  return {
    ...{ seat, share: 1, start: 0.5, deal: 0.1, draws: -0.05, secrets: 0.04, decisions: 0.21, rivals: 0.2 },
    ...{ accuracy: 80, choices: 3, cost: 0.2, best_moves: [], costly_moves: [] },
    ...more,
  };
}

const review: Review = {
  ...{ format: '', game: 'any', rules: 1, options: {}, names: [], effort: 'quick' as const },
  judges: { chances: 'critic', decisions: 'search', simulations: 100 },
  start: [0.5, 0.5],
  deal: [0.1, -0.1],
  moments: [
    { number: 0, seat: 0, move: 'play B4', chances: [0.4, 0.6], decision: [-0.2, 0.2], luck: [0, 0] },
    { number: 1, seat: 1, move: 'done', chances: [1, 0], decision: [0.5, -0.5], luck: [0.1, -0.1] },
  ],
  decisions: [decision(4), decision(0), decision(2)],
  turning_points: [],
  seats: [seatReview(0, { costly_moves: [4, 0] }), seatReview(1)],
};

describe('the curve', () => {
  const plane: Plane = { width: 130, height: 120, left: 20, right: 10, top: 10, bottom: 10, last: 4 };

  test('begins after the deal and ends with the result', () => {
    expect(chancesOf(review)).toEqual([
      [0.6, 0.4],
      [0.4, 0.6],
      [1, 0],
    ]);
  });

  test('luck and decisions of each position add up to what the chance became', () => {
    for (const seat of [0, 1]) {
      let chance = review.start[seat]!;
      swingsOf(review, seat).forEach(({ luck, decision }, i) => {
        chance += luck + decision;
        expect(chance).toBeCloseTo(chancesOf(review)[i]![seat]!);
      });
    }
    expect(swingsOf(review, 1).map(({ isOwn }) => isOwn)).toEqual([false, false, true]);
  });

  test('lies between the edges, and a place on it is the position that was drawn there', () => {
    expect([xOf(plane, 0), xOf(plane, 4), yOf(plane, 0), yOf(plane, 1)]).toEqual([20, 120, 110, 10]);
    for (const position of [0, 1, 2, 3, 4]) expect(positionAt(plane, xOf(plane, position))).toBe(position);
    expect([positionAt(plane, -50), positionAt(plane, 500)]).toEqual([0, 4]);
    expect(lineOf({ ...plane, last: 1 }, [0, 1])).toBe('M20 110L120 10');
  });

  test('a game of one position has a place too', () => {
    expect(xOf({ ...plane, last: 0 }, 0)).toBe(20);
    expect(positionAt({ ...plane, last: 0 }, 60)).toBe(0);
  });

  test('signs at its end never lie on each other', () => {
    for (const wanted of [
      [10, 11, 12],
      [100, 100],
      [5, 100, 99, 98],
    ]) {
      const places = apart(wanted, 20, 10, 110).toSorted((a, b) => a - b);
      expect(places[0]).toBeGreaterThanOrEqual(10);
      expect(places.at(-1)).toBeLessThanOrEqual(110);
      places.slice(1).forEach((place, i) => expect(place - places[i]!).toBeGreaterThanOrEqual(20));
    }
  });

  test('every seat has dashes of its own', () => {
    expect(new Set([0, 1, 2, 3, 4, 5, 6, 7].map(dashOf)).size).toBe(8);
  });

  test('keys step through it and stay on it', () => {
    expect(stepOf('ArrowRight', 2, 4)).toBe(3);
    expect(stepOf('ArrowLeft', 0, 4)).toBe(0);
    expect(stepOf('PageUp', 2, 4)).toBe(4);
    expect(stepOf('End', 2, 4)).toBe(4);
    expect(stepOf('Home', 2, 4)).toBe(0);
    expect(stepOf('a', 2, 4)).toBeUndefined();
  });
});

test('the parts of a result add up to it', () => {
  const parts = partsOf(seatReview(0));
  const sum = parts.filter(({ part }) => part !== 'share').reduce((all, { value }) => all + value, 0);
  expect(sum).toBeCloseTo(parts.at(-1)!.value);
  expect(luckOf(seatReview(0))).toBeCloseTo(0.09);
});

test('a move that was no choice has no verdict', () => {
  expect(decisionIn(review, 0)?.verdict).toBe('blunder');
  expect(decisionIn(review, 1)).toBeUndefined();
});

describe('find the better move', () => {
  const questions = questionsOf(review, 0);

  test('asks for the costly moves of a seat, in the order of the game', () => {
    expect(questions.map(({ number }) => number)).toEqual([0, 4]);
    expect(questionsOf(review, 1)).toEqual([]);
  });

  test('the order of the moves tells nothing', () => {
    const moves = candidatesOf(decision(0)).map(({ move }) => move);
    expect(moves).toEqual(moves.toSorted());
    expect(new Set(moves).size).toBe(moves.length);
    expect(moves).toEqual(expect.arrayContaining(['play S8', 'play B4']));
  });

  test('what is about as good as the best counts as found, but not what was merely guessed', () => {
    const grades = ['play S8', 'play S10', 'play B4', 'play R2', 'play N2'].map((move) => gradeOf(decision(0), move));
    expect(grades).toEqual(['best', 'nearly', 'played', 'wrong', 'wrong']);
  });

  test('one may try again, and counts what one has found', () => {
    const wrong = answer(begin(questions), 'play N2');
    expect(isSolved(wrong)).toBe(false);
    const right = answer(wrong, 'play S8');
    expect([isSolved(right), right.found]).toEqual([true, 1]);
    expect(answer(right, 'play S10')).toBe(right);
    const second = show(goOn(right));
    expect([isSolved(second), second.found, second.at]).toEqual([true, 1, 1]);
    expect(answer(second, 'play S8').found).toBe(1);
    expect(goOn(second).at).toBe(questions.length);
  });
});

test('a move is called what its player would have read', () => {
  const seats = [0, 1].map(() => ({
    shown: null,
    safe: [],
    safe_value: 0,
    cards: 1,
    score: 0,
    before: [],
    closed: null,
  }));
  const state = { seats, hand: ['R7'], hand_number: 1, hands: 1, pile: 3, discard: 0, phase: 'choose' };
  const frame = { ply: 0, seat: null, move: null, events: [], views: { 0: state } };
  const replay = {
    ...{ game: 'any', options: {}, names: ['Ada', 'Bo'], frames: [frame] },
    result: { scores: [], winners: [], end: '', decided_by: [] },
  };
  expect(moveName(inWords as unknown as Describe, replay as never, 0, 0, 'play R7')).toBe('Play the ring of 7');
  expect(moveName(null, replay as never, 0, 0, 'play R7')).toBe('play R7');
});
