// Push messages to this device: it is told that it is somebody's turn, though the page is closed.
//
// The person turns it on once, for the device, and off where they like, for a table. What each table was told is
// remembered, so that it is told again only what has changed.

import type { QuietTime, Subscribe } from '../protocol';
import { api, inWords, Refused } from './api';
import { canNotify } from './attention';
import { locale } from './locale.svelte';
import { ownTable, ownTables } from './own';
import { recall, remember } from './storage';
import { t } from './texts';
import { toasts } from './toasts.svelte';

/** `install`: an iPhone, where only a page on the home screen is told anything. */
export type Support = 'yes' | 'install' | 'insecure' | 'none';

interface Kept {
  isOn: boolean;
  quiet: QuietTime | null;
  /** Tables of which this device is told nothing. */
  without: string[];
  /** By table and seat: what it was told, and under which number. */
  told: Record<string, { wish: string; id: string }>;
}

const KEY = 'push';
const NIGHT: QuietTime = { start: 22 * 60, end: 8 * 60 };

/** A browser that knows no push messages, or reaches no service for them. */
class NoPush extends Error {}

class Push {
  isOn = $state(false);
  quiet = $state.raw<QuietTime | null>(null);
  without = $state.raw<readonly string[]>([]);

  constructor() {
    const kept = this.#kept;
    this.isOn = kept.isOn;
    this.quiet = kept.quiet;
    this.without = kept.without;
  }

  get support(): Support {
    if (!isSecureContext) return 'insecure';
    if (canNotify() && 'PushManager' in globalThis && 'serviceWorker' in navigator) return 'yes';
    return isApplePhone() ? 'install' : 'none';
  }

  get isBlocked(): boolean {
    return canNotify() && Notification.permission === 'denied';
  }

  /** NoPush, if the browser can't; false, if the person does not allow it. */
  async turnOn(): Promise<boolean> {
    if ((await Notification.requestPermission()) !== 'granted') return false;
    await subscription();
    this.#keep({ isOn: true });
    await this.tellAll();
    return true;
  }

  async turnOff(): Promise<void> {
    this.#keep({ isOn: false });
    await this.tellAll();
    await (await subscribed())?.unsubscribe();
  }

  async setQuiet(quiet: QuietTime | null): Promise<void> {
    this.#keep({ quiet });
    await this.tellAll();
  }

  /** The night, until somebody says otherwise. */
  get suggested(): QuietTime {
    return this.quiet ?? NIGHT;
  }

  isOnAt(table: string): boolean {
    return this.isOn && !this.without.includes(table);
  }

  async setAt(table: string, isOn: boolean): Promise<void> {
    const others = this.without.filter((one) => one !== table);
    this.#keep({ without: isOn ? others : [...others, table] });
    await this.tell(table);
  }

  /** Tell all tables of this device what is wished now. One that does not answer is told when it is opened. */
  async tellAll(): Promise<void> {
    for (const { table } of ownTables()) await this.tell(table).catch(() => undefined);
  }

  /** Tell a table where this device's seats are to be told, if it does not know that yet. */
  async tell(table: string): Promise<void> {
    const here = this.isOnAt(table) ? await subscribed() : null;
    const wish = here ? wishOf(here, this.quiet) : null;
    for (const { seat, token } of ownTable(table)?.seats ?? []) {
      const place = `${table}/${seat}`;
      const told = this.#kept.told[place];
      if (wish && told?.wish !== JSON.stringify(wish)) {
        const { id } = await api.subscribe(table, token, wish);
        if (told && told.id !== id) await ended(table, token, told.id);
        this.#note(place, { wish: JSON.stringify(wish), id });
      } else if (!wish && told) {
        await ended(table, token, told.id);
        this.#note(place, null);
      }
    }
  }

  /** The number of this device's own subscription for a seat. */
  idAt(table: string, seat: number): string | undefined {
    return this.#kept.told[`${table}/${seat}`]?.id;
  }

  get #kept(): Kept {
    return { isOn: false, quiet: null, without: [], told: {}, ...recall<Partial<Kept>>(KEY, {}) };
  }

  #keep(news: Partial<Kept>): void {
    const kept = { ...this.#kept, ...news };
    const known = new Set(ownTables().map(({ table }) => table));
    kept.without = kept.without.filter((table) => known.has(table));
    remember(KEY, kept);
    this.isOn = kept.isOn;
    this.quiet = kept.quiet;
    this.without = kept.without;
  }

  #note(place: string, news: Kept['told'][string] | null): void {
    const known = new Set(ownTables().map(({ table }) => table));
    const entries = Object.entries(this.#kept.told).filter(
      ([other]) => other !== place && known.has(other.split('/')[0] ?? ''),
    );
    this.#keep({ told: Object.fromEntries(news ? [...entries, [place, news]] : entries) });
  }
}

export const push = new Push();

/** As a person turns it: what hinders it is told. */
export async function turnPush(isOn: boolean): Promise<void> {
  try {
    if (isOn) await push.turnOn();
    else await push.turnOff();
  } catch (error) {
    toasts.refuse(error instanceof NoPush ? t.notify.unreachable : inWords(error));
  }
}

/** What stands for this device at its push service, if there is anything. */
async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker?.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** The same, made if there is none; anew, if it was made for another server that had this address. */
async function subscription(): Promise<PushSubscription> {
  const { key } = await api.notifications();
  const worker = await navigator.serviceWorker.ready;
  const known = await worker.pushManager.getSubscription();
  if (known && isFor(known, key)) return known;
  await known?.unsubscribe();
  try {
    return await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch (error) {
    throw new NoPush(String(error));
  }
}

function isFor(known: PushSubscription, key: string): boolean {
  const made = known.options.applicationServerKey;
  return made === null || base64url(new Uint8Array(made)) === key;
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

function wishOf(here: PushSubscription, quiet: QuietTime | null): Subscribe {
  const { p256dh = '', auth = '' } = here.toJSON().keys ?? {};
  return {
    kind: 'push',
    address: here.endpoint,
    keys: { p256dh, auth },
    language: locale.language,
    zone: timeZone(),
    ...(quiet ? { quiet } : {}),
  };
}

export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** One that is gone already is as good as ended. */
async function ended(table: string, token: string, id: string): Promise<void> {
  try {
    await api.endSubscription(table, token, id);
  } catch (error) {
    if (!(error instanceof Refused) || error.isPassing) throw error;
  }
}

/** An iPad calls itself a Mac, but no Mac is touched with several fingers. */
function isApplePhone(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
