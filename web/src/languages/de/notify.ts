// Zu erfahren, dass man dran ist, auch wenn die Seite zu ist.

import type { Notify } from '../en/notify';

export const notify: Notify = {
  notify: {
    title: 'Wenn ich dran bin',
    device: 'Auf diesem Gerät melden',
    on: 'An',
    off: 'Aus',
    deviceText: 'Die Nachricht kommt auch, wenn diese Seite zu ist. Von deinen Karten steht nie etwas darin.',
    ask: 'Dein Browser fragt einmal um Erlaubnis.',
    blocked: 'Dein Browser sperrt Mitteilungen dieser Seite. In seinen Einstellungen kannst du sie erlauben.',
    install:
      'Auf iPhone und iPad geht das, sobald Vendôme auf dem Home-Bildschirm liegt: „Teilen“ drücken, dann „Zum Home-Bildschirm“, und Vendôme von dort öffnen. Deine Plätze nimmst du mit ihren privaten Links mit (Tischmenü).',
    insecure: 'Das geht nur über https oder auf dem Rechner, auf dem der Server läuft.',
    none: 'Dieser Browser kann nichts empfangen, solange die Seite zu ist.',
    openOnly: 'Solange diese Seite im Hintergrund offen ist, kann dein Browser es melden.',
    allow: 'Erlauben',
    unreachable: 'Der Push-Dienst deines Browsers ist gerade nicht erreichbar. Versuch es später noch einmal.',
    quiet: 'Ruhezeit',
    quietText: 'In dieser Zeit kommt nichts. Du erfährst es danach.',
    from: 'von',
    to: 'bis',
    here: 'An diesem Tisch',
    hereText: (to) => `Dieses Gerät: ${to}`,
    elsewhere: 'Auf anderem Weg',
    elsewhereText:
      'In einen Chat wie Discord, über dessen Webhook; oder per Mail, wenn dieser Server welche verschickt.',
    webhook: 'Adresse des Webhooks',
    email: 'Mailadresse',
    add: 'Hinzufügen',
    code: 'Code aus der Mail',
    codeText: (to) => `An ${to} ist eine Mail unterwegs. Gib den Code ein, der darin steht.`,
    confirm: 'Bestätigen',
    tryOut: 'Probe senden',
    tried: 'Gesendet. Ist sie angekommen?',
    failed: 'Dorthin ließ sich nichts senden.',
    remove: 'Entfernen',
    removeLabel: (to) => `${to} entfernen`,
    kinds: { push: 'Browser', webhook: 'Webhook', email: 'Mail' },
    unsubscribe: {
      title: 'Keine Mails mehr',
      text: 'Vendôme schickt keine Mails mehr an deine Adresse, von keinem Tisch.',
      ask: 'Möchtest du an diese Adresse keine Mails von Vendôme mehr bekommen?',
      button: 'Keine Mails mehr',
      unknown: 'An deine Adresse geht nichts mehr.',
    },
  },
};
