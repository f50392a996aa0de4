/** Loaded before a provider (`--import`), it sets the process's clock wrong by `CLOCK_SHIFT_SECONDS`. */
const shift = Number(process.env.CLOCK_SHIFT_SECONDS ?? 600) * 1_000;
const trueNow = Date.now.bind(Date);

globalThis.Date = new Proxy(Date, {
  construct: (target, given: [number?]) =>
    given.length === 0 ? new target(trueNow() + shift) : new target(...(given as [number])),
  get: (target, name) => (name === "now" ? () => trueNow() + shift : Reflect.get(target, name)),
});
