import type { Client } from "#app/src/api/client.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import type { Session } from "#app/src/store/session.ts";

const load = () => import("#app/src/store/account.ts");

/** The account's actions; their code is fetched when one of them is first used: most visitors never log in. */
export function accountOf(client: Client, session: Session): AccountActions {
  let made: Promise<AccountActions> | undefined;
  const account = () => {
    made ??= load().then(({ createAccount }) => createAccount(client, session));
    return made;
  };
  return {
    sendCode: async (purpose, mobile, previous) => (await account()).sendCode(purpose, mobile, previous),
    loginByCode: async (purpose, entered) => (await account()).loginByCode(purpose, entered),
    demoMessage: async (challenge) => (await account()).demoMessage(challenge),
    loginByPassword: async (mobile, password) => (await account()).loginByPassword(mobile, password),
    setPassword: async (password) => (await account()).setPassword(password),
    logOut: async () => (await account()).logOut(),
  };
}

/** R116, A33: a session that has a token is checked at start; a 401 ends the session. */
export async function syncUser(client: Client, session: Session): Promise<void> {
  if (session.isLoggedIn.value) await (await load()).syncUser(client);
}
