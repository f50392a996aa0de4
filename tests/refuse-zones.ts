/**
 * Makes `Intl` of this process or page reject time zones by name, as with outdated or missing tables. Runs in a browser
 * too: it references nothing outside.
 */
export function refuseZones(): void {
  const refuse = (options?: Intl.DateTimeFormatOptions): void => {
    if (options?.timeZone !== undefined) throw new RangeError(`No time zone is known here: ${options.timeZone}`);
  };
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct(target, given: ConstructorParameters<typeof Intl.DateTimeFormat>) {
      refuse(given[1]);
      return new target(...given);
    },
    apply(target, _, given: Parameters<typeof Intl.DateTimeFormat>) {
      refuse(given[1]);
      return target(...given);
    },
  });
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"] as const) {
    const plain = Date.prototype[name];
    Date.prototype[name] = function (this: Date, ...given: [Intl.LocalesArgument?, Intl.DateTimeFormatOptions?]) {
      refuse(given[1]);
      return plain.apply(this, given as []);
    };
  }
}
