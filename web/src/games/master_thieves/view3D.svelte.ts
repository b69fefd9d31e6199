// Whether the box is shown in three dimensions: as the person chose on this device, or else where it can move, fast enough,
// and there is room. On a phone that lies on its side the flat one is larger: its levels stand side by side.

import type Box3D from './box3d/Box3D.svelte';
import { recall, remember } from '../../lib/storage';
import { toasts } from '../../lib/toasts.svelte';
import { t } from './words';

/** The software that draws without a graphics card. */
const SOFTWARE = /swiftshader|llvmpipe|software|basic render/i;

export interface Drawing {
  isSoftware: boolean;
}

/** How this browser draws in three dimensions; null if it can't. */
function drawing(): Drawing | null {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return null;
  const told = context.getExtension('WEBGL_debug_renderer_info');
  const name = String(context.getParameter(told ? told.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return { isSoftware: SOFTWARE.test(name) };
}

/** How long the scene's code is waited for, in ms, before the flat box takes its place. */
const PATIENCE = 5000;

const wantsStill = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** As the styles of the flat box have it. */
const low =
  typeof matchMedia === 'function'
    ? matchMedia('(max-width: 63.99rem) and (max-height: 30rem) and (orientation: landscape)')
    : null;

const patience = (): Promise<never> => new Promise((_, reject) => setTimeout(reject, PATIENCE));

class View3D {
  #isLow = $state(low?.matches ?? false);
  #chosen = $state(recall<boolean | null>('box-3d', null));
  /** It was seen to be too slow on this device. */
  #isSlow = $state(recall('box-3d-slow', false));
  #failed = $state(false);
  #isLate = $state(false);
  readonly drawing = drawing();

  constructor() {
    low?.addEventListener('change', () => (this.#isLow = low.matches));
  }

  /** There is a choice at all. */
  get isPossible(): boolean {
    return this.drawing !== null && !this.#failed;
  }

  get #isFitting(): boolean {
    return !this.#isSlow && !wantsStill() && !this.#isLow;
  }

  get isShown(): boolean {
    return this.isPossible && !this.#isLate && (this.#chosen ?? this.#isFitting);
  }

  choose(is3D: boolean): void {
    this.#isLate = false;
    this.#chosen = is3D;
    remember('box-3d', is3D);
  }

  /** What draws it, if it comes in time: a box that changes under somebody's hand is worse than a flat one. */
  fetch = async (): Promise<typeof Box3D | null> => {
    try {
      const found = await Promise.race([import('./box3d/Box3D.svelte'), patience()]);
      return found.default;
    } catch {
      this.#isLate = true;
      return null;
    }
  };

  /** It moves too slowly: the flat box takes its place, on this device for good. Whoever chose it keeps it. */
  giveWay(): void {
    if (this.#chosen || this.#isSlow) return;
    this.#isSlow = true;
    remember('box-3d-slow', true);
    toasts.tell(t.look.slow);
  }

  /** It broke while drawing: the flat box is always there. */
  fail(): void {
    this.#failed = true;
  }
}

export const view3D = new View3D();
