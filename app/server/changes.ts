import type { Logger } from "pino";
import type { Transport } from "#app/src/api/client.ts";
import { createAggregatedLog } from "#runtime/aggregated-log.ts";
import { isChangeKey } from "#runtime/change-keys.ts";
import { AFTER, CHANGES_PATH, type ChangesAnswer, SEEN_HEADER } from "#runtime/changes.ts";
import type { Changed } from "./page-keys.ts";
import type { Settings } from "./settings.ts";
import { withHeader } from "./with-header.ts";

/** Interval of polling the provider for changes, milliseconds; the jitter spreads the websites' polls. */
const EVERY_MS = 1_000;
const JITTER = 0.2;
const TIMEOUT_MS = 2_000;

/** Changes announced by the provider, as this website follows them. */
export type Changes = {
  /** Applies changes with `apply` too, from now on. */
  follow(apply: (changed: Changed) => void): void;
  /** Polls once; resolves when every change made before the call has been applied, or the provider does not answer. */
  look(): Promise<void>;
  /** The provider's cursor up to which this website has followed; null before the first answer. */
  cursor(): string | null;
  /** Offset of the product's clock ahead of the machines', seconds, as of the last answer; 0 before the first. */
  clockAhead(): number;
  /** Polls each second from now on; returns a function that stops it. */
  start(): () => void;
};

export type ChangesOptions = {
  settings: Pick<Settings, "providerUrl" | "clientToken" | "proxySecret">;
  log: Pick<Logger, "warn" | "info">;
  fetch?: typeof globalThis.fetch;
};

/** The changes since a cursor; all where there is none. @throws where none are answered */
async function askChanges(
  { providerUrl, clientToken, proxySecret }: ChangesOptions["settings"],
  cursor: string | null,
  fetch: typeof globalThis.fetch,
): Promise<ChangesAnswer> {
  const query = cursor === null ? "" : `?${new URLSearchParams({ [AFTER]: cursor })}`;
  const headers = { "Client-Token": clientToken, "Proxy-Secret": proxySecret };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(providerUrl + CHANGES_PATH + query, { headers, signal, redirect: "error" });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return readAnswer(await answer.json());
}

/** Follows the changes that the provider notes: while it is away pages live by their own time, and it is caught up later. */
export function createChanges({ settings, log, fetch = globalThis.fetch }: ChangesOptions): Changes {
  const followers: ((changed: Changed) => void)[] = [];
  const unknown = createAggregatedLog((name, count) => log.warn({ count }, name));
  let cursor: string | null = null;
  let clockAhead = 0;
  let isAway = false;
  let underWay: Promise<void> | null = null;

  function apply(answer: ChangesAnswer): void {
    const isClockMoved = answer.clockAhead !== clockAhead;
    ({ cursor, clockAhead } = answer);
    // Every page may show something derived from the time.
    const keys = isClockMoved ? null : answer.keys;
    if (keys?.length === 0) return;
    const known = keys?.filter(isChangeKey) ?? null;
    if (known !== null && keys !== null && known.length < keys.length) unknown.count("unknown keys of changes");
    for (const follower of followers) follower(known && new Set(known));
  }

  async function lookNow(): Promise<void> {
    try {
      apply(await askChanges(settings, cursor, fetch));
      if (isAway) log.info("changes are heard of again");
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ name: String(error) }, "changes are not heard of");
      isAway = true;
    } finally {
      underWay = null;
    }
  }

  async function look(): Promise<void> {
    // A poll under way may have begun before the change that the caller knows of.
    if (underWay !== null) await underWay;
    underWay ??= lookNow();
    await underWay;
  }

  function start(): () => void {
    let timer: NodeJS.Timeout;
    let isOver = false;
    async function turn(): Promise<void> {
      await look();
      if (isOver) return;
      timer = setTimeout(turn, EVERY_MS * (1 + JITTER * (2 * Math.random() - 1)));
      timer.unref();
    }
    void turn();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }

  return {
    follow: (follower) => void followers.push(follower),
    look,
    cursor: () => cursor,
    clockAhead: () => clockAhead,
    start,
  };
}

/**
 * Reads an answer; one of the previous version lacks the clock's offset.
 * @throws when it is not an answer of this call
 */
function readAnswer(body: unknown): ChangesAnswer {
  const { cursor, keys, clockAhead = 0 } = body as Partial<ChangesAnswer>;
  const isWhole =
    typeof cursor === "string" && (keys === null || Array.isArray(keys)) && Number.isSafeInteger(clockAhead);
  if (!isWhole) throw new Error("The provider answered something else than changes");
  return { cursor, keys: keys?.filter((key) => typeof key === "string") ?? null, clockAhead };
}

/** Changes for a website that does not follow the provider: its pages only expire by age. */
export const noChanges: Changes = {
  follow() {},
  look: async () => {},
  cursor: () => null,
  clockAhead: () => 0,
  start: () => () => {},
};

/** The way to the provider, on which every call says how far this website has heard. */
export const withChangeCursor = (transport: Transport, { cursor }: Pick<Changes, "cursor">): Transport =>
  withHeader(transport, SEEN_HEADER, cursor);
