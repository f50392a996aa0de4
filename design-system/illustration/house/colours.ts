/** Colours of six hexadecimal digits. */

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `share` of the other colour, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(colour)
    .map((value, at) =>
      Math.round(value + ((others[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
