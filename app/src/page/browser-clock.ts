/** Seconds that the product's clock stands ahead of the machines'. */
let ahead = 0;

/** Milliseconds that the server's clock stands ahead of this machine's, which its owner may have set to another day. */
let wrong = 0;

/** The key under which `wrong` is stored for the documents to come. */
const WRONG = "clock";

/**
 * Sets the browser's clock to the product's, which the demonstration can move; called once, with the environment's
 * value, before anything reads the clock.
 *
 * @param clockAhead seconds, 0 in production
 */
export function followProductClock(clockAhead: number): void {
  ahead = clockAhead;
  try {
    wrong = Number(localStorage.getItem(WRONG)) || 0;
  } catch {
    // Without storage the next log-in says it again.
  }
}

/** Sets the clock to the server's time, milliseconds since 1970. */
export function correctClock(now: number): void {
  wrong = now - Date.now();
  try {
    localStorage.setItem(WRONG, `${wrong}`);
  } catch {
    // Without storage it is known in this document only.
  }
}

/**
 * Milliseconds since 1970 by the server's clock, plus the product's offset: for timeouts and lifetimes in this tab, and
 * for the expiry of a token or a stored voucher. Times that a page displays come from its RenderEnvironment and from
 * the provider's answers, never from here.
 */
export const browserNow = (): number => Date.now() + wrong + ahead * 1_000;

/** An instant of the product, epoch seconds, by this machine's own clock: cookies end by it. */
export const onMachine = (instant: number): number => instant - ahead - wrong / 1_000;
