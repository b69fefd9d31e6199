// Counting down: the server says how much is left with every view, and we count on from there.

const A_SECOND = 1000; // ms

/** For a component: call it while the component is made. */
export function secondsLeft(said: () => number): { readonly value: number } {
  let then = $state(Date.now());
  let now = $state(Date.now());
  $effect(() => {
    void said();
    then = now = Date.now();
    const timer = setInterval(() => (now = Date.now()), A_SECOND);
    return () => clearInterval(timer);
  });
  return {
    get value() {
      return Math.max(0, said() - Math.floor((now - then) / A_SECOND));
    },
  };
}
