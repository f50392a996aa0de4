/** Milliseconds per second, as `Intl` counts. */
const SECOND = 1000;

/**
 * Offset of a zone by the ICU of this Node, seconds east of UTC, as a function of an instant in epoch seconds.
 * Formatters are slow to create, so there is one per zone.
 */
export function icuOffset(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn-hc-h23", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  return (instant) => {
    // 11/26/2026, 01:55:00
    const text = format.format(instant * SECOND);
    const [month, day, year] = [number(text, 0, 2), number(text, 3, 2), number(text, 6, 4)];
    const [hour, minute, second] = [number(text, 12, 2), number(text, 15, 2), number(text, 18, 2)];
    return Date.UTC(year, month - 1, day, hour, minute, second) / SECOND - instant;
  };
}

const number = (text: string, at: number, length: number): number => Number(text.slice(at, at + length));
