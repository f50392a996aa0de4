import { setTimeout as delay } from "node:timers/promises";

/** Observations of a text that is rewritten continuously. */
export type Shown = {
  writes: number;
  failed_writes: number;
  longest_write_ms: number;
  reads: Record<string, number>;
  /** Reads without an answer. */
  failed: Record<string, number>;
  /** Maximum staleness per reader: time from the overwrite of the shown text to the request for it. */
  oldest_ms: Record<string, number>;
};

export type Watched = {
  /** Resolves once the text is written. */
  write(text: string): Promise<void>;
  /** Readers of the text, by name. */
  readonly readers: Readonly<Record<string, () => Promise<string>>>;
};

const WRITE_EVERY_MS = 100;
const READ_EVERY_MS = 50;
const MARK = "written ";

/** Rewrites a text continuously, and requests it by every reader, until it is ended. */
export function watchShown({ write, readers }: Watched): { end(): Promise<Shown> } {
  /** Time when each text was acknowledged, by `performance.now()`; infinity for one that never was. */
  const written: number[] = [];
  const shown: Shown = { writes: 0, failed_writes: 0, longest_write_ms: 0, reads: {}, failed: {}, oldest_ms: {} };
  let isOver = false;

  async function writeOn(): Promise<void> {
    for (; !isOver; await delay(WRITE_EVERY_MS)) {
      const began = performance.now();
      const number = written.push(Number.POSITIVE_INFINITY) - 1;
      try {
        await write(`${MARK}${number}`);
        written[number] = performance.now();
        shown.writes += 1;
      } catch {
        shown.failed_writes += 1;
      }
      shown.longest_write_ms = Math.max(shown.longest_write_ms, Math.round(performance.now() - began));
    }
  }

  async function readOn(name: string, read: () => Promise<string>): Promise<void> {
    Object.assign(shown.reads, { [name]: 0 });
    Object.assign(shown.failed, { [name]: 0 });
    Object.assign(shown.oldest_ms, { [name]: 0 });
    for (; !isOver; await delay(READ_EVERY_MS)) {
      const asked = performance.now();
      try {
        const age = ageOf(await read(), asked, written);
        shown.oldest_ms[name] = Math.max(shown.oldest_ms[name] ?? 0, Math.round(age));
        shown.reads[name] = (shown.reads[name] ?? 0) + 1;
      } catch {
        shown.failed[name] = (shown.failed[name] ?? 0) + 1;
      }
    }
  }

  const working = [writeOn(), ...Object.entries(readers).map(([name, read]) => readOn(name, read))];
  return {
    async end() {
      isOver = true;
      await Promise.all(working);
      return shown;
    },
  };
}

/** Time since a text was overwritten when it was requested, milliseconds. An earlier text counts as the first. */
export function ageOf(text: string, asked: number, written: readonly number[]): number {
  const number = text.startsWith(MARK) ? Number(text.slice(MARK.length)) : -1;
  const next = Math.min(...written.slice(number + 1));
  return Math.max(0, asked - next);
}
