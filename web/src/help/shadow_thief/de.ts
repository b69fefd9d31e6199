// The Shadow Thief: help in German.

import type { HelpWords } from '../words';

export const words: HelpWords = {
  can: {
    play: 'Wähl geheim eine Karte deiner Hand. Alle werden zusammen aufgedeckt.',
    steal: 'Lass deinen Dieb ein Schmuckstück nehmen, das jemand anders aufgedeckt hat.',
    add: 'Leg Schmuck derselben Art aus der Hand dazu; niemand kann ihn nehmen.',
    done: 'Leg nichts mehr dazu: Dein Schmuck kommt in den Tresor.',
  },
  reasons: {
    over: 'Das Spiel ist aus.',
    closed: 'Dein Tresor ist geschlossen: Du bist bis zum Ende der Runde heraus.',
    chosen: 'Du hast deine Karte gewählt; sie bleibt liegen, bis alle gewählt haben.',
    no_card: 'Du hast keine Karte mehr: Du setzt diesen Zug aus.',
    not_your_turn: 'Erst müssen andere wählen.',
    not_in_hand: 'Diese Karte hast du nicht auf der Hand.',
    add_later: 'Schmuck wird nach dem Aufdecken dazugelegt, wenn der eigene noch vor einem liegt.',
    steal_later: 'Schmuck nimmt ein Dieb, wenn alle Karten aufgedeckt sind.',
    thief_first: 'Erst nimmt dein Dieb ein Schmuckstück.',
    own: 'Ein Dieb nimmt von anderen, nicht von dir.',
    nothing_shown: 'Dort wurde nichts aufgedeckt.',
    no_jewel: 'Diebe nehmen nur Schmuck, keine Tresore und keine Diebe.',
    cancelled: 'Dieses Schmuckstück ist aufgehoben: Ein anderes hat den gleichen Wert.',
    taken: 'Das hat schon ein anderer Dieb genommen.',
    wrong_thief: 'Dein Dieb nimmt Schmuck einer anderen Art.',
    adding: 'Nur Schmuck der Art, die du aufgedeckt hast, kommt dazu; andere Karten warten bis zum nächsten Zug.',
    thieves_gone: 'Die Diebe dieses Zuges sind fort.',
  },
};
