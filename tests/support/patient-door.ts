import { setTimeout as delay } from "node:timers/promises";
import type { Door } from "./client.ts";

/** How often a call is repeated at most: a busy machine has let a call of its key through by then. */
const ATTEMPTS = 20;

/**
 * A door at which a call that is answered 503 with `Retry-After` is sent once more with the same idempotency key, after that
 * many seconds, as a well-behaved client does. Proofs that run beside other tests stand at one: there a hundred calls at once
 * wait longer for a row than the provider lets them. A call without a key that writes is never repeated.
 */
export const patientDoor = (door: Door): Door => ({
  async request(address, init) {
    const isRepeatable = (init?.method ?? "GET") === "GET" || new Headers(init?.headers).has("Idempotency-Key");
    for (let attempt = 1; ; attempt++) {
      const answer = await door.request(address, init);
      const seconds = Number(answer.headers.get("Retry-After") ?? Number.NaN);
      if (answer.status !== 503 || !(seconds >= 0) || !isRepeatable || attempt === ATTEMPTS) return answer;
      await delay(seconds * 1_000);
    }
  },
});
