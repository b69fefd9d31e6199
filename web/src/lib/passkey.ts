// Passkeys, by the browser's own means: since 2025 all of them read and write the JSON that the server speaks, so no
// library is needed in between. They work over https, and on one's own computer.

import type { Me } from '../protocol';
import { api } from './api';

export const canHavePasskeys = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Null: the person thought better of it. */
export async function makePasskey(): Promise<Me | null> {
  const { options } = await api.beginPasskey();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const made = await unlessDeclined(() => navigator.credentials.create({ publicKey }));
  return made && api.addPasskey(credentialOf(made));
}

export async function signIn(): Promise<Me | null> {
  const { options } = await api.beginSignIn();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const shown = await unlessDeclined(() => navigator.credentials.get({ publicKey }));
  return shown && api.signIn(credentialOf(shown));
}

const credentialOf = (credential: Credential) => (credential as PublicKeyCredential).toJSON();

/** Browsers say no more than that it was not allowed: the person declined, it took too long, or it exists already. */
async function unlessDeclined(ask: () => Promise<Credential | null>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null;
    throw error;
  }
}
