import { ADDRESS_LIMITS, type LimitKind } from "#provider/kernel/http/address-limits.ts";
import type { Sent } from "./client-from.ts";
import { forgedForwards } from "./forged-forwards.ts";
import { type Limited, limitedCalls } from "./limited-calls.ts";
import type { Client } from "./test-cluster.ts";

/** Result of one kind of calls from one address, made several times as often as allowed. */
export type Counted = {
  /** Limit in a window, by the provider's own table. */
  figure: number;
  asked: number;
  allowed: number;
  /** Answers that are neither allowed nor the limit's refusal, by reason. */
  strange: Record<string, number>;
  /** True when all calls were made within one window of the limit. */
  is_in_one_window: boolean;
};

/** With two processes that count separately each must reach its figure, whichever calls come to it. */
const MORE_THAN_TWICE = 3;
const AT_ONCE = 4;
/** Attempts to make all calls within a window and without an outage, for busy machines; each from another address. */
const MAX_TRIES = 3;

/** Opens a client at one address, which adds these headers to its requests. */
export type OpenClient = (address: string, sent: () => Sent) => Client & { close(): void };

const kinds = Object.keys(ADDRESS_LIMITS).filter((name): name is LimitKind => name in ADDRESS_LIMITS);

/** Addresses of this machine, a new one each time. */
function* addresses(): Generator<string, never> {
  for (let last = 1; ; last++) yield `127.1.0.${last}`;
}

/**
 * Makes every kind of limited call, each from an address of its own and with a forged `X-Forwarded-For` in turn, three
 * times as often as allowed.
 *
 * @param factor factor on the figures.
 */
export async function countAll(from: Limited, open: OpenClient, only = kinds): Promise<Record<string, Counted>> {
  const fresh = addresses();
  const all: Record<string, Counted> = {};
  for (const kind of only) all[kind] = await countInWindow(from, open, kind, fresh);
  return all;
}

async function countInWindow(
  from: Limited,
  open: OpenClient,
  kind: LimitKind,
  fresh: Generator<string, never>,
): Promise<Counted> {
  let counted = await countOne(from, open, kind, fresh.next().value);
  for (let tried = 1; !isMeasured(counted) && tried < MAX_TRIES; tried++) {
    counted = await countOne(from, open, kind, fresh.next().value);
  }
  return counted;
}

/** True when the number of allowed calls can be derived from this result. */
const isMeasured = ({ strange, is_in_one_window }: Counted): boolean =>
  is_in_one_window && Object.keys(strange).length === 0;

async function countOne(from: Limited, open: OpenClient, kind: LimitKind, address: string): Promise<Counted> {
  const { most: figure, seconds } = ADDRESS_LIMITS[kind];
  const asked = figure * MORE_THAN_TWICE;
  let forged = 0;
  const client = open(address, () => ({ "X-Forwarded-For": forgedForwards[forged++ % forgedForwards.length]![1] }));
  const counted: Counted = { figure, asked, allowed: 0, strange: {}, is_in_one_window: false };
  try {
    const ask = await limitedCalls[kind].ready(from, client, asked);
    const startedAt = performance.now();
    let turn = 0;
    const asking = Array.from({ length: AT_ONCE }, async () => {
      while (turn < asked) {
        const { reason } = await ask(turn++);
        if (reason === limitedCalls[kind].allowedAs) counted.allowed += 1;
        else if (reason !== "too_many_requests")
          counted.strange[String(reason)] = (counted.strange[String(reason)] ?? 0) + 1;
      }
    });
    await Promise.all(asking);
    counted.is_in_one_window = performance.now() - startedAt < seconds * 1_000;
    return counted;
  } finally {
    client.close();
  }
}

/** True when each kind was allowed exactly so many times its figure, within one window, with no unexpected answers. */
export const areAllowed = (all: Readonly<Record<string, Counted>>, times: number): boolean =>
  Object.keys(all).length > 0 &&
  Object.values(all).every((one) => one.allowed === one.figure * times && isMeasured(one));
