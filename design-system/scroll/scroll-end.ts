/** R201: how long nothing has to move before a scroll counts as ended, in milliseconds. */
export const SCROLL_PAUSE = 100;

/**
 * Calls `act` when scrolling has come to rest, once for each time: what is done for a place that is only passed by is
 * done in vain.
 *
 * @returns ends it
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
