// The page's few addresses: `/`, `/table/ID`, `/replay`, `/replay/ID`, `/riddle`, `/riddle/DAY`, `/nights`,
// `/night/ID`, `/today/GAME`, `/learn/GAME`, `/rules/GAME`, `/chart/GAME`, `/leaderboard/GAME`, `/you`, `/friend`,
// `/credits`, `/privacy` and `/unsubscribe`.

import { isRenewed } from './serviceWorker';
import { keeping } from './keeping.svelte';

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'riddle'; day: string | null }
  | { page: 'night'; night: string }
  | { page: OfGame; game: string }
  | { page: 'nights' | 'you' | 'friend' | 'credits' | 'privacy' | 'unsubscribe' }
  | { page: 'unknown' };

type OfGame = 'learn' | 'rules' | 'chart' | 'today' | 'leaderboard';

const ID = '([A-Za-z0-9_-]+)';

/** The page a path stands for. */
export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  const table = new RegExp(`^/table/${ID}/?$`).exec(path);
  if (table?.[1]) return { page: 'table', table: table[1] };
  const replay = new RegExp(`^/replay(?:/${ID})?/?$`).exec(path);
  if (replay) return { page: 'replay', table: replay[1] ?? null };
  const riddle = new RegExp(`^/riddle(?:/${ID})?/?$`).exec(path);
  if (riddle) return { page: 'riddle', day: riddle[1] ?? null };
  const ofGame = new RegExp(`^/(learn|rules|chart|today|leaderboard)/${ID}/?$`).exec(path);
  if (ofGame?.[2]) return { page: ofGame[1] as OfGame, game: ofGame[2] };
  const night = new RegExp(`^/night/${ID}/?$`).exec(path);
  if (night?.[1]) return { page: 'night', night: night[1] };
  if (/^\/nights\/?$/.test(path)) return { page: 'nights' };
  if (/^\/you\/?$/.test(path)) return { page: 'you' };
  if (/^\/friend\/?$/.test(path)) return { page: 'friend' };
  if (/^\/credits\/?$/.test(path)) return { page: 'credits' };
  if (/^\/privacy\/?$/.test(path)) return { page: 'privacy' };
  if (/^\/unsubscribe\/?$/.test(path)) return { page: 'unsubscribe' };
  return { page: 'unknown' };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  /** How often another page has been gone to, by a link or by the browser's own buttons. */
  turns = $state(0);
  #path = location.pathname;

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  /** Go to another page of ours. */
  go(path: string): void {
    if (isRenewed && !keeping.isRefused) return location.assign(path); // seats that live in memory would be lost
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** A change of what stands behind `?` or `#` is none of the page. */
  #read(): void {
    if (location.pathname === this.#path) return;
    this.#path = location.pathname;
    this.route = routeOf(this.#path);
    this.turns += 1;
  }
}

export const router = new Router();

/** For a link: follow it without loading the page anew, unless the person wants it elsewhere. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
}
