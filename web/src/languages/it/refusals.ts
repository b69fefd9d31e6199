// Why the server refused, by its code.

import type { Code } from '../../protocol';

export const REFUSALS: Record<Code, string> = {
  'bad-request': 'Il server non ha capito la richiesta.',
  'no-token': 'Può farlo solo chi gioca.',
  'wrong-token': 'Nessuno a questo tavolo ha questa chiave.',
  forbidden: 'A questo tavolo non ti è permesso.',
  'not-your-turn': 'Non tocca a te.',
  'no-such-table': 'Questo tavolo non esiste, o non più.',
  'no-such-thing': 'A questo indirizzo non c’è niente.',
  'wrong-method': 'Questo indirizzo non accetta una richiesta così.',
  stale: 'La partita è andata avanti: ecco com’è adesso.',
  taken: 'Questo posto è occupato, o il tavolo è pieno.',
  started: 'La partita è cominciata; il tavolo non prende altri ospiti.',
  'not-started': 'La partita non è ancora cominciata.',
  'not-finished': 'La partita non è ancora finita.',
  'not-away': 'Chi siede lì è ancora al tavolo, o se n’è appena andato.',
  'too-large': 'È troppo grande per il server.',
  'bad-option': 'Il gioco non conosce questa impostazione.',
  'illegal-move': 'Questa mossa adesso non è permessa.',
  'bad-record': 'Il file non contiene una partita giocata secondo le regole.',
  'too-many': 'È troppo in una volta: aspetta un attimo e riprova.',
  broken: 'Si è rotto qualcosa da parte nostra; riprova.',
  unavailable: 'Il server adesso non può rispondere; riprova.',
};
