// The Shadow Thief: the story and the chart in German.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Schnee auf den Gleisen, und heute fährt kein Zug mehr: Halb Paris, unterwegs in den Süden, sitzt im Grandhotel fest. Zwischen Suppe und zweitem Walzer fehlt die erste Halskette. Um Mitternacht hasten die Gäste durch die Flure, Ringe, Broschen und Ohrringe in den Taschen, hinunter in den Keller, wo für jeden ein Tresor offen steht. Vier Diebe wohnen unter falschem Namen hier, und jeder hat nur für eine Sache eine Schwäche. Der fünfte nimmt alles. Von ihm hat noch niemand mehr gesehen als einen Schatten auf der Tapete. Bring hinunter, was du kannst, und schließ rechtzeitig zu: Wer als Letzter kommt, findet den Keller leer.',
  chart: [
    {
      title: 'Eine Runde: sieben Schritte, alle gemeinsam',
      isOrdered: true,
      items: [
        {
          name: 'Ausspielen',
          text: 'Alle mit offenem Tresor wählen heimlich eine Karte; alle werden gleichzeitig aufgedeckt.',
          rule: 'SD-3.1',
        },
        { name: 'Patt', text: 'Schmuck mit gleichem Wert, egal welcher Sorte, wird abgelegt.', rule: 'SD-3.2' },
        {
          name: 'Diebe',
          text: 'nehmen ein Schmuckstück ihrer Sorte, das jemand anders aufgedeckt hat, der Schattendieb zuerst und von jeder Sorte. Es kommt sofort in den Tresor. Dann werden die Diebe abgelegt.',
          rule: 'SD-3.3',
        },
        {
          name: 'Mehr Schmuck',
          text: 'Liegt dein Schmuckstück noch vor dir, darfst du aus der Hand weitere derselben Sorte dazulegen.',
          rule: 'SD-3.4',
        },
        {
          name: 'Tresor füllen',
          text: 'Aller Schmuck vor dir kommt in deinen Tresor und bleibt dort.',
          rule: 'SD-3.5',
        },
        {
          name: 'Schließen',
          text: 'Eine Tresorkarte schließt deinen Tresor, wenn er mindestens ein Schmuckstück und nicht mehr Schmuckkarten enthält, als sie wert ist. Sonst wird sie abgelegt. Wer geschlossen hat, ist für diesen Durchgang fertig.',
          rule: 'SD-3.6',
        },
        {
          name: 'Nachziehen',
          text: 'auf vier Karten. Reicht der Stapel nicht für alle: auf drei, und so weiter, für alle dasselbe.',
          rule: 'SD-3.7',
        },
      ],
    },
    {
      title: 'Der Durchgang endet',
      items: [
        { name: 'Nach dem Schließen ist nur noch ein Tresor offen', text: 'Er bringt 0 Punkte.', rule: 'SD-4.1' },
        {
          name: 'Alle offenen Tresore würden zugleich schließen',
          text: 'Keiner schließt, und sie alle bringen 0 Punkte.',
          rule: 'SD-4.2',
        },
        {
          name: 'Kein Stapel und keine Karten mehr',
          text: 'nach dem Dazulegen: sofort, und offene Tresore bringen 0 Punkte, selbst mit einer Tresorkarte auf dem Tisch.',
          rule: 'SD-4.3',
        },
      ],
    },
    {
      title: 'Wertung',
      items: [
        { name: 'Geschlossener Tresor', text: 'Die Summe der Werte seines Schmucks.', rule: 'SD-5.1' },
        { name: 'Partie', text: 'Die höchste Summe aller Durchgänge gewinnt.', rule: 'SD-2.1' },
      ],
    },
    {
      title: 'Die Karten',
      items: [
        {
          name: '80 Schmuckkarten',
          text: 'Ring, Halskette, Brosche, Ohrring: Werte 1 bis 10, je zweimal.',
          rule: 'SD-1.1',
        },
        {
          name: '20 Tresorkarten',
          text: 'Werte 4 bis 15: bis 11 je zwei, ab 12 je eine.',
          rule: 'SD-1.2',
        },
        { name: '5 Diebe', text: 'Einer für jede Sorte, und der Schattendieb.', rule: 'SD-1.3' },
      ],
    },
  ],
  examples: {},
  labels: {},
};
