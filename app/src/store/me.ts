import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";
import type { Session } from "./session.ts";

/** R162's call, by name: the contract of the user's calls is loaded only where it is used. */
const ME = "user.me";

/**
 * A client whose every answer of `user/v2/me` fills the session (R162).
 *
 * `sync` makes that call at the start of a document whose visitor has a token, and not otherwise (R116); the first
 * screen that needs the user shares that request, so a page sends it once. A later call, or one after a write, is a new
 * request.
 */
export function fillingClient(client: Client, session: Session) {
  let shared: { token: string | null; answer: Promise<Result<unknown>> } | null = null;

  const filling = async (answer: Promise<Result<unknown>>): Promise<Result<unknown>> => {
    const token = session.bearer.value;
    const result = await answer;
    if (result.ok) session.fill(token, result.value as MeValue);
    return result;
  };

  const filled: Client = {
    call(target, ...input) {
      if (target.name !== ME) {
        // A write may change the user: an answer from before it is stale.
        if (target.method === "POST") shared = null;
        return client.call(target, ...input);
      }
      const started = shared?.token === session.bearer.value ? shared.answer : null;
      shared = null;
      const result = started ?? filling(client.call(target, ...input));
      // The answer of `me`, typed as its contract has it.
      return result as ReturnType<typeof client.call<typeof target>>;
    },
  };

  function sync(ask: (client: Client) => Promise<Result<MeValue>>): void {
    if (session.isLoggedIn.value) shared = { token: session.bearer.value, answer: filling(ask(client)) };
  }

  return { client: filled, sync };
}
