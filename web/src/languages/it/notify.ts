// Sapere che tocca a sé, anche a pagina chiusa.

import type { Notify } from '../en/notify';

export const notify: Notify = {
  notify: {
    title: 'Quando tocca a me',
    device: 'Avvisami su questo dispositivo',
    on: 'Sì',
    off: 'No',
    deviceText: 'Il messaggio arriva anche a pagina chiusa. Non dice mai nulla delle tue carte.',
    ask: 'Il browser chiede il permesso una volta sola.',
    blocked: 'Il browser blocca le notifiche di questa pagina. Puoi permetterle nelle sue impostazioni.',
    install:
      'Su iPhone e iPad funziona quando Vendôme è nella schermata Home: tocca «Condividi», poi «Aggiungi alla schermata Home», e apri Vendôme da lì. Porta con te i tuoi posti con i loro link privati (menu del tavolo).',
    insecure: 'Funziona solo con https, o sul computer su cui gira il server.',
    none: 'Questo browser non può ricevere messaggi a pagina chiusa.',
    openOnly: 'Finché questa pagina è aperta in secondo piano, il browser può avvisarti.',
    allow: 'Consenti',
    unreachable: 'Il servizio del tuo browser non è raggiungibile adesso. Riprova più tardi.',
    quiet: 'Ore di silenzio',
    quietText: 'In queste ore non viene mandato nulla. Lo saprai dopo.',
    from: 'dalle',
    to: 'alle',
    here: 'A questo tavolo',
    hereText: (to) => `Questo dispositivo: ${to}`,
    elsewhere: 'In altri modi',
    elsewhereText: 'In una chat come Discord, con il suo webhook; o per mail, se questo server ne manda.',
    webhook: 'Indirizzo del webhook',
    email: 'Indirizzo mail',
    add: 'Aggiungi',
    code: 'Codice nella mail',
    codeText: (to) => `Abbiamo mandato una mail a ${to}. Scrivi il codice che contiene.`,
    confirm: 'Conferma',
    tryOut: 'Manda una prova',
    tried: 'Mandata. È arrivata?',
    failed: 'Non è stato possibile mandare nulla lì.',
    remove: 'Togli',
    removeLabel: (to) => `Togli ${to}`,
    kinds: { push: 'Browser', webhook: 'Webhook', email: 'Mail' },
    unsubscribe: {
      title: 'Niente più mail',
      text: 'Vendôme non manda più mail al tuo indirizzo, da nessun tavolo.',
      ask: 'Non vuoi più ricevere mail da Vendôme a questo indirizzo?',
      button: 'Niente più mail',
      unknown: 'Al tuo indirizzo non arriva più nulla.',
    },
  },
};
