// Master Thieves, taught in German.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Das ist das Kästchen: drei Ebenen mit je vier Schubladen. Jede Schublade hat zwei Seiten, eine oben, eine unten, und auf beiden können Steine liegen. In dieser Lektion siehst du, was wo liegt; am Tisch musst du es dir merken.',
  },
  fill: {
    says: 'Zuerst kommen echte Diamanten ins Kästchen. Du legst deine auf die Oberseite von Schubladen, die dir gefallen.',
    press: 'Leg einen Diamanten in die obere Schublade im Osten.',
    instead: 'Jede wäre erlaubt. Für unsere Lektion brauchen wir die obere im Osten.',
  },
  rotate: {
    says: 'Deine vier Diamanten sind drin, zwei davon in Schublade B. Danach, und später am Ende jedes deiner Züge, darfst du das Kästchen bewegen: die oberste Ebene drehen oder die obersten zwei.',
    press: 'Dreh die oberste Ebene nach rechts.',
    instead: 'Auch das ist erlaubt. Aber dreh die oberste Ebene nach rechts und schau, wohin Schublade B kommt.',
  },
  turned: {
    says: 'Die anderen haben das Kästchen gefüllt, und dann hat Ganimard es umgedreht. Was oben lag (▲), liegt jetzt unten (▼), und was unten liegt, fällt heraus, wenn die Schublade aufgeht!',
  },
  jeweller: {
    says: 'Eine Runde: Alle wählen heimlich einen Charakter, dann handeln sie in fester Reihenfolge. Der Juwelier legt eins deiner Imitate in eine Schublade. Ist es drin, gilt es als echt.',
    press: 'Wähl den Juwelier.',
    instead: 'Mit der Zeit spielst du alle sechs. Fang mit dem Juwelier an: Er kann eine Falle stellen.',
  },
  open: {
    says: 'Öffne eine Schublade. Nimm eine, aus der nichts fällt: Fällt ein Stein heraus, tut dein Charakter nichts.',
    press: 'Öffne die untere Schublade im Osten.',
    instead: 'Diese nicht. Die untere im Osten ist ganz leer.',
  },
  place: {
    says: 'Auf dem weißen Kissen liegen deine Imitate: Jedes kostet dich am Ende Punkte. Sieh zu, dass du sie loswirst!',
    press: 'Leg einen Saphir hinein.',
    instead: 'Das ginge auch. Aber ein Saphir ist zwei Punkte wert und der bessere Köder.',
  },
  alarm: {
    says: 'Der Juwelier darf seine Alarmanlage dazulegen. Wem sie mit den Steinen herausfällt, der muss dir die Steine geben.',
    press: 'Leg deine Alarmanlage dazu.',
    instead: 'Du darfst sie behalten. Aber ohne sie gibt es keine Falle.',
  },
  turn: {
    says: 'Deine Falle schnappt nur zu, wenn sie kopfüber hängt. Du darfst das ganze Kästchen umdrehen.',
    press: 'Dreh das Kästchen um.',
    instead: 'Diesmal nicht: Nur kopfüber fallen Stein und Alarmanlage heraus.',
  },
  rang: {
    says: 'Ganimard, der Dieb, hat deine Schublade geöffnet. Die Alarmanlage ging los: Der Saphir ist jetzt echt und liegt auf deinem schwarzen Kissen. Was dort liegt, bringt dir Punkte: Diamant 1, Saphir 2, Rubin 4.',
  },
  thief: {
    says: 'Jetzt stiehlst du. Der Dieb nimmt alle Steine, die auf der Oberseite seiner Schublade liegen.',
    press: 'Wähl den Dieb.',
    instead: 'Später. Holen wir erst die zwei Diamanten aus Schublade B.',
  },
  smuggler: {
    says: 'Schmuggler handeln zuerst. Josette hat eine Schublade auf das rote Kissen geleert und ein Imitat hineingelegt. Gibt es nicht mehr Detektive als Schmuggler, teilen die Schmuggler sich, was dort liegt. Und dann hat sie die oberste Ebene gedreht …',
  },
  take: {
    says: '… also ist Schublade B mit deinen zwei Diamanten jetzt im Westen. Das Kästchen wird ständig gedreht; an Buchstaben und Maserung erkennst du die Schubladen wieder.',
    press: 'Öffne die obere Schublade im Westen.',
    instead: 'Such Schublade B: Sie ist im Westen der obersten Ebene.',
  },
  detective: {
    says: 'Zwei Diamanten mehr für dich. Der Detektiv rührt das Kästchen nicht an: Am Ende der Runde nimmt er, was auf dem roten Kissen liegt.',
    press: 'Wähl den Detektiv.',
    instead: 'Warte damit. Lass die anderen ungeschickt sein und sei der Detektiv.',
  },
  pick: {
    says: 'Josette hat das Kästchen umgedreht, und bei Ganimard sind zwei Diamanten herausgefallen: Sie liegen auf dem roten Kissen, und du bist der einzige Detektiv.',
    press: 'Nimm einen Diamanten; der andere folgt.',
  },
  master: {
    says: 'Der Meisterdieb darf nach einem Geheimfach suchen. Nur lange Schubladen haben eins, und sechs Rubine sind dort versteckt.',
    press: 'Wähl den Meisterdieb.',
    instead: 'Auch diese Karte kommt noch dran. Jetzt holen wir einen Rubin.',
  },
  drawer: {
    says: 'Zu Beginn lagen die Rubine im Norden unten; jetzt steht das Kästchen auf dem Kopf, also liegen sie oben. Schublade E ist lang, kommt aus dem Norden, und nichts kann aus ihr fallen.',
    press: 'Öffne die mittlere Schublade im Norden.',
    instead: 'Schublade E, bitte: im Norden der mittleren Ebene.',
  },
  search: {
    says: 'Du darfst nehmen, was du siehst, also nichts, oder dahinter suchen. Läge ein Rubin unten, würde er herausfallen, und du bekämst gar nichts.',
    press: 'Such.',
    instead: 'Da gibt es nichts zu nehmen. Such!',
  },
  ruby: {
    says: 'Ein Rubin!',
    press: 'Nimm ihn.',
    instead: 'Vier Punkte liegen lassen? Nimm ihn.',
  },
  score: {
    says: 'Dein schwarzes Kissen ist 10 Punkte wert: vier Diamanten, ein Saphir, ein Rubin. Aber jedes Imitat auf dem weißen Kissen kostet dich seinen Wert. Die Juwelierin, die du noch nicht gespielt hast, wird die meisten los.',
  },
  end: {
    says: 'Viele Runden später hat jemand kein Imitat mehr, und die Partie ist zu Ende. Du gewinnst! In einer richtigen Partie siehst du nicht in die Schubladen hinein: Merk dir alles gut.',
  },
};
