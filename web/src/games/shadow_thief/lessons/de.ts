// The Shadow Thief, taught in German.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Guten Abend. Das ist dein Tresor, und er steht offen. Füll ihn mit Schmuck und schließ ihn rechtzeitig: Nur ein geschlossener Tresor bringt Punkte.',
  },
  hand: {
    says: 'Du hast vier Karten. Schmuck hat eine Sorte (Ring, Halskette, Brosche, Ohrring) und einen Wert von 1 bis 10. In jeder Runde wählen alle heimlich eine Karte, dann decken alle gleichzeitig auf.',
  },
  play: {
    says: 'Fang mit etwas Feinem an.',
    press: 'Spiel den Ring 9.',
    instead:
      'Das ginge. Aber du hast noch einen zweiten Ring auf der Hand: Spiel die 9, dann siehst du, wozu das gut ist.',
  },
  add: {
    says: 'Niemand sonst hat eine 9 gezeigt, also bleibt dein Ring. Jetzt darfst du weiteren Schmuck derselben Sorte dazulegen; den kann niemand stehlen.',
    press: 'Leg den Ring 3 dazu.',
    instead: 'Aufhören ist erlaubt. Aber dieser Ring ist geschenkt: Leg ihn vorher dazu.',
  },
  done: {
    says: 'Einen weiteren Ring hast du nicht.',
    press: 'Drück auf „Fertig“.',
  },
  stored: {
    says: 'Zwei Schmuckstücke im Wert von 12 liegen in deinem Tresor. Da kommt kein Dieb mehr heran. Und du hast wieder vier Karten auf der Hand.',
  },
  risk: {
    says: 'Die höchsten Werte verlocken alle. Mal sehen, was passiert.',
    press: 'Spiel den Ohrring 10.',
    instead: 'Vorsichtig! Aber einmal solltest du sehen, was Gier kostet. Spiel den Ohrring 10.',
  },
  cancelled: {
    says: 'Auch Ganimard hat eine 10 gezeigt. Gleicher Wert heißt Patt, egal bei welcher Sorte: Beide Schmuckstücke sind weg.',
  },
  thief: {
    says: 'Ein Dieb nimmt ein Schmuckstück, das jemand anders aufdeckt. Der Broschendieb nimmt eine Brosche, der Schattendieb jede Sorte.',
    press: 'Spiel den Broschendieb.',
    instead: 'Spar dir das auf. Ich ahne, dass Broschen kommen: Schick den Dieb.',
  },
  steal: {
    says: 'Zwei Broschen! Du hast die Wahl.',
    press: 'Nimm Ganimards Brosche 9.',
    instead: 'Eine Brosche 4 ist schön. Eine Brosche 9 ist schöner, und sie tut Ganimard weh.',
  },
  stolen: {
    says: 'Sie kam sofort in deinen Tresor: drei Schmuckstücke im Wert von 21. Diebe stehlen nur einmal, dann werden sie abgelegt.',
  },
  again: {
    says: 'Du hast auch eine Tresorkarte: Mit ihr schließt du deinen Tresor. Vorher noch ein Schmuckstück?',
    press: 'Spiel die Halskette 6.',
    instead: 'Das wäre klug. Aber in einer Lektion darf man gierig sein: erst die Halskette.',
  },
  robbed: {
    says: 'Auch Josette hatte einen Dieb, und deine Halskette liegt jetzt in ihrem Tresor. Was du aufdeckst, kannst du verlieren; warte also nicht zu lange.',
  },
  close: {
    says: 'Eine Tresorkarte schließt deinen Tresor, wenn ihr Wert mindestens so groß ist wie die Zahl der Schmuckstücke darin. Du hast 3, auf deiner Karte steht eine 4. Bei fünf Stücken wäre sie verschwendet.',
    press: 'Spiel die Tresorkarte 4.',
    instead: 'Noch ein Stück und noch eins … so bleiben Tresore offen. Schließ ihn jetzt.',
  },
  closed: {
    says: 'Zu: 21 Punkte gehören dir. Für diesen Durchgang bist du fertig und schaust zu. Er endet, wenn nur noch ein Tresor offen ist, und der bringt nichts ein.',
  },
  end: {
    says: 'Auch Josette hat geschlossen, und Ganimard bleibt mit einem offenen Tresor voller Schmuck zurück: nichts. Eine Partie hat drei solche Durchgänge. Du weißt alles, was du brauchst.',
  },
};
