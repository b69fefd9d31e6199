// Who one is, if one likes: games played, devices.

import { counted } from './grammar';
import type { You } from '../en/you';

export const you: You = {
  lead: 'Pas de compte. Cet appareil s’est fait une clé à lui, qui ouvre tes places ; personne d’autre ne l’a.',
  nobody: 'Encore personne : on te connaît ici dès que tu t’assois à une table.',
  games: 'Tes parties',
  none: 'Aucune partie terminée pour l’instant.',
  won: 'Gagnée',
  of: (place, players) => `Place ${place} sur ${players}`,
  points: (n) => counted(n, 'point', 'points'),
  withNames: (names) => `avec ${names}`,
  gone: 'La table n’existe plus ; le résultat reste.',
  replay: 'Revoir',
  review: 'Analyse',
  label: (what, game, date) => `${what} : ${game}, ${date}`,
  more: 'Parties plus anciennes',
  devices: 'Tes appareils',
  devicesText: 'Chacun ouvre toutes tes places. Retire ceux que tu as perdus ou donnés.',
  here: 'Cet appareil',
  device: 'Un appareil',
  seen: (date) => `vu le ${date}`,
  remove: 'Retirer',
  removeLabel: (device) => `Retirer ${device}`,
  removeAsk: (device) => `Retirer ${device} ?`,
  removeText: 'Il n’ouvrira plus aucune de tes places, sauf celles qu’il a prises lui-même.',
  removeHere: 'Cet appareil oublie qui tu es. Ses places restent tant que le navigateur les garde.',
  passkeys: 'Clés d’accès',
  passkeysText:
    'Une clé d’accès emporte qui tu es sur un autre appareil : tes tables, tes parties. Elle est dans ton téléphone ou ton navigateur, et demande ton doigt, ton visage ou ton code. Rien à taper, rien à retenir.',
  noPasskeys: 'Ce navigateur n’a pas de clés d’accès ici : il leur faut https et un navigateur récent.',
  passkeyOf: (device) => `Clé d’accès faite avec ${device}`,
  passkeyUsed: (date) => `utilisée le ${date}`,
  makePasskey: 'Créer une clé d’accès',
  passkeyMade: 'Ta clé d’accès est prête.',
  passkeyRemoveText:
    'Plus personne ne peut s’identifier avec elle. Les appareils qui l’ont fait restent à toi, jusqu’à ce que tu les retires.',
  signIn: 'M’identifier par une clé d’accès',
  signedIn: 'Cet appareil est maintenant à toi.',
  signInAsk: 'T’identifier sur cet appareil ?',
  signInText: 'Ce que tu as joué sur cet appareil revient à qui appartient la clé d’accès.',
  everything: 'Tout ce qu’il y a',
  everythingText: 'Ce que le serveur a de toi t’appartient : emporte-le ou efface-le.',
  toPrivacy: 'Ce qui est gardé, et combien de temps',
  exportAll: 'Tout télécharger',
  erase: 'Tout effacer',
  eraseAsk: 'Tout effacer ?',
  eraseText:
    'Tu quittes toutes les tables, des robots prennent tes places, et ton nom, tes messages, tes parties, tes appareils et tes clés d’accès sont effacés. C’est définitif.',
  eraseNow: 'Effacer pour de bon',
  erased: 'Tout est effacé. Plus personne ne te connaît ici.',
};
