// The Shadow Thief: help in German.

import type { HelpWords } from '../../help';

export const words: HelpWords = {
  can: {
    play: 'Wähl heimlich eine Karte aus deiner Hand. Alle decken gleichzeitig auf.',
    steal: 'Lass deinen Dieb ein Schmuckstück nehmen, das jemand anders aufgedeckt hat.',
    add: 'Leg Schmuck derselben Sorte aus der Hand dazu; niemand kann ihn nehmen.',
    done: 'Leg nichts mehr dazu: Dein Schmuck kommt in den Tresor.',
  },
  reasons: {
    over: 'Die Partie ist zu Ende.',
    closed: 'Dein Tresor ist geschlossen: In diesem Durchgang schaust du nur noch zu.',
    chosen: 'Du hast deine Karte gewählt; sie bleibt liegen, bis alle gewählt haben.',
    no_card: 'Du hast keine Karte mehr: Du setzt diese Runde aus.',
    not_your_turn: 'Erst müssen andere wählen.',
    not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    add_later: 'Schmuck legst du nach dem Aufdecken dazu, wenn dein eigenes Schmuckstück noch vor dir liegt.',
    steal_later: 'Schmuck nimmt ein Dieb, wenn alle Karten aufgedeckt sind.',
    thief_first: 'Erst nimmt dein Dieb ein Schmuckstück.',
    own: 'Ein Dieb nimmt von anderen, nicht von dir.',
    nothing_shown: 'Dort wurde nichts aufgedeckt.',
    no_jewel: 'Diebe nehmen nur Schmuck, keine Tresorkarten und keine Diebe.',
    cancelled: 'Patt: Ein anderes Schmuckstück hatte denselben Wert, darum ist dieses weg.',
    taken: 'Das hat schon ein anderer Dieb genommen.',
    wrong_thief: 'Dein Dieb nimmt Schmuck einer anderen Sorte.',
    adding:
      'Nur Schmuck der Sorte, die du aufgedeckt hast, kommt dazu; die anderen Karten warten bis zur nächsten Runde.',
    thieves_gone: 'Die Diebe dieser Runde sind schon abgelegt.',
  },
};
