import { isAscii, isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { CliError } from "./cli-error.ts";

/** Text encodings that spreadsheets save. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1256";

/** Called with the encoding of a text once it is known to differ from UTF-8. */
export type OnEncoding = (encoding: Encoding) => void;

const MARKS: readonly (readonly [encoding: Encoding, mark: readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];
/** Bytes needed to detect the encoding, unless a line ends earlier. */
const TELLING = 256;
const LINE_END = 0x0a;

/**
 * Detects the encoding by its byte order mark, or by the zero bytes of commas and line ends; null when neither is
 * conclusive.
 */
function encodingOfStart(bytes: Buffer): Encoding | null {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) return marked[0];
  let [even, odd] = [0, 0];
  for (let at = bytes.indexOf(0); at !== -1; at = bytes.indexOf(0, at + 1)) {
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (even + odd === 0) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}

/** Number of bytes at the end that may begin an incomplete UTF-8 character. */
function unfinished(bytes: Buffer): number {
  for (let length = 1; length <= 3 && length <= bytes.length; length += 1) {
    const byte = bytes[bytes.length - length] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return length < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? length : 0;
  }
  return 0;
}

const decoderOf = (encoding: Encoding) => {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new CliError(
        "encoding",
        [`متن با کدگذاری ${encoding} خوانا نیست`, `the text is not ${encoding} throughout`],
        { mend: ["آن را با UTF-8 ذخیره کنید.", "Save it as UTF-8."] },
      );
    }
  };
};

/**
 * Decodes a stream as it arrives: UTF-8, UTF-16 of either byte order with or without its mark, or Windows-1256, which
 * is assumed from the first non-ASCII letter that is no UTF-8. A byte order mark is dropped.
 *
 * @throws CliError `encoding`, when it changes on the way.
 */
export async function* decoded(stream: Readable, onEncoding: OnEncoding = () => {}): AsyncGenerator<string> {
  let decode: ReturnType<typeof decoderOf> | null = null;
  let held: Buffer = Buffer.alloc(0);
  let isStart = true;
  const decide = (encoding: Encoding) => {
    if (encoding !== "utf-8") onEncoding(encoding);
    decode = decoderOf(encoding);
    return decode;
  };
  for await (const chunk of stream as AsyncIterable<Buffer | string>) {
    const bytes = Buffer.concat([held, Buffer.from(chunk as Buffer)]);
    held = Buffer.alloc(0);
    if (isStart && bytes.length < TELLING && !bytes.includes(LINE_END)) {
      held = bytes;
      continue;
    }
    const marked: Encoding | null = isStart ? encodingOfStart(bytes) : null;
    isStart = false;
    if (marked !== null) decide(marked);
    if (decode !== null) {
      yield (decode as ReturnType<typeof decoderOf>)(bytes);
      continue;
    }
    const whole = bytes.subarray(0, bytes.length - unfinished(bytes));
    if (isAscii(whole)) {
      held = bytes.subarray(whole.length);
      yield whole.toString("latin1");
      continue;
    }
    yield decide(isUtf8(whole) ? "utf-8" : "windows-1256")(bytes);
  }
  if (held.length > 0) {
    const isPlain = isAscii(held) || isUtf8(held);
    yield decide((isStart ? encodingOfStart(held) : null) ?? (isPlain ? "utf-8" : "windows-1256"))(held);
  }
  if (decode !== null) yield (decode as ReturnType<typeof decoderOf>)();
}
