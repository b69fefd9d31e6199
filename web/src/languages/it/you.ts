// Who one is, if one likes: games played, devices.

import { counted } from './grammar';
import type { You } from '../en/you';

export const you: You = {
  lead: 'Niente account. Questo dispositivo si è fatto una chiave tutta sua, che apre i tuoi posti; nessun altro ce l’ha.',
  nobody: 'Ancora nessuno: qui ti si conosce appena ti siedi a un tavolo.',
  games: 'Le tue partite',
  none: 'Ancora nessuna partita finita.',
  won: 'Vinta',
  of: (place, players) => `${place}º posto su ${players}`,
  points: (n) => counted(n, 'punto', 'punti'),
  withNames: (names) => `con ${names}`,
  gone: 'Il tavolo non c’è più; il risultato resta.',
  replay: 'Rivedi',
  review: 'Analisi',
  label: (what, game, date) => `${what}: ${game}, ${date}`,
  more: 'Partite più vecchie',
  devices: 'I tuoi dispositivi',
  devicesText: 'Ognuno apre tutti i tuoi posti. Togli quelli che hai perso o dato via.',
  here: 'Questo dispositivo',
  device: 'Un dispositivo',
  seen: (date) => `visto il ${date}`,
  remove: 'Togli',
  removeLabel: (device) => `Togli ${device}`,
  removeAsk: (device) => `Togliere ${device}?`,
  removeText: 'Non aprirà più nessuno dei tuoi posti, tranne quelli che ha preso da sé.',
  removeHere: 'Questo dispositivo dimentica chi sei. I suoi posti restano finché il browser li conserva.',
  passkeys: 'Passkey',
  passkeysText:
    'Una passkey porta chi sei su un altro dispositivo: i tuoi tavoli, le tue partite. Sta nel tuo telefono o nel browser, e chiede il dito, il viso o il codice. Niente da scrivere, niente da ricordare.',
  noPasskeys: 'Qui questo browser non ha passkey: servono https e un browser recente.',
  passkeyOf: (device) => `Passkey creata con ${device}`,
  passkeyUsed: (date) => `usata il ${date}`,
  makePasskey: 'Crea una passkey',
  passkeyMade: 'La tua passkey è pronta.',
  passkeyRemoveText:
    'Nessuno potrà più accedere con questa. I dispositivi che l’hanno fatto restano tuoi, finché non li togli.',
  signIn: 'Accedi con una passkey',
  signedIn: 'Ora questo dispositivo è tuo.',
  signInAsk: 'Accedere su questo dispositivo?',
  signInText: 'Quello che hai giocato su questo dispositivo passa a chi possiede la passkey.',
  everything: 'Tutto quanto',
  everythingText: 'Quello che il server ha di te è tuo: portalo via o cancellalo.',
  toPrivacy: 'Che cosa si conserva, e per quanto',
  exportAll: 'Scarica tutto',
  erase: 'Cancella tutto',
  eraseAsk: 'Cancellare tutto?',
  eraseText:
    'Lasci tutti i tavoli, i bot prendono i tuoi posti, e il tuo nome, i messaggi, le partite, i dispositivi e le passkey vengono cancellati. Non si può annullare.',
  eraseNow: 'Cancella per sempre',
  erased: 'È tutto cancellato. Qui nessuno ti conosce più.',
};
