/** R201: time without movement after which a scroll counts as ended, milliseconds. */
export const SCROLL_PAUSE = 100;

/**
 * Calls `act` once after each scroll has ended: work for places merely scrolled past would be wasted.
 *
 * @returns a function that unsubscribes
 */
export function onScrollEnd(target: EventTarget, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    clearTimeout(timer);
    timer = setTimeout(act, SCROLL_PAUSE);
  };
  target.addEventListener("scroll", rest, { passive: true });
  return () => {
    clearTimeout(timer);
    target.removeEventListener("scroll", rest);
  };
}
