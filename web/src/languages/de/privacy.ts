// Was hier gespeichert wird, und wie lange.

import { counted } from './grammar';
import type { Privacy } from '../en/privacy';

export const privacy: Privacy = {
  privacy: {
    title: 'Datenschutz',
    lead: 'Kein Konto, keine Cookies, keine Werbung, nichts von anderen Seiten. Gespeichert wird, was ein Spiel braucht, und nicht mehr.',
    device: {
      title: 'Auf deinem Gerät',
      text: 'Deine Plätze, die eingetippten Namen, deine Einstellungen, die gelösten Rätsel, deine Duplikat-Abende und Blätter des Tages, wen du stumm geschaltet hast und woran dich die Galerie der Zuschauer wiedererkennt, bleiben in diesem Browser. Löschst du die Daten dieser Seite, sind sie weg; dein privater Link bringt einen Platz zurück.',
    },
    server: {
      title: 'Auf dem Server',
      text: 'Zu jedem Tisch: die eingetippten Namen, jeder Zug mit seiner Zeit, was im Chat und in der Galerie gesagt wurde, die Reaktionen auf Züge, und wann du Pause machst. Deine Geheimnisse im Spiel sieht niemand, bevor es zu Ende ist. Dein Platz ist als Fingerabdruck gespeichert, mit dem sich niemand hinsetzen kann. Deine Netzadresse steht nicht dabei. Tische, die für alle offen sind, stehen mit dem Namen des Gastgebers in einer Liste; was über andere gemeldet wird, bleibt höchstens 90 Tage, mit den letzten 20 Zeilen des Chats. Von einem Duplikat-Abend: dass du teilnimmst, deine Plätze und deine Punkte; ist er zu Ende, sieht sie mit deinem Namen, wer seinen Link hat, und beim Blatt des Tages jeder.',
    },
    messages: {
      title: 'Wenn du erfahren willst, dass du dran bist',
      text: 'Dann auch die Adresse, die du angibst: die deines Browsers bei seinem Push-Dienst, die eines Webhooks oder deines Postfachs; dazu Sprache, Zeitzone und Ruhezeiten. Sie werden gelöscht, wenn du es abschaltest, den Platz verlässt, oder eine Woche nach dem Spiel. Eine Nachricht sagt, um welches Spiel es geht, und nichts daraus; für einen Browser ist sie zudem verschlüsselt.',
    },
    person: {
      title: 'Wer du bist, wenn du magst',
      text: (days) =>
        `An deinem ersten Tisch macht sich dein Browser einen Schlüssel. Der Server speichert dessen Hash, den Namen, den du zuletzt hattest, die Art von Browser und System und den Tag, an dem du zuletzt hier warst; von einem Passkey die öffentliche Hälfte. Von jeder beendeten Partie bleibt eine Zeile, auch wenn es den Tisch nicht mehr gibt: welches Spiel, an welchem Tag, dein Platz und deine Punkte. Von gewerteten Partien auch deine Wertung davor und danach; ab fünf stehen dein Name, deine Wertung und die Zahl deiner Partien in einer Rangliste, die alle sehen können, wenn du dich nicht verbirgst. Hast du Freunde: wer sie sind, wen du eingeladen hast, von wem du keine Einladungen willst, und der Hash deines Links. Freunde sehen deinen Namen, ob du heute hier warst und eure letzte gemeinsame Partie. Alles wird gelöscht, wenn du es sagst oder wenn dich ${counted(days, 'Tag', 'Tage')} lang niemand gesehen hat. Wer nur zuschaut, wird nicht gespeichert.`,
      link: 'Alles herunterladen oder löschen',
    },
    time: {
      title: 'Wie lange',
      text: (finished, unfinished, waiting) =>
        `Ein Tisch wird ${counted(finished, 'Tag', 'Tage')} nach seinem Spiel gelöscht, ${counted(unfinished, 'Tag', 'Tage')} nach dem letzten Zug, wenn das Spiel nicht beendet wurde, und nach ${counted(waiting, 'Tag', 'Tagen')}, wenn es nie begann. Sicherungen können ihn einige Wochen länger haben.`,
    },
    others: {
      title: 'Wer es sonst sieht',
      text: 'Wer den Link eines Tisches hat, sieht, was dort offen liegt, solange der Gastgeber Zuschauer zulässt; nach dem Spiel lässt sich alles nachspielen. Wer den Server betreibt, könnte lesen, was gespeichert ist. Sonst bekommt niemand etwas.',
    },
    rights: {
      title: 'Was du tun kannst',
      text: 'Verlass einen Platz im Tischmenü, und sein privater Link ist nichts mehr wert; der Gastgeber kann den Tisch schließen. Wer diesen Server betreibt, kann dir alles zeigen, was unter deinem Namen gespeichert ist, und es löschen.',
      contact: 'Dorthin schreiben',
      none: 'Hier ist keine Adresse angegeben: frag die Person, von der du den Link hast.',
    },
  },
};
