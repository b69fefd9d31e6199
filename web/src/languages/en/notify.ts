// Being told that it is one's turn, with the page closed.

export const notify = {
  notify: {
    title: 'When it is my turn',
    device: 'Tell me on this device',
    on: 'On',
    off: 'Off',
    deviceText: 'A message comes even when this page is closed. It never says anything about your cards.',
    ask: 'Your browser asks for your permission once.',
    blocked: 'Your browser blocks notifications from this page. You can allow them in its settings.',
    install:
      'On an iPhone or iPad this works once Vendôme is on your home screen: press Share, then “Add to Home Screen”, and open it from there. Take your seats along by their private links (table menu).',
    insecure: 'This works only over https, or on the computer that runs the server.',
    none: 'This browser can’t receive messages while the page is closed.',
    openOnly: 'While this page is open in the background, your browser can tell you.',
    allow: 'Allow',
    unreachable: 'Your browser’s push service can’t be reached now. Try again later.',
    quiet: 'Quiet hours',
    quietText: 'In these hours nothing is sent. You are told afterwards.',
    from: 'from',
    to: 'to',
    here: 'At this table',
    hereText: (to: string) => `This device: ${to}`,
    elsewhere: 'Other ways',
    elsewhereText: 'To a chat such as Discord, by its webhook; or by mail, where this server sends any.',
    webhook: 'Webhook address',
    email: 'Mail address',
    add: 'Add',
    code: 'Code from the mail',
    codeText: (to: string) => `We have sent a mail to ${to}. Type the code that stands in it.`,
    confirm: 'Confirm',
    tryOut: 'Send a test',
    tried: 'Sent. Has it arrived?',
    failed: 'It could not be sent there.',
    remove: 'Remove',
    removeLabel: (to: string) => `Remove ${to}`,
    kinds: { push: 'Browser', webhook: 'Webhook', email: 'Mail' },
    unsubscribe: {
      title: 'No more mail',
      text: 'Vendôme sends no more mail to your address, from any table.',
      ask: 'Do you want no more mail from Vendôme at this address?',
      button: 'No more mail',
      unknown: 'Nothing is sent to your address any more.',
    },
  },
};

export type Notify = typeof notify;
