// A WebSocket whose other end is the test.

interface Sent {
  id?: string;
  [part: string]: unknown;
}

export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: Sent[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(
    readonly url: string,
    readonly protocols: string[] = [],
  ) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  open(message: unknown): void {
    this.readyState = 1;
    this.tell(message);
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}
