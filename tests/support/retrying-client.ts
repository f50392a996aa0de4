import { setTimeout as delay } from "node:timers/promises";
import type { Client } from "./client.ts";

/** Maximum attempts of a call: by then even a busy machine has finished a concurrent call with the same key. */
const ATTEMPTS = 20;

/**
 * A client that repeats a call answered 503 with `Retry-After`, with the same idempotency key, after that many seconds,
 * as a well-behaved client does. Proofs beside other tests use one: there a hundred concurrent calls wait longer for a
 * row than the provider allows. A writing call without a key is never repeated.
 */
export const retryingClient = (client: Client): Client => ({
  async request(address, init) {
    const isRepeatable = (init?.method ?? "GET") === "GET" || new Headers(init?.headers).has("Idempotency-Key");
    for (let attempt = 1; ; attempt++) {
      const answer = await client.request(address, init);
      const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
      if (answer.status !== 503 || !(seconds >= 0) || !isRepeatable || attempt === ATTEMPTS) return answer;
      await delay(seconds * 1_000);
    }
  },
});
