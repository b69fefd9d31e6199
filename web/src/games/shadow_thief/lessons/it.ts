// The Shadow Thief, taught in Italian.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Buonasera. Questa è la tua cassaforte, ed è aperta. Riempila di gioielli e chiudila in tempo: solo una cassaforte chiusa vale punti.',
  },
  hand: {
    says: 'Hai quattro carte. I gioielli hanno un tipo (anello, collana, spilla, orecchino) e un valore da 1 a 10. A ogni turno tutti scelgono una carta in segreto, e si rivelano tutte insieme.',
  },
  play: {
    says: 'Comincia con qualcosa di bello.',
    press: 'Gioca l’anello da 9.',
    instead: 'Potresti. Ma l’anello da 9 ha un compagno nella tua mano: giocalo, e vedrai a che cosa serve.',
  },
  add: {
    says: 'Nessun altro ha rivelato un 9, quindi il tuo anello resta. Ora puoi aggiungere dalla mano altri gioielli dello stesso tipo; questi nessuno li può rubare.',
    press: 'Aggiungi l’anello da 3.',
    instead: 'Puoi anche fermarti. Ma questo anello è un regalo: prima aggiungilo.',
  },
  done: {
    says: 'Non hai altri anelli.',
    press: 'Premi «Fatto».',
  },
  stored: {
    says: 'Due gioielli, che valgono 12, sono nella tua cassaforte. Lì nessun ladro arriva. E hai di nuovo quattro carte.',
  },
  risk: {
    says: 'I valori più alti tentano tutti. Vediamo che cosa succede.',
    press: 'Gioca l’orecchino da 10.',
    instead: 'Prudente! Ma una volta bisogna vedere quanto costa l’avidità. Gioca l’orecchino da 10.',
  },
  cancelled: {
    says: 'Anche Ganimard ha rivelato un 10. I gioielli dello stesso valore si annullano, qualunque sia il tipo: sono persi tutti e due.',
  },
  thief: {
    says: 'Un ladro prende un gioiello che un altro giocatore rivela. Il ladro di spille prende una spilla; il ladro d’ombra prende qualsiasi cosa.',
    press: 'Gioca il ladro di spille.',
    instead: 'Tienila per dopo. Sento che arrivano spille: manda il ladro.',
  },
  steal: {
    says: 'Due spille! Scegli tu.',
    press: 'Prendi la spilla da 9 di Ganimard.',
    instead: 'Una spilla da 4 è bella. Una da 9 è più bella, e Ganimard se ne ricorderà.',
  },
  stolen: {
    says: 'È andata subito nella tua cassaforte: tre gioielli, che valgono 21. I ladri lavorano una volta sola, poi si scartano.',
  },
  again: {
    says: 'Hai anche una carta che chiude una cassaforte. Ancora un gioiello prima di chiudere?',
    press: 'Gioca la collana da 6.',
    instead: 'Sarebbe saggio. Ma una lezione può essere golosa: prima la collana.',
  },
  robbed: {
    says: 'Anche Josette aveva un ladro, e ora la tua collana è nella sua cassaforte. Tutto quello che riveli si può perdere: non aspettare troppo.',
  },
  close: {
    says: 'Una carta cassaforte chiude la tua cassaforte se il suo valore è almeno pari al numero di gioielli che ci sono dentro. Ne hai 3, la carta dice 4. Con cinque gioielli sarebbe sprecata.',
    press: 'Gioca la cassaforte da 4.',
    instead: 'Ancora un gioiello, e poi un altro… è così che le casseforti restano aperte. Chiudila adesso.',
  },
  closed: {
    says: 'Chiusa: i 21 punti sono tuoi. Sei fuori fino alla fine della manche, e guardi. La manche finisce quando resta aperta una sola cassaforte, e quella non vale punti.',
  },
  end: {
    says: 'Anche Josette ha chiuso, e Ganimard resta con una cassaforte aperta piena di gioielli: niente punti. Una partita è fatta di tre manche così. Adesso sai tutto quello che serve.',
  },
};
