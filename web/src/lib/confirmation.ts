// What is asked once more before something that can't be undone.

export interface Confirmation {
  title: string;
  text: string;
  /** What is done then, in a word. */
  action: string;
  act: () => unknown;
}
