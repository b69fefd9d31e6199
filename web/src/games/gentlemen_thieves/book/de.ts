// Gentlemen Thieves: the story and the chart in German.

import type { BookWords } from '../../book';

export const words: BookWords = {
  story:
    'Alle Zeitungen schreiben über sie, und niemand kennt die Gesichter zu den Namen: Arsène Lupin, die Comtesse de Cagliostro, Dolorès Kesselbach, Beaumagnan, Grand Paul. In dieser Saison haben sie dieselben fünf Adressen im Blick, und sie brauchen einander, denn ohne Handschuhe, Seil, Lampe, Maske und Brecheisen kommt keiner hinein. Heute Nacht halten zwei gegen drei zusammen; morgen hat der Vermittler sie neu gepaart, und der Komplize von gestern schielt nach deinem Anteil. Es gibt Tunnel zu graben, ein Schloss für die falsche Tür und ein altes Auto, das keine Fragen stellt. Nur trödeln darfst du nicht: Brigadier Béchoux macht seine Runde, und wo er auftaucht, ist der Abend vorbei.',
  chart: [
    {
      title: 'Eine Runde',
      isOrdered: true,
      items: [
        {
          name: 'Bündnisse',
          text: 'Der Startspieler teilt die fünf Farben auf, zwei gegen drei; anders als in der Runde davor.',
          rule: 'GT-3.1',
        },
        {
          name: 'Aktionen',
          text: 'Links vom Startspieler beginnend, im Uhrzeigersinn, je eine, bis ein Coup steigt.',
          rule: 'GT-3.2',
        },
      ],
    },
    {
      title: 'Du bist dran: eins davon',
      items: [
        {
          name: 'Nehmen',
          text: 'Eins der drei Plättchen der Auslage, die sofort aufgefüllt wird; dann leg es an einen Ort.',
          rule: 'GT-3.3',
        },
        { name: 'Ziehen', text: 'Das oberste Plättchen des Stapels; leg es an einen Ort.', rule: 'GT-3.4' },
        { name: 'Gefallen', text: 'Lös einen ein und beweg ein Sonderplättchen.', rule: 'GT-3.5' },
        {
          name: 'Grenze',
          text: 'Höchstens drei Plättchen einer Art an einem Ort; verbundene Orte zählen als einer.',
          rule: 'GT-3.6',
        },
      ],
    },
    {
      title: 'Der Coup, in dieser Reihenfolge',
      isOrdered: true,
      items: [
        {
          name: 'Wann',
          text: 'Alle fünf Arten liegen an einem Ort oder an zwei verbundenen Orten, ohne Vorhängeschloss.',
          rule: 'GT-4.1',
        },
        {
          name: 'Wer',
          text: 'Das Bündnis, das dort mehr Ausrüstung in seinen Farben hat, gewinnt. Beute zählt nicht mit.',
          rule: 'GT-4.2',
        },
        {
          name: 'Beute',
          text: 'Ausrüstung und Beute werden gleichmäßig auf die Gewinnerfarben verteilt; der Rest ist verloren. Bei Gleichstand ist alles verloren.',
          rule: 'GT-4.3',
        },
        {
          name: 'Tunnel',
          text: 'Nach einem Coup an verbundenen Orten kommt einer der beiden zurück in die Mitte.',
          rule: 'GT-4.4',
        },
        { name: 'Neue Ausrüstung', text: 'Zwei Plättchen vom Stapel an jeden leeren Ort.', rule: 'GT-4.5' },
        { name: 'Neue Beute', text: 'Liegt an keinem Ort welche: zwei aus dem Vorrat zur Bank.', rule: 'GT-4.6' },
        { name: 'Nächste Runde', text: 'Der Vermittler geht nach links.', rule: 'GT-4.7' },
      ],
    },
    {
      title: 'Sonderplättchen',
      items: [
        {
          name: 'Tunnel',
          text: 'Von einem Ort oder aus der Mitte. Zwei an verschiedenen Orten machen aus diesen einen.',
          rule: 'GT-5.1',
        },
        {
          name: 'Vorhängeschloss',
          text: 'Von Ort zu Ort. Wo es hängt, steigt kein Coup, auch nicht am damit verbundenen Ort.',
          rule: 'GT-5.2',
        },
        {
          name: 'Auto',
          text: 'Von einem Ort oder aus der Mitte. Dann darf ein Ausrüstungsplättchen von dort zum Ort des Vorhängeschlosses.',
          rule: 'GT-5.3',
        },
        { name: 'Beute', text: 'Ein oder mehrere Plättchen, von einem Ort zu einem anderen.', rule: 'GT-5.4' },
      ],
    },
    {
      title: 'Das Ende',
      items: [
        { name: 'Brigadier', text: 'Sobald er auftaucht, ist die Partie vorbei.', rule: 'GT-6.1' },
        { name: 'Wertung', text: 'So viele Plättchen, wie der Stapel deiner Farbe hat.', rule: 'GT-6.2' },
        {
          name: 'Gleichstand',
          text: 'Mehr übrige Gefallen, dann mehr Ausrüstung der eigenen Farbe im Stapel.',
          rule: 'GT-6.3',
        },
      ],
    },
  ],
  examples: {
    'GT-4.3':
      'An der Oper liegen neun Ausrüstungsplättchen, als die fünfte Art dazukommt. Fünf davon sind grün oder schwarz, und diese beiden sind verbündet; Rot, Violett und Gelb haben vier. Grün und Schwarz gewinnen. Neun für zwei macht vier für jede Farbe, und das neunte ist verloren.',
  },
  labels: {},
};
