import { type Client, inPlace } from "#app/src/api/client.ts";
import type { Result } from "#app/src/api/result.ts";
import { userApi } from "#app/src/api/user.ts";
import type { CodeSentValue, LoginValue } from "#domain/contract/user.shapes.ts";
import type { Session } from "./session.ts";

/** What a visitor can do about being somebody. Each answers what came of it; a story hands in any outcome. */
export type AccountActions = {
  sendCode(mobile: string): Promise<Result<CodeSentValue>>;
  sendForgottenCode(mobile: string): Promise<Result<CodeSentValue>>;
  loginByCode(mobile: string, code: string): Promise<Result<LoginValue>>;
  loginByForgottenCode(mobile: string, code: string): Promise<Result<LoginValue>>;
  loginByPassword(mobile: string, password: string): Promise<Result<LoginValue>>;
  setPassword(password: string): Promise<Result<unknown>>;
  logOut(): Promise<void>;
};

/** The account of this document: logging in fills the session (R111), logging out ends it whatever the server says (R112, A26). */
export function createAccount(client: Client, session: Session): AccountActions {
  const api = userApi(inPlace(client));
  let isLeaving = false;

  const remembered = async (login: Promise<Result<LoginValue>>): Promise<Result<LoginValue>> => {
    const result = await login;
    if (result.ok) session.remember(result.value.token);
    return result;
  };

  return {
    sendCode: api.sendCode,
    sendForgottenCode: api.sendForgottenCode,
    loginByCode: (mobile, code) => remembered(api.loginByCode(mobile, code)),
    loginByForgottenCode: (mobile, code) => remembered(api.loginByForgottenCode(mobile, code)),
    loginByPassword: (mobile, password) => remembered(api.loginByPassword(mobile, password)),
    setPassword: api.setPassword,
    async logOut() {
      // A25: a 401 to the logout itself must not start another one.
      if (isLeaving) return;
      isLeaving = true;
      await api.logOut();
      session.forget();
      isLeaving = false;
    },
  };
}

/** Asks who the bearer of the token is. */
export async function syncUser(client: Client): Promise<void> {
  await userApi(client).me();
}
