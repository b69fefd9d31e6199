// Gentlemen Thieves, taught in German.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Du bist Arsène Lupin, Rot, und niemand weiß es. Die anderen beiden spielen zwei der vier übrigen Farben; wer wer ist, bleibt bis zum Ende geheim. Dann gewinnt, wer den höchsten Stapel hat.',
  },
  places: {
    says: 'Fünf Orte in Paris warten auf einen Coup. Er steigt, sobald an einem Ort alle fünf Arten Ausrüstung liegen: Handschuhe, Seil, Lampe, Maske und Brecheisen. Hier an der Oper sind es schon zwei.',
  },
  ally: {
    says: 'Zu Beginn einer Runde teilt der Startspieler die fünf Farben auf, zwei gegen drei. Das bist jetzt du. Rot hat zwei Plättchen an der Oper; such dir einen Partner zum Teilen.',
    press: 'Drück auf Rot, dann auf Gelb.',
    instead: 'Ein schönes Bündnis. In unserer Lektion sollen aber Rot und Gelb zusammenarbeiten.',
  },
  take: {
    says: 'Josette und Ganimard haben eine Maske und eine Lampe zur Oper gebracht. Nur ein Brecheisen fehlt! In deinem Zug nimmst du eins der drei Plättchen aus der Auslage oder ziehst blind eins vom Stapel.',
    press: 'Nimm das rote Brecheisen.',
    instead: 'Wenn du das Brecheisen nicht nimmst, tun es andere. Nimm es.',
  },
  place: {
    says: 'Rot und Gelb haben zwei Plättchen an der Oper, die anderen auch zwei. Deins entscheidet.',
    press: 'Leg es zur Oper.',
    instead: 'Auch dort wäre es gut. Aber an der Oper gewinnt es einen Coup.',
  },
  heist: {
    says: 'Drei gegen zwei: Rot und Gelb gewinnen den Coup. Alle Plättchen werden zu Beute und zufällig und gleichmäßig verteilt; was nicht aufgeht, ist verloren. Rot und Gelb haben je zwei.',
  },
  sides: {
    says: 'Der Vermittler geht nach links, und Josette teilt die Farben neu auf: Violett und Grün gegen euch drei. Jede Runde bringt andere Freunde.',
  },
  tunnel: {
    says: 'Statt ein Plättchen zu nehmen, kannst du einen Gefallen einlösen und ein Sonderplättchen bewegen. Zwei Tunnel machen aus zwei Orten einen: Herrenhaus und Casino haben zusammen alle fünf, vier davon gehören deiner Seite.',
    press: 'Drück auf den Tunnel in der Mitte, dann auf das Casino.',
    instead: 'Möglich. Aber schau: Mit dem Tunnel sind Herrenhaus und Casino ein Ort, und alles ist bereit.',
  },
  return: {
    says: 'Der Coup stieg an beiden Orten zugleich, und deine Seite hat sich die Beute geteilt. Danach kommt ein Tunnel zurück in die Mitte.',
    press: 'Leg den Tunnel vom Herrenhaus zurück.',
    instead: 'Beides geht. Nehmen wir den vom Herrenhaus.',
  },
  danger: {
    says: 'Eine neue Runde: Grün und Schwarz gegen den Rest. Sie haben vier Arten Ausrüstung zur Bank gebracht, und dort liegen zwei Beuteplättchen, die mitverteilt werden. In der Auslage liegt ein Brecheisen. Halt sie auf!',
  },
  car: {
    says: 'Von dem Ort, an den das Auto fährt, bringt es ein Plättchen zum Vorhängeschloss. Du hast noch zwei Gefallen.',
    press: 'Drück auf das Auto, dann auf die Bank.',
    instead: 'Das hält sie nicht auf. Schick das Auto zur Bank.',
  },
  carry: {
    says: 'Wähl, was es mitnimmt.',
    press: 'Lass das schwarze Seil mitfahren.',
    instead: 'Auch das darf mit. Aber ohne das schwarze Seil haben Grün und Schwarz dort ein Plättchen weniger.',
  },
  padlock: {
    says: 'Es kam zum Museum, wo das Vorhängeschloss hängt. Dort steigt kein Coup, bis jemand einen Gefallen einlöst und es bewegt; liegt dann alles bereit, steigt er sofort.',
  },
  favours: {
    says: 'Ein Gefallen bleibt dir. Überleg gut, wann du ihn einlöst: Sind zwei Stapel gleich hoch, entscheiden die übrigen Gefallen.',
  },
  end: {
    says: 'Viel später wird der Brigadier gezogen, der Mann von der Polizei, und die Partie ist sofort zu Ende. Die Masken fallen, und der höchste Stapel gehört Arsène Lupin: dir. Jetzt weißt du alles, nur nicht die Geheimnisse der anderen.',
  },
};
