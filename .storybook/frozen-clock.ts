/** The moment every story happens at: noon of 29 Aban 1405 in Tehran. */
export const STORY_NOW = Date.UTC(2026, 10, 20, 8, 30, 0);

/**
 * Stops `Date` at `now`: `new Date()` and `Date.now()` answer it, a date built from arguments is untouched. Timers and
 * `performance.now` run on, so React, animations and the accessibility checks do not notice.
 */
export function freezeClock(now: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) => Reflect.construct(target, given.length === 0 ? [now] : given, newTarget),
    apply: () => new RealDate(now).toString(),
    get: (target, property) => (property === "now" ? () => now : Reflect.get(target, property)),
  });
}
