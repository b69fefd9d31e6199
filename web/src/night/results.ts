// What is read off a night: whose result is whose, and what is told of the deal of a day.

import type { Night, NightScore, Standing } from '../protocol';

/** One's own score with a deal. */
export const mineOf = ({ mine }: Night, deal: number): NightScore | undefined =>
  mine?.scores.find((score) => score.deal === deal);

/** Whether a row of the results is one's own: nobody else sat there. */
export const isMine = ({ mine }: Night, { scores }: Standing): boolean =>
  scores.some(({ table, seat }) => mine?.scores.some((own) => own.table === table && own.seat === seat));

/** The place of each row, from 1; who is level shares one. */
export function placesOf(standings: readonly Standing[]): number[] {
  return standings.map(({ percent }) => 1 + standings.findIndex((other) => other.percent === percent));
}

/** A share from 0 to 1, as the texts take it. */
export const shareOf = (percent: number): number => percent / 100;
