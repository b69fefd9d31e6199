/** Copy a text. The browser's clipboard needs HTTPS; a table at home may have none. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    document.body.append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way there
    document.execCommand('copy');
    field.remove();
  }
}
