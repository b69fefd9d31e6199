// Texts that are the same in English and in another language, by path. Anything else that is equal was forgotten.

import type { Language } from '../src/languages';

export const SAME_AS_ENGLISH: Record<'all' | Language, string[]> = {
  all: [
    'games.master_thieves.hints.over',
    'games.master_thieves.look.flat',
    'games.master_thieves.look.in3D',
    'games.shadow_thief.fates.revealed',
    'newTable.clocks.120',
    'newTable.clocks.30',
    'product',
    'title.plain',
  ],
  en: [],
  fr: [
    'end.total',
    'games.gentlemen_thieves.spots.casino',
    'games.gentlemen_thieves.spots.centre',
    'games.master_thieves.imitations',
    'levels.pickpocket.name',
    'replay.pause',
    'games.gentlemen_thieves.sheet.secret',
    'games.master_thieves.sheet.imitations',
    'settings.volume',
    'table.bot',
    'table.panels.chat',
    'games.gentlemen_thieves.text.specials.tunnel',
    'games.shadow_thief.text.points',
  ],
  de: [
    'games.gentlemen_thieves.spots.bank',
    'games.gentlemen_thieves.spots.casino',
    'games.gentlemen_thieves.spots.museum',
    'home.actionLabel',
    'newTable.bot',
    'replay.speeds.steady',
    'settings.motions.normal',
    'table.panels.chat',
    'text.pair',
  ],
  it: [
    'games.gentlemen_thieves.spots.opera',
    'home.actionLabel',
    'newTable.bot',
    'newTable.no',
    'settings.volume',
    'table.bot',
    'table.panels.chat',
    'games.gentlemen_thieves.text.specials.tunnel',
    'text.pair',
  ],
};
