// Master Thieves: the story, the chart and the figure in German.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Paris, um 1900. Auf dem Ladentisch eines Geschäfts an der Place Vendôme steht ein Kästchen aus Nussbaum mit zwölf Schubladen, und die halbe Stadt hat Pläne damit. Der Juwelier und die Juwelierin können Glas von Diamanten unterscheiden und wollen das Glas loswerden. Die Schmuggler räumen gemeinsam Schubladen aus und teilen, solange die Detektive nicht in der Überzahl sind. Der Dieb greift nach dem, was vorne liegt. Der Meisterdieb hat gehört, was dahinter liegt. Und der Detektiv? Er rührt das Kästchen nicht an. Er behält das rote Kissen im Auge, auf dem alles landet, was jemandem herunterfällt. Heute Abend bist du sie alle sechs, nacheinander. Die anderen auch.',
  chart: [
    {
      title: 'Eine Runde',
      isOrdered: true,
      items: [
        { name: 'Wählen', text: 'Alle legen eine Karte verdeckt vor sich.', rule: 'MT-3.1' },
        {
          name: 'Schmuggler',
          text: 'decken auf und machen ihre Züge. Dann decken alle anderen auf, und die Schmuggler teilen sich die Beute.',
          rule: 'MT-3.2',
        },
        {
          name: 'Juweliere, Juwelierinnen, Diebe, Meisterdiebe',
          text: 'sind in dieser Reihenfolge dran; bei gleichem Charakter die niedrigere Nummer zuerst.',
          rule: 'MT-3.2',
        },
        {
          name: 'Detektive',
          text: 'teilen sich die Steine auf dem roten Kissen. Ohne Detektiv bleiben sie liegen.',
          rule: 'MT-3.3',
        },
        {
          name: 'Karten',
          text: 'kommen zur Seite. Nach sechs Runden gibst du alle deinem linken Nachbarn.',
          rule: 'MT-3.4',
        },
      ],
    },
    {
      title: 'Ein Zug',
      isOrdered: true,
      items: [
        {
          name: 'Öffnen',
          text: 'Eine Schublade, wo du willst. Vorher wird das Kästchen nicht bewegt.',
          rule: 'MT-4.1',
        },
        {
          name: 'Ein Stein fällt',
          text: 'von der Unterseite: Alles Herausgefallene kommt auf das rote Kissen, und dein Charakter tut nichts (außer der Juwelierin).',
          rule: 'MT-4.2',
        },
        {
          name: 'Eine Alarmanlage fällt',
          text: 'mit Steinen: Sie kommen auf das schwarze Kissen des Besitzers; auf das rote, wenn er selbst geöffnet hat. Er bekommt die Alarmanlage zurück.',
          rule: 'MT-4.3',
        },
        {
          name: 'Eine Alarmanlage liegt da',
          text: 'auf der Oberseite: Sie ist ausgeschaltet.',
          rule: 'MT-4.4',
        },
        { name: 'Handeln', text: 'Ist kein Stein gefallen, tut dein Charakter seine Arbeit.', rule: 'MT-4.5' },
        {
          name: 'Das Kästchen bewegen',
          text: 'Einmal drehen, einmal umdrehen: beides, eins oder nichts.',
          rule: 'MT-4.6',
        },
      ],
    },
    {
      title: 'Die Charaktere, in ihrer Reihenfolge',
      isOrdered: true,
      items: [
        {
          name: 'Schmuggler',
          text: 'Alle Steine, die daliegen, kommen auf das rote Kissen, und ein Imitat kommt an ihre Stelle. Gibt es mindestens so viele Schmuggler wie Detektive, nehmen die Schmuggler reihum Steine vom roten Kissen. Kein Anteil, wenn in deinem Zug ein Stein fiel.',
          rule: 'MT-5.1',
        },
        {
          name: 'Juwelier',
          text: 'Legt ein Imitat dazu. Hat er das getan, darf er die Alarmanlage dazulegen, wenn dort keine liegt.',
          rule: 'MT-5.2',
        },
        {
          name: 'Juwelierin',
          text: 'Legt immer ein Imitat dazu, auch wenn Steine gefallen sind; sie darf noch eins für jeden Detektiv dazulegen.',
          rule: 'MT-5.3',
        },
        { name: 'Dieb', text: 'Nimmt alle Steine, die vorne liegen.', rule: 'MT-5.4' },
        {
          name: 'Meisterdieb',
          text: 'Nimmt die Steine vorne oder sucht dahinter. Fällt dort ein Rubin heraus: gar nichts. Sonst die Steine vorne und, wenn oben einer liegt, den Rubin.',
          rule: 'MT-5.5',
        },
        {
          name: 'Detektiv',
          text: 'Hat keinen Zug. Nimmt am Ende der Runde Steine vom roten Kissen.',
          rule: 'MT-5.6',
        },
      ],
    },
    {
      title: 'Ende und Wertung',
      items: [
        { name: 'Ende', text: 'Die Runde, in der jemand kein Imitat mehr hat, ist die letzte.', rule: 'MT-6.1' },
        { name: 'Rubine', text: 'Es gibt sechs, in jeder langen Schublade einen.', rule: 'MT-6.2' },
        {
          name: 'Wertung',
          text: 'Schwarzes Kissen: Diamant 1, Saphir 2, Rubin 4. Weißes Kissen: Diamant −1, Saphir −2.',
          rule: 'MT-7.1',
        },
        { name: 'Gleichstand', text: 'Mehr Rubine, dann mehr Saphire.', rule: 'MT-7.2' },
      ],
    },
  ],
  examples: {
    'MT-3.2':
      'Acht Karten liegen verdeckt: Juwelierin 8, Schmuggler 2, 5 und 8, Detektiv 4, Meisterdieb 3, Diebe 5 und 7. Nur die Schmuggler werden aufgedeckt: Die 2 öffnet eine Schublade, dann die 5, dann die 8. Jetzt wird der Rest aufgedeckt. Drei Schmuggler gegen einen Detektiv: Sie teilen sich, was auf dem roten Kissen liegt. Niemand ist Juwelier, also geht es mit der Juwelierin weiter, dann Dieb 5, Dieb 7 und der Meisterdieb. Der Detektiv kommt zuletzt und bekommt, was inzwischen gefallen ist.',
  },
  labels: {
    box: 'Das Kästchen hat drei Ebenen: oben T, Mitte M, unten B.',
    above: 'Eine Ebene von oben: vier Seiten, N, E (Osten), S und W, mit je einer Schublade.',
    long: 'lange Schublade',
    short: 'kurze Schublade',
    drawer: 'Eine lange Schublade, herausgezogen, von der Seite. Eine kurze hat nur die vorderen Fächer.',
    up: 'Oberseite',
    down: 'Unterseite: Was dort liegt, fällt heraus',
    front: 'vorderes Fach',
    secret: 'Geheimfach',
    rotate: 'Drehen: die oberste Ebene, oder die obersten zwei gemeinsam, um ein Viertel.',
    turn: 'Umdrehen: Oben und unten tauschen, Osten und Westen auch, und die beiden Seiten jeder Schublade.',
  },
};
