// The rulebook as a page, the summary chart, what a table plays by, and who made the games.

import type { Book } from '../en/book';
import { form } from './grammar';

export const book: Book = {
  book: {
    options: 'Come gioca questo tavolo',
    here: 'A questo tavolo',
    allColumns: 'Mostra anche le altre',
    rules: 'Regolamento',
    of: (game) => `${game}: il regolamento`,
    whole: 'Tutto il regolamento',
    contents: 'Indice',
    story: 'La storia',
    example: 'Esempio.',
    chart: 'Riepilogo',
    chartOf: (game) => `${game} in una pagina`,
    none: 'Questo gioco non ha un riepilogo.',
    print: 'Stampa',
    ages: (years, isOver) => (isOver ? `oltre gli ${years} anni` : `dai ${years} anni in su`),
    estimate: 'stima nostra',
  },

  credits: {
    title: 'Crediti',
    lead: 'I giochi appartengono ai loro autori ed editori, e a loro va il nostro grazie. Questa è una versione digitale non ufficiale: nessuna delle persone e delle case editrici nominate qui l’ha realizzata o ne risponde.',
    ours: 'Il testo dei regolamenti, le immagini e il programma sono nostri, con licenza MIT. I titoli sono composti in Fraunces, con licenza SIL Open Font.',
    roles: {
      author: (n) => form(n, 'Autore', 'Autori'),
      illustration: 'Illustrazioni',
      design: 'Grafica',
      publisher: 'Editore',
      distribution: 'Distribuzione negli USA',
      french: 'Traduzione francese delle regole',
      texts: 'Testi d’atmosfera',
      proofreading: 'Revisione dei testi',
      after: 'Personaggi liberamente ispirati a',
    },
  },
};
