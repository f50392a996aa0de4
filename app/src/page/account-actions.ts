import type { Client } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import type { Session } from "#app/src/store/session.ts";
import type { MeValue } from "#domain/contract/user.shapes.ts";

const load = async () => (await fetchOnDemand()).account();

/** The account's actions; their code is fetched when one of them is first used: most visitors never log in. */
export function accountOf(client: Client, session: Session): AccountActions {
  let made: Promise<AccountActions> | undefined;
  return new Proxy({} as AccountActions, {
    get:
      (_, action: keyof AccountActions) =>
      async (...given: readonly unknown[]) => {
        made ??= load().then(({ createAccount }) => createAccount(client, session));
        const act: (...given: readonly never[]) => unknown = (await made)[action];
        return act(...(given as readonly never[]));
      },
  });
}

/** The user of the token; its code is fetched with the account's. */
export const askMe = async (client: Client): Promise<Result<MeValue>> => (await load()).askMe(client);
