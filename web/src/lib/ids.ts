/** An id of our own for a move, so that sending it twice is harmless. (`randomUUID` is missing on plain HTTP.) */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
