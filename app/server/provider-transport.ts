import { setTimeout as wait } from "node:timers/promises";
import type { Answer, Transport } from "#app/src/api/client.ts";
import type { Breaker } from "./breaker.ts";
import { textAnswer } from "./text-answer.ts";
import { timeLimit } from "./time-limit.ts";

/** Time limit of one call while a page is rendered, milliseconds. */
export const CALL_TIMEOUT = 2000;

/** Answers that change once a release: kept, and used when the provider is away, so that the content pages always answer. */
const isLasting = (address: string): boolean => address.includes("/content/v2/pages/");

/** A provider that is known to be away is not asked: the caller sees a network failure at once. */
class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** Before a read is made once more, in milliseconds: not all at once after a restart of the provider. */
const RETRY_AFTER = { least: 20, jitter: 80 } as const;

/**
 * The transport of server rendering: time-limited, and behind the breaker. A read whose connection failed is retried
 * once; one that timed out or was answered with an error is not, and neither is a write.
 */
export function createProviderTransport(breaker: Breaker, send: Transport): Transport {
  const lasting = new Map<string, Answer>();

  async function attempt(address: string, init: RequestInit): Promise<Answer> {
    if (!breaker.mayCall()) throw new ProviderAway();
    const limit = timeLimit(CALL_TIMEOUT, init.signal);
    try {
      const response = await send(address, { ...init, signal: limit.signal });
      const body = response.status === 204 ? "" : await response.text();
      if (response.status >= 500 && response.status !== 501) breaker.failed();
      else breaker.succeeded();
      return textAnswer(response.status, body);
    } catch (error) {
      if (init.signal?.aborted && !limit.isLate()) breaker.abandoned();
      else breaker.failed();
      throw error;
    } finally {
      limit.lift();
    }
  }

  async function attemptTwice(address: string, init: RequestInit): Promise<Answer> {
    try {
      return await attempt(address, init);
    } catch (error) {
      // `send` throws a `TypeError` when there is no connection or it was lost.
      const isConnection = error instanceof TypeError;
      if (!isConnection || (init.method ?? "GET") !== "GET" || init.signal?.aborted) throw error;
      await wait(RETRY_AFTER.least + Math.random() * RETRY_AFTER.jitter);
      return attempt(address, init).catch((second) => {
        // The first failure opened the breaker: it is the actual error.
        throw second instanceof ProviderAway ? error : second;
      });
    }
  }

  return async (address, init) => {
    if (!isLasting(address)) return attemptTwice(address, init);
    const key = `${address} ${new Headers(init.headers).get("Accept-Language") ?? ""}`;
    try {
      const answer = await attemptTwice(address, init);
      if (answer.ok) lasting.set(key, { ...answer, isLastKnown: true });
      return answer.status >= 500 ? (lasting.get(key) ?? answer) : answer;
    } catch (error) {
      const kept = lasting.get(key);
      if (kept) return kept;
      throw error;
    }
  };
}
