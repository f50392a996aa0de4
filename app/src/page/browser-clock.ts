/** Seconds that the product's clock stands ahead of the machines'. */
let ahead = 0;

/**
 * From now on the browser goes by the product's clock, which the demonstration can move; called once, with what the page was
 * rendered for, before anything reads the clock.
 *
 * @param clockAhead seconds, 0 in production
 */
export function followProductClock(clockAhead: number): void {
  ahead = clockAhead;
}

/**
 * Milliseconds since 1970 by the clock of the browser, as far ahead as the product's: for what this tab waits for or keeps,
 * and what a token or a stored voucher ends by. What a page shows of time comes from its RenderEnvironment and from the
 * provider's answers, never from here.
 */
export const browserNow = (): number => Date.now() + ahead * 1_000;

/** An instant of the product, epoch seconds, by this machine's own clock: cookies end by it. */
export const onMachine = (instant: number): number => instant - ahead;
