// Master Thieves, taught in Italian.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Questo è il portagioie: tre piani con quattro cassetti ciascuno. Ogni cassetto ha due facce, una sopra e una sotto, e in entrambe ci possono essere gioielli. In questa lezione vedi che cosa c’è e dove; in partita dovrai ricordartelo.',
  },
  fill: {
    says: 'Prima si riempie il portagioie di diamanti veri. Metti i tuoi nella faccia superiore dei cassetti che vuoi.',
    press: 'Metti un diamante nel cassetto in alto a est.',
    instead: 'Andrebbe bene qualsiasi cassetto. Ma in questa lezione serve quello in alto a est.',
  },
  rotate: {
    says: 'I tuoi quattro diamanti sono dentro, due nel cassetto B. Dopo aver riempito, e poi alla fine di ogni tuo turno, puoi muovere il portagioie: girare il piano superiore o i due superiori.',
    press: 'Gira il piano superiore a destra.',
    instead: 'È permesso anche quello. Ma giriamo il piano superiore a destra, e guarda dove va il cassetto B.',
  },
  turned: {
    says: 'Gli altri hanno riempito il portagioie, poi Ganimard lo ha capovolto. Quello che era sopra (▲) ora è sotto (▼), e quello che è sotto cade quando si apre il cassetto!',
  },
  jeweller: {
    says: 'Comincia una manche: tutti scelgono in segreto un personaggio, poi agiscono in un ordine fisso. Il gioielliere infila in un cassetto una delle tue imitazioni. Una volta dentro, è un gioiello vero.',
    press: 'Scegli il gioielliere.',
    instead: 'Li giocherai tutti e sei. Comincia dal gioielliere: sa tendere una trappola.',
  },
  open: {
    says: 'Apri un cassetto. Scegline uno da cui non cade niente: se cade un gioiello, il tuo personaggio non fa nulla.',
    press: 'Apri il cassetto in basso a est.',
    instead: 'Quello no: il cassetto in basso a est, invece, è del tutto vuoto.',
  },
  place: {
    says: 'Sul cuscino bianco ci sono le tue imitazioni: alla fine ognuna ti costa punti. Liberatene!',
    press: 'Metti uno zaffiro.',
    instead: 'Andrebbe bene. Ma uno zaffiro vale due, ed è un’esca migliore.',
  },
  alarm: {
    says: 'Il gioielliere può aggiungere il suo allarme. I gioielli che altri fanno cadere insieme all’allarme sono tuoi.',
    press: 'Metti il tuo allarme.',
    instead: 'Puoi tenerlo. Ma senza allarme non è una trappola.',
  },
  turn: {
    says: 'La trappola scatta solo a testa in giù: allora il gioiello e l’allarme cadono insieme. Puoi capovolgere tutto il portagioie.',
    press: 'Capovolgi il portagioie.',
    instead: 'Non questa volta: solo a testa in giù cadono il gioiello e l’allarme.',
  },
  rang: {
    says: 'Ganimard, il ladro, ha aperto il tuo cassetto. L’allarme è scattato: lo zaffiro ora è vero ed è sul tuo cuscino nero. Lì i gioielli valgono punti: un diamante 1, uno zaffiro 2, un rubino 4.',
  },
  thief: {
    says: 'Ora rubi tu. Il ladro prende tutti i gioielli della faccia superiore del cassetto che apre.',
    press: 'Scegli il ladro.',
    instead: 'Più tardi. Prima prendiamo i due diamanti del cassetto B.',
  },
  smuggler: {
    says: 'I contrabbandieri agiscono per primi. Josette ha svuotato sul cuscino rosso un cassetto e ci ha lasciato un’imitazione. Se i detective non sono più dei contrabbandieri, questi si dividono il cuscino rosso. Poi Josette ha girato il piano superiore…',
  },
  take: {
    says: '… così il cassetto B, con i tuoi due diamanti, ora è a ovest. Il portagioie gira e rigira: riconosci i cassetti dalla lettera e dalla venatura.',
    press: 'Apri il cassetto in alto a ovest.',
    instead: 'Cerca il cassetto B: è a ovest nel piano superiore.',
  },
  detective: {
    says: 'Altri due diamanti per te. Il detective non tocca il portagioie: alla fine della manche prende quello che è sul cuscino rosso.',
    press: 'Scegli il detective.',
    instead: 'Quella può aspettare. Lascia che gli altri siano maldestri, e fai il detective.',
  },
  pick: {
    says: 'Josette ha capovolto il portagioie, e Ganimard ha fatto cadere due diamanti: sono sul cuscino rosso, e tu sei l’unico detective.',
    press: 'Prendi un diamante; l’altro viene da sé.',
  },
  master: {
    says: 'Il maestro dei ladri può cercare uno scompartimento segreto. Ce l’hanno solo i sei cassetti lunghi, e all’inizio ognuno nascondeva un rubino.',
    press: 'Scegli il maestro dei ladri.',
    instead: 'Anche per quella carta verrà il momento. Adesso andiamo a caccia di un rubino.',
  },
  drawer: {
    says: 'All’inizio i rubini del nord erano sotto; il portagioie è capovolto, quindi ora sono sopra. Il cassetto E è lungo, viene dal nord, e non ne può cadere niente.',
    press: 'Apri il cassetto al centro a nord.',
    instead: 'Il cassetto E, per favore: a nord nel piano centrale.',
  },
  search: {
    says: 'Puoi prendere quello che vedi, cioè niente, o cercare dietro. Se sotto ci fosse un rubino, cadrebbe, e resteresti a mani vuote.',
    press: 'Cerca.',
    instead: 'Non c’è niente da prendere. Cerca!',
  },
  ruby: {
    says: 'Un rubino!',
    press: 'Prendilo.',
    instead: 'Lasciare lì quattro punti? Prendilo.',
  },
  score: {
    says: 'Il tuo cuscino nero vale 10: quattro diamanti, uno zaffiro, un rubino. Ma ogni imitazione rimasta sul cuscino bianco costa il suo valore. La gioielliera, che non hai ancora giocato, può metterne più d’una alla volta.',
  },
  end: {
    says: 'Molte manche dopo qualcuno non ha più imitazioni, e la partita finisce. Hai vinto! In partita non vedi dentro i cassetti: ricorda bene.',
  },
};
