// Why the server refused, by its cause.

import type { Parts, Problem } from '../../protocol';
import type { Refusals } from '../en/refusals';
import { count, counted, list, to } from './grammar';

const quoted = (text: string): string => `«${text}»`;
const again = (seconds: number): string => `riprova tra ${counted(seconds, 'secondo', 'secondi')}.`;

const UNKNOWN: Record<NonNullable<Parts['what']>, string> = {
  game: 'Non c’è nessun gioco',
  option: 'Non c’è nessuna opzione',
  level: 'Non c’è nessun livello',
  language: 'Non c’è il regolamento nella lingua',
};

const FAULTS: Record<NonNullable<Parts['fault']>, string> = {
  'not-text': 'non è testo in UTF-8.',
  empty: 'non c’è niente.',
  'not-json': 'non è JSON, o manca la fine.',
  'not-a-record': 'non è un file di partita.',
  'other-format': 'è un formato che non conosciamo.',
  form: 'un dato manca, è di troppo o non ha la forma giusta.',
  setup: 'questo gioco, questo numero di giocatori o questa opzione non esiste.',
  'other-rules': 'la partita segue un’altra versione delle regole.',
  order: 'qui ci vuole qualcos’altro.',
  move: 'questa mossa non era permessa.',
  legal: 'non è l’elenco delle mosse permesse.',
  chance: 'le carte non possono essere mescolate o distribuite così.',
  result: 'il risultato non è quello della partita.',
  unfair: 'il caso non è quello che era sigillato.',
};

function where({ line, index }: Pick<Problem, 'line' | 'index'>): string {
  if (line === undefined) return 'Il file';
  return index === undefined ? `Riga ${line} del file` : `Riga ${line} del file, voce ${index} dello svolgimento`;
}

