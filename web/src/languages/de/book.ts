// The rulebook as a page, the summary chart, what a table plays by, and who made the games.

import type { Book } from '../en/book';
import { form } from './grammar';

export const book: Book = {
  book: {
    options: 'So spielt dieser Tisch',
    here: 'An diesem Tisch',
    allColumns: 'Auch die anderen zeigen',
    rules: 'Spielregel',
    of: (game) => `${game}: die Spielregel`,
    whole: 'Die ganze Spielregel',
    contents: 'Inhalt',
    story: 'Die Geschichte',
    example: 'Beispiel.',
    chart: 'Übersicht',
    chartOf: (game) => `${game} auf einer Seite`,
    none: 'Zu diesem Spiel gibt es keine Übersicht.',
    print: 'Drucken',
    ages: (years, isOver) => (isOver ? `über ${years} Jahre` : `ab ${years} Jahren`),
    estimate: 'von uns geschätzt',
  },

  credits: {
    title: 'Mitwirkende',
    lead: 'Die Spiele gehören ihren Autorinnen, Autoren und Verlagen, und ihnen gilt der Dank. Dies ist ein inoffizielles digitales Zuhause: Niemand von den Genannten hat es gemacht oder steht dafür ein.',
    ours: 'Der Text der Spielregeln, die Bilder und das Programm sind von uns und stehen unter der MIT-Lizenz. Die Titel sind in der Fraunces gesetzt (SIL Open Font License).',
    roles: {
      author: (n) => form(n, 'Autor', 'Autoren'),
      illustration: 'Illustration',
      design: 'Gestaltung',
      publisher: 'Verlag',
      distribution: 'Vertrieb in den USA',
      french: 'Französische Übersetzung der Regel',
      texts: 'Stimmungstexte',
      proofreading: 'Korrektorat',
      after: 'Figuren frei nach',
    },
  },
};
