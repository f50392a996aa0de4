import { transcode } from "node:buffer";

/** Where texts are put together, one at a time: as long as the longest so far. */
let place = Buffer.alloc(0);

/**
 * The bytes of a text that is given in parts, in memory of their own. The parts are copied unit by unit and then transcoded, which
 * takes a quarter of the time in which V8 writes UTF-8 character after character.
 */
export function utf8Of(...parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = 2 * parts.reduce((units, { length }) => units + length, 0);
  if (place.length < most) place = Buffer.allocUnsafeSlow(most);
  let end = 0;
  for (const part of parts) end += place.write(part, end, "utf16le");
  try {
    return transcode(place.subarray(0, end), "utf16le", "utf8");
  } catch {
    // Half of a surrogate pair, which somebody sent: it becomes the sign for what cannot be read.
    return new TextEncoder().encode(parts.join(""));
  }
}