export const refusals: Refusals = {
  'nothing-said': () => 'Il messaggio è vuoto.',
  'too-slow': ({ seconds }) =>
    `Il resto della richiesta non è arrivato entro ${counted(seconds, 'secondo', 'secondi')}.`,
  'bad-http': ({ reason }) => `La richiesta non è valida: ${reason}.`,
  'wrong-form': ({ reason }) => `Il server non ha capito la richiesta: ${reason}.`,
  'not-json': ({ reason }) => `La richiesta non è JSON: ${reason}.`,
  'players-only': () => 'Può farlo solo chi gioca.',
  private: () => 'Questo tavolo è privato: lo vede solo chi gioca.',
  'wrong-token': () => 'Nessuno a questo tavolo ha questa chiave.',
  removed: () => 'L’host ti ha tolto il posto.',
  left: () => 'Hai lasciato questo tavolo.',
  'host-starts': () => 'Solo l’host può far cominciare la partita.',
  'host-plays-again': () => 'Solo l’host può far cominciare un’altra partita.',
  'host-only': () => 'Può farlo solo l’host.',
  'seated-only': () => 'Può giocare solo chi siede al tavolo.',
  'no-word-hash': () => 'Questo posto non ha mostrato prima un’impronta: non ha un segreto da rivelare.',
  'no-hints': () => 'A questo tavolo non ci sono consigli.',
  'other-site': () => 'Le pagine di altri siti non possono usare questo server.',
  blocked: () => 'Questo server non accetta richieste dal tuo indirizzo.',
  'others-first': ({ names }) => `Non tocca a te: prima ${names.length === 1 ? 'sceglie' : 'scelgono'} ${list(names)}.`,
  'hints-when-asked': () => 'Puoi chiedere un consiglio solo quando tocca a te.',
  'no-such-table': () => 'Questo tavolo non esiste, o non esiste più.',
  'no-such-game': ({ game }) => `Non c’è nessun gioco ${quoted(game)}.`,
  'no-such-seat': ({ seat }) => `Questo tavolo non ha un posto ${seat}.`,
  'nobody-there': ({ seat }) => `Al posto ${seat} non siede nessuno.`,
  'no-lens': ({ game }) => `${game} non mostra che cosa si poteva dedurre da un posto.`,
  'no-riddle': ({ value }) => `Per ${value} non c’è nessun enigma.`,
  'no-lesson': ({ game }) => `Per ${game} non c’è una lezione.`,
  'no-such-step': ({ game, name }) => `La lezione di ${game} non ha un passo ${quoted(name)}.`,
  'nothing-here': () => 'A questo indirizzo non c’è niente.',
  'wrong-method': () => 'Questo indirizzo non accetta richieste di questo tipo.',
  'game-over': () => 'La partita è finita.',
  'moved-on': () => 'La partita è andata avanti: ecco com’è adesso.',
  'answered-first': () => 'Un’altra risposta è arrivata prima: ecco com’è adesso la partita.',
  'spoke-first': () => 'Qualcun altro ha appena scritto; riprova.',
  'called-first': () => 'Qualcun altro ha appena fatto cominciare un’altra partita.',
  'table-full': () => 'Questo tavolo è al completo.',
  'seat-taken': () => 'Questo posto è occupato.',
  'seat-just-taken': () => 'Qualcun altro ha appena preso questo posto.',
  locked: () => 'L’host ha bloccato i posti di questo tavolo.',
  started: () => 'La partita è cominciata; il tavolo non accetta altri giocatori.',
  dealing: () => 'La partita sta per cominciare; il tavolo non accetta altri giocatori.',
  'about-to-begin': () => 'La partita sta per cominciare: adesso nessuno può lasciare il tavolo.',
  'word-too-late': () => 'La partita è cominciata; è troppo tardi per il segreto del tuo dispositivo.',
  'word-too-early': () => 'Qualcuno può ancora sedersi; è troppo presto per il segreto di un dispositivo.',
  'not-started': () => 'La partita non è ancora cominciata: la fa cominciare l’host.',
  'not-finished': () => 'La partita non è ancora finita.',
  'record-too-early': () => 'La partita non è ancora finita: il file di partita rivelerebbe tutto.',
  'not-left': () => 'Nessuno ha lasciato questo posto.',
  'still-here': ({ name }) => `${name} è ancora al tavolo.`,
  'just-left': ({ name }) => `${name} è via solo da un attimo.`,
  'just-asked': ({ name, seconds }) => `Tocca ${to(name)} solo da un attimo: aspetta ancora ${seconds} s.`,
  'too-large': ({ most }) => `È troppo grande per il server: al massimo ${count(most)} byte.`,
  'headers-too-large': ({ most }) => `Le intestazioni di una richiesta hanno al massimo ${count(most)} byte.`,
  'wrong-host': ({ name }) =>
    `Questo server non risponde al nome ${quoted(name)}: chi lo gestisce può aggiungere il nome a VENDOME_HOSTS.`,
  unknown: ({ what, name, known }) => `${UNKNOWN[what]} ${quoted(name)}, solo ${list(known)}.`,
  'bad-players': ({ game, low, high, value }) => `${game} si gioca da ${low} a ${high}, non in ${value}.`,
  'bad-value': ({ name, value, known }) => `L’opzione ${quoted(name)} non può essere ${value}, solo ${list(known)}.`,
  'seats-described': ({ seats, players }) =>
    `${counted(seats, 'posto descritto', 'posti descritti')} per ${counted(players, 'giocatore', 'giocatori')}.`,
  'wrong-word': () => 'Non è il segreto di cui il tuo dispositivo ha mostrato l’impronta.',
  'no-such-move': ({ move }) => `Il gioco non ha una mossa ${quoted(move)}.`,
  'bad-nth': ({ value }) => `Le partite di un file si contano da 1; ${quoted(value)} non è una di loro.`,
  'bad-replay': ({ last }) =>
    `Una partita si rivede da un posto da 0 a ${last}, ${quoted('public')} o ${quoted('all')}.`,
  'illegal-move': ({ move }) => `Questa mossa adesso non è permessa: ${quoted(move)}.`,
  'against-rule': ({ move, rule }) => `Questa mossa adesso non è permessa: ${quoted(move)}, per la regola ${rule}.`,
  'bad-record': ({ fault, ...problem }) => `${where(problem)}: ${FAULTS[fault]}`,
  'no-such-record': ({ nth }) => `Il file non ha una partita numero ${nth}.`,
  'too-many-requests': ({ seconds }) => `Troppe richieste in una volta; ${again(seconds)}`,
  'too-many-tables': ({ seconds }) => `Troppi tavoli nuovi; ${again(seconds)}`,
  'too-many-joins': ({ seconds }) => `Troppi tentativi di sedersi; ${again(seconds)}`,
  'too-many-moves': ({ seconds }) => `Troppe mosse in una volta; ${again(seconds)}`,
  'too-many-messages': ({ seconds }) => `Troppi messaggi in una volta; ${again(seconds)}`,
  'too-many-questions': ({ seconds }) => `Troppe domande in una volta; ${again(seconds)}`,
  'too-many-connections': () => 'Dal tuo indirizzo ci sono troppe connessioni aperte.',
  'too-many-hints': () => 'Troppi giocatori chiedono un consiglio; riprova tra un attimo.',
  'too-many-replays': ({ seconds }) => `Troppi vogliono rivedere una partita; ${again(seconds)}`,
  busy: ({ seconds }) => `Il server è molto occupato; ${again(seconds)}`,
  broken: () => 'Qualcosa è andato storto da parte nostra; riprova.',
  unavailable: () => 'Il server adesso non può rispondere; riprova.',
  'server-full': () => 'In questo momento sono connessi in troppi; riprova più tardi.',
  'not-ready': ({ reason }) => `Il server adesso non accetta mosse: ${reason}.`,
  'no-room': () => 'Questo server adesso non ha posto per nuovi tavoli; riprova più tardi.',
  'table-of-older-rules': ({ its, ours }) =>
    `Questo tavolo segue la versione ${its} delle regole, questo server la ${ours}: non può continuare. Il file di partita resta.`,
  'table-of-newer-rules': ({ its, ours }) =>
    `Questo tavolo segue la versione ${its} delle regole; questo server per ora ha solo la ${ours}.`,
  'closed-by-operator': () => 'Questo tavolo è stato chiuso da chi gestisce questo server. Il file di partita resta.',
  'closed-by-host': () => 'L’host ha chiuso questo tavolo. Il file di partita resta.',
  'called-off': () => 'Questo tavolo è stato chiuso prima che la partita cominciasse.',
  unplayable: ({ reason }) => `Questo tavolo non può continuare: ${reason}.`,
};
