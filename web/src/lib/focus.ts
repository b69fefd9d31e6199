// Whoever has gone to another page begins at its heading: a screen reader says where one is, and Tab goes on from there.

const PATIENCE = 10_000; // ms; a table's heading comes with its first view

/** Give the focus to the page's heading as soon as there is one. Whoever does something meanwhile is left alone. */
export function focusHeading(page: HTMLElement = document.body): () => void {
  const over = new AbortController();
  const end = () => over.abort();
  const look = () => {
    const heading = page.querySelector('h1');
    if (!heading) return;
    end();
    if (document.activeElement && document.activeElement !== document.body) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(look);
  const timer = setTimeout(end, PATIENCE);
  over.signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(timer);
  });
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, end, { signal: over.signal });
  changes.observe(page, { subtree: true, childList: true });
  look();
  return end;
}
