// The Shadow Thief, taught in German.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Guten Abend. Das ist dein Tresor, und er steht offen. Füll ihn mit Schmuck und schließ ihn rechtzeitig: Nur ein geschlossener Tresor bringt Punkte.',
  },
  hand: {
    says: 'Du hast vier Karten. Schmuck hat eine Sorte (Ring, Halskette, Brosche, Ohrring) und einen Wert von 1 bis 10. In jeder Runde wählen alle heimlich eine Karte, und alle werden zusammen aufgedeckt.',
  },
  play: {
    says: 'Fang mit etwas Feinem an.',
    press: 'Spiel den Ring 9.',
    instead:
      'Das ginge. Aber der Ring 9 hat einen Gefährten auf deiner Hand: Nimm ihn, dann siehst du, wozu das gut ist.',
  },
  add: {
    says: 'Niemand sonst hat eine 9 gezeigt, also bleibt dein Ring. Jetzt darfst du weiteren Schmuck derselben Sorte dazulegen; den kann niemand stehlen.',
    press: 'Leg den Ring 3 dazu.',
    instead: 'Aufhören ist erlaubt. Aber dieser Ring ist geschenkt: Leg ihn erst dazu.',
  },
  done: {
    says: 'Einen weiteren Ring hast du nicht.',
    press: 'Drück auf „Fertig“.',
  },
  stored: {
    says: 'Zwei Schmuckstücke im Wert von 12 liegen in deinem Tresor. Was dort liegt, erreicht kein Dieb. Und du hast wieder vier Karten.',
  },
  risk: {
    says: 'Die höchsten Werte verlocken alle. Mal sehen, was passiert.',
    press: 'Spiel den Ohrring 10.',
    instead: 'Vorsichtig! Aber einmal solltest du sehen, was Gier kosten kann. Spiel den Ohrring 10.',
  },
  cancelled: {
    says: 'Auch Ganimard hat eine 10 gezeigt. Schmuck vom gleichen Wert hebt sich auf, gleich welcher Sorte: Beide sind weg.',
  },
  thief: {
    says: 'Ein Dieb nimmt ein Schmuckstück, das jemand anders aufdeckt. Der Broschendieb nimmt eine Brosche, der Schattendieb alles.',
    press: 'Spiel den Broschendieb.',
    instead: 'Heb dir das auf. Ich ahne, dass Broschen kommen: Schick den Dieb.',
  },
  steal: {
    says: 'Zwei Broschen! Du hast die Wahl.',
    press: 'Nimm Ganimards Brosche 9.',
    instead: 'Eine Brosche 4 ist schön. Eine Brosche 9 ist schöner, und sie tut Ganimard weh.',
  },
  stolen: {
    says: 'Sie kam sofort in deinen Tresor: drei Schmuckstücke im Wert von 21. Diebe arbeiten einmal, dann werden sie abgelegt.',
  },
  again: {
    says: 'Du hast auch eine Karte, die einen Tresor schließt. Noch ein Schmuckstück, bevor du zusperrst?',
    press: 'Spiel die Halskette 6.',
    instead: 'Das wäre klug. Aber eine Lektion darf gierig sein: erst die Halskette.',
  },
  robbed: {
    says: 'Auch Josette hatte einen Dieb, und deine Halskette liegt jetzt in ihrem Tresor. Was du aufdeckst, kannst du verlieren; warte also nicht zu lange.',
  },
  close: {
    says: 'Eine Tresorkarte schließt deinen Tresor, wenn ihr Wert mindestens so groß ist wie die Zahl der Schmuckstücke darin. Du hast 3, deine Karte sagt 4. Bei fünf Stücken wäre sie vertan.',
    press: 'Spiel den Tresor 4.',
    instead: 'Noch ein Stück und noch eins … so bleiben Tresore offen. Schließ ihn jetzt.',
  },
  closed: {
    says: 'Zu: 21 Punkte gehören dir. Du bist draußen, bis der Durchgang endet, und schaust zu. Er endet, wenn nur noch ein Tresor offen ist, und der bringt nichts.',
  },
  end: {
    says: 'Auch Josette hat geschlossen, und Ganimard bleibt mit einem offenen Tresor voller Schmuck zurück: nichts. Eine Partie hat drei solche Durchgänge. Du weißt alles, was du brauchst.',
  },
};
