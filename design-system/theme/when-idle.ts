/** Delay in browsers without idle callbacks, milliseconds. */
const LATER = 1_000;

/** Runs something once the browser is idle. @returns a function that cancels it */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, LATER);
  return () => clearTimeout(timer);
}
