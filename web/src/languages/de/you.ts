// Who one is, if one likes: games played, devices.

import { counted } from './grammar';
import type { You } from '../en/you';

export const you: You = {
  lead: 'Kein Konto. Dieses Gerät hat sich einen eigenen Schlüssel gemacht, der deine Plätze öffnet; niemand sonst hat ihn.',
  nobody: 'Noch niemand: Man kennt dich hier, sobald du an einem Tisch sitzt.',
  games: 'Deine Partien',
  none: 'Noch keine Partie zu Ende gespielt.',
  won: 'Gewonnen',
  of: (place, players) => `Platz ${place} von ${players}`,
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  withNames: (names) => `mit ${names}`,
  gone: 'Den Tisch gibt es nicht mehr; das Ergebnis bleibt.',
  replay: 'Ansehen',
  review: 'Analyse',
  label: (what, game, date) => `${what}: ${game}, ${date}`,
  more: 'Ältere Partien',
  devices: 'Deine Geräte',
  devicesText: 'Jedes öffnet alle deine Plätze. Entferne, was du verloren oder weggegeben hast.',
  here: 'Dieses Gerät',
  device: 'Ein Gerät',
  seen: (date) => `zuletzt hier am ${date}`,
  remove: 'Entfernen',
  removeLabel: (device) => `${device} entfernen`,
  removeAsk: (device) => `${device} entfernen?`,
  removeText: 'Es öffnet keinen deiner Plätze mehr, außer denen, die es selbst eingenommen hat.',
  removeHere: 'Dieses Gerät vergisst, wer du bist. Seine Plätze bleiben, solange der Browser sie behält.',
  passkeys: 'Passkeys',
  passkeysText:
    'Ein Passkey nimmt auf ein anderes Gerät mit, wer du bist: deine Tische, deine Partien. Er liegt in deinem Telefon oder Browser und fragt nach Finger, Gesicht oder Code. Nichts zu tippen, nichts zu merken.',
  noPasskeys: 'Dieser Browser hat hier keine Passkeys: Sie brauchen https und einen neueren Browser.',
  passkeyOf: (device) => `Passkey, gemacht mit ${device}`,
  passkeyUsed: (date) => `zuletzt benutzt am ${date}`,
  makePasskey: 'Passkey anlegen',
  passkeyMade: 'Dein Passkey ist angelegt.',
  passkeyRemoveText:
    'Damit kann sich niemand mehr anmelden. Geräte, die es getan haben, bleiben deine, bis du sie entfernst.',
  signIn: 'Mit einem Passkey anmelden',
  signedIn: 'Dieses Gerät ist jetzt deins.',
  signInAsk: 'Auf diesem Gerät anmelden?',
  signInText: 'Was du auf diesem Gerät gespielt hast, geht an den, dem der Passkey gehört.',
  everything: 'Alles',
  everythingText: 'Was der Server von dir hat, gehört dir: Nimm es mit oder lösch es.',
  toPrivacy: 'Was behalten wird, und wie lange',
  exportAll: 'Alles herunterladen',
  erase: 'Alles löschen',
  eraseAsk: 'Alles löschen?',
  eraseText:
    'Du verlässt jeden Tisch, Bots übernehmen deine Plätze, und dein Name, deine Nachrichten, Partien, Geräte und Passkeys werden gelöscht. Das lässt sich nicht rückgängig machen.',
  eraseNow: 'Endgültig löschen',
  erased: 'Alles ist gelöscht. Hier kennt dich niemand mehr.',
};
