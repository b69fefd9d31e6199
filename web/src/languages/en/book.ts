// The rulebook as a page, the summary chart, what a table plays by, and who made the games.

import { form } from './grammar';

export const book = {
  book: {
    options: 'What this table plays by',
    here: 'At this table',
    allColumns: 'Show the others, too',
    rules: 'Rulebook',
    of: (game: string) => `Rules of ${game}`,
    whole: 'The whole rulebook',
    contents: 'Contents',
    story: 'The story',
    example: 'Example.',
    chart: 'Summary chart',
    chartOf: (game: string) => `${game} on one page`,
    none: 'This game has no summary chart.',
    print: 'Print',
    ages: (years: number, isOver: boolean) => (isOver ? `over ${years} years` : `ages ${years} and up`),
    estimate: 'our estimate',
  },

  credits: {
    title: 'Credits',
    lead: 'The games belong to their authors and publishers, and the thanks are theirs. This is an unofficial digital home: none of those named here has made it or answers for it.',
    ours: 'The words of the rulebooks, the pictures and the program are ours, under the MIT licence. Titles are set in Fraunces, under the SIL Open Font License.',
    roles: {
      author: (n: number) => form(n, 'Author', 'Authors'),
      illustration: 'Illustration',
      design: 'Design',
      publisher: 'Publisher',
      distribution: 'Distribution in the USA',
      french: 'Rules in French translated by',
      texts: 'Mood texts',
      proofreading: 'Proofreading',
      after: 'Characters freely after',
    },
  },
};

export type Book = typeof book;
