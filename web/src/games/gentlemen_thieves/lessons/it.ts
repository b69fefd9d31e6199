// Gentlemen Thieves, taught in Italian.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Sei Arsène Lupin, il rosso, e nessuno lo sa. Gli altri giocatori sono due degli altri quattro colori; chi è chi resta segreto fino alla fine. Allora vince chi ha la pila più alta.',
  },
  places: {
    says: 'Cinque luoghi di Parigi aspettano un colpo. Succede appena un luogo ha tutti e cinque i tipi di attrezzi: guanti, corda, lampada, maschera e piede di porco. Qui, all’opera, ce ne sono due.',
  },
  ally: {
    says: 'Una manche comincia con il primo giocatore, che divide i cinque colori: due contro tre. Adesso sei tu. Il rosso ha due segnalini all’opera: scegli un alleato con cui dividere.',
    press: 'Premi il rosso, poi il giallo.',
    instead: 'Una bella alleanza. Ma in questa lezione lasciamo lavorare insieme rosso e giallo.',
  },
  take: {
    says: 'Josette e Ganimard hanno portato all’opera una maschera e una lampada. Manca solo un piede di porco! Nel tuo turno prendi uno dei tre segnalini esposti, o ne peschi uno dalla pila.',
    press: 'Prendi il piede di porco rosso.',
    instead: 'Se non lo prendi tu, lo prendono altri. Prendi il piede di porco.',
  },
  place: {
    says: 'Rosso e giallo hanno due segnalini all’opera, gli altri ne hanno due. Il tuo decide.',
    press: 'Mettilo all’opera.',
    instead: 'Starebbe bene anche lì. Ma all’opera fa vincere un colpo.',
  },
  heist: {
    says: 'Tre contro due: rosso e giallo vincono il colpo. Tutti i segnalini diventano bottino e si dividono in parti uguali, a caso; quello che avanza è perso. Rosso e giallo ne hanno due ciascuno.',
  },
  sides: {
    says: 'Il mediatore passa a sinistra, e Josette divide i colori in un altro modo: viola e verde contro gli altri tre, il tuo compreso. A ogni manche le alleanze cambiano.',
  },
  tunnel: {
    says: 'Invece di prendere un segnalino puoi spendere un favore e spostare un segnalino speciale. Due tunnel fanno di due luoghi uno solo: maniero e casinò insieme hanno tutti e cinque i tipi, e quattro di quei cinque segnalini sono della tua alleanza.',
    press: 'Premi il tunnel al centro, poi il casinò.',
    instead: 'Si può. Ma guarda: con il tunnel maniero e casinò sono un luogo solo, ed è tutto pronto.',
  },
  return: {
    says: 'Il colpo è avvenuto nei due luoghi insieme, e la tua alleanza se l’è diviso. Dopo, un tunnel torna al centro.',
    press: 'Rimetti al centro il tunnel del maniero.',
    instead: 'Va bene l’uno o l’altro. Prendiamo quello del maniero.',
  },
  danger: {
    says: 'Un’altra manche: verde e nero contro gli altri. Hanno portato alla banca quattro tipi di attrezzi, e lì ci sono anche due bottini da dividere. Un piede di porco è esposto. Fermali!',
  },
  car: {
    says: 'L’auto porta un segnalino dal luogo in cui si ferma a quello del lucchetto. Ti restano due favori.',
    press: 'Premi l’auto, poi la banca.',
    instead: 'Non li fermerebbe. Manda l’auto alla banca.',
  },
  carry: {
    says: 'Scegli che cosa porta via.',
    press: 'Porta via la corda nera.',
    instead: 'Andrebbe bene uno qualsiasi. In questa lezione porta via la corda nera.',
  },
  padlock: {
    says: 'È andata al museo, dove c’è il lucchetto. Lì non avviene nessun colpo finché qualcuno non spende un favore per spostarlo; allora, se il luogo è pronto, avviene subito.',
  },
  favours: {
    says: 'Ti resta un favore. Spendili bene: se due pile sono alte uguali, decidono i favori rimasti.',
  },
  end: {
    says: 'Molto più tardi si pesca il brigadiere, e la partita finisce all’istante. Cadono le maschere, e la pila più alta è di Arsène Lupin: la tua. Ora sai tutto, tranne i segreti degli altri.',
  },
};
