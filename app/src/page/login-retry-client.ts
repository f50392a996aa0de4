import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";

/** True when a call was refused with a 401. */
export const isUnauthorised = (result: Result<unknown>): boolean =>
  !result.ok && result.failure.kind === "status" && result.failure.status === 401;

/**
 * A client whose calls outlast the session: on a 401 it asks the visitor to log in, and then retries the call with the
 * same idempotency key, so nothing is done twice and nothing typed is lost.
 * @param logIn resolves to true when the visitor is logged in now
 */
export function loginRetryClient(client: Client, logIn: () => Promise<boolean>): Client {
  return {
    async call(target, ...input) {
      const result = await client.call(target, ...input);
      if (target.who === "anyone" || input[0]?.bearer !== undefined || !isUnauthorised(result)) return result;
      return (await logIn()) ? client.call(target, ...input) : result;
    },
  };
}
