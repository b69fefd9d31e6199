// A call that may be refused: the person is told why.

import { inWords } from './api';
import { toasts } from './toasts.svelte';

/** Whether it succeeded. */
export async function attempt(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call();
    return true;
  } catch (error) {
    toasts.refuse(inWords(error));
    return false;
  }
}
