/**
 * Shifts the clock of this process or page by some milliseconds. Runs in a browser too: it references nothing outside.
 */
export function shiftClock(milliseconds: number): void {
  const trueNow = Date.now.bind(Date);
  Date.now = () => trueNow() + milliseconds;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given: [number?]) =>
      given.length === 0 ? new target(target.now()) : new target(...(given as [number])),
  });
}

/** Shift of this run's clock, seconds: 0 except on another day (tests/days). */
export const clockShift = (): number => Number(process.env.CLOCK_SHIFT_SECONDS ?? 0);
