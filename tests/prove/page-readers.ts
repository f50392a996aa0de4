import { setTimeout as delay } from "node:timers/promises";

/** A version of the website: a name for the figures, and its hashed files. */
export type Version = { readonly name: string; readonly files: readonly string[] };

/** Answers that readers of pages received. */
export type Read = {
  pages: Record<string, number>;
  files: number;
  /** Answers of 500 and above, and missing ones, by kind. */
  failed: Record<string, number>;
  /** Files that a version's page may request and that were missing. */
  missing: string[];
};

const PAUSE_MS = 50;
/** Files requested beside each page. */
const FILES = 4;

/**
 * Reads pages without a browser, and files of every version that a page was served from so far, as an open page of it
 * would.
 */
export function readPages(
  address: string,
  paths: readonly string[],
  versions: readonly Version[],
  readers: number,
): { end(): Promise<Read> } {
  const read: Read = { pages: {}, files: 0, failed: {}, missing: [] };
  const served = new Set<string>();
  let isOver = false;

  async function get(path: string): Promise<{ status: number; text: string } | null> {
    try {
      const answer = await fetch(address + path);
      const text = await answer.text();
      if (answer.status >= 500) count(`${answer.status} ${path}`);
      return { status: answer.status, text };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      count(`${cause?.code ?? "no answer"} ${path}`);
      return null;
    }
  }
  const count = (what: string) => {
    read.failed[what] = (read.failed[what] ?? 0) + 1;
  };

  async function readOn(first: number): Promise<void> {
    for (let turn = first; !isOver; turn++, await delay(PAUSE_MS)) {
      const page = await get(paths[turn % paths.length]!);
      const version = versions.find(({ files }) => files.some((file) => page?.text.includes(`/web/assets/${file}`)));
      if (version !== undefined) {
        read.pages[version.name] = (read.pages[version.name] ?? 0) + 1;
        for (const file of version.files) served.add(file);
      }
      const known = [...served];
      for (let asked = 0; asked < FILES && known.length > 0; asked++) {
        const file = known[Math.floor(Math.random() * known.length)]!;
        read.files += 1;
        if ((await get(`/web/assets/${file}`))?.status === 404) read.missing.push(file);
      }
    }
  }

  const reading = Array.from({ length: readers }, (_, reader) => readOn(reader));
  return {
    async end() {
      isOver = true;
      await Promise.all(reading);
      return read;
    },
  };
}
