/** How long a browser without idle callbacks waits instead, in milliseconds. */
const LATER = 1_000;

/** Does something once the browser has nothing better to do. @returns drops it */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, LATER);
  return () => clearTimeout(timer);
}
