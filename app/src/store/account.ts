import type { Client } from "#app/src/api/client.ts";
import { demoMessage } from "#app/src/api/demo.ts";
import type { Result } from "#app/src/api/result.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import { followServerClock } from "#app/src/page/server-clock.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import type { CountryChoice } from "#domain/contract/base.shapes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import type { CodeSentValue, LoginValue, MeValue } from "#domain/contract/user.shapes.ts";
import type { Session } from "./session.ts";
import { payloadOf } from "./token.ts";

/** Purpose of a code: to log in, or to log in and choose another password. */
export type CodePurpose = "login" | "forgotten";

const codeCalls = {
  login: { send: userCalls.sendOtp, logIn: userCalls.loginByOtp },
  forgotten: { send: userCalls.sendOtpForgetPassword, logIn: userCalls.loginByOtpForgetPassword },
} as const;

/** Log-in, log-out and passwords. Each answers its outcome; a story injects any outcome. */
export type AccountActions = {
  /** @param previous the challenge requested here before: it ends. */
  sendCode(purpose: CodePurpose, mobile: string, previous: string | undefined): Promise<Result<CodeSentValue>>;
  loginByCode(purpose: CodePurpose, entered: Entered): Promise<Result<LoginValue>>;
  /** In the demonstration, the SMS that would have been sent. */
  demoMessage(challenge: string): Promise<string | null>;
  loginByPassword(mobile: string, password: string): Promise<Result<LoginValue>>;
  setPassword(password: string): Promise<Result<unknown>>;
  /** All countries, each with whether codes are sent there; null when they could not be loaded. */
  countries(): Promise<readonly CountryChoice[] | null>;
  logOut(): Promise<void>;
};

/** A code, and the challenge and number that it belongs to. */
export type Entered = { mobile: string; challenge: string; code: string };

/**
 * The account of this document: logging in fills the session (R111, R177), logging out ends it whatever the server answers
 * (R112).
 */
export function createAccount(client: Client, session: Session): AccountActions {
  const remembered = async (login: Promise<Result<LoginValue>>): Promise<Result<LoginValue>> => {
    const result = await login;
    if (result.ok) {
      await followServerClock(payloadOf(result.value.token)?.["iat"]);
      session.remember(result.value.token, result.value.user);
      tellOtherTabs();
      keepKnownBrowser(result.value.known_browser);
    }
    return result;
  };

  return {
    sendCode(purpose, mobile, challenge) {
      const known_browser = keptKnownBrowser();
      return client.call(codeCalls[purpose].send, {
        body: {
          mobile,
          ...(challenge !== undefined && { challenge }),
          ...(known_browser !== null && { known_browser }),
        },
      });
    },
    loginByCode: (purpose, entered) => remembered(client.call(codeCalls[purpose].logIn, { body: entered })),
    demoMessage: (challenge) => demoMessage(client, challenge),
    loginByPassword: (mobile, password) =>
      remembered(client.call(userCalls.loginByPassword, { body: { mobile, password } })),
    setPassword: (password) => client.call(userCalls.setPassword, { body: { password } }),
    async countries() {
      const result = await client.call(baseCalls.countries);
      return result.ok ? result.value : null;
    },
    async logOut() {
      await session.leave(() => client.call(userCalls.logout));
      tellOtherTabs();
    },
  };
}

/** Other tabs that are looked at, too, hear that something is stored, and then look at the token's cookie. */
function tellOtherTabs(): void {
  try {
    localStorage.setItem("session", `${browserNow()}`);
  } catch {
    // Without storage they look once they are turned to.
  }
}

/** Outlives the session: with it, a number that strangers ask codes for is still sent its owner's at once. */
export const KNOWN_BROWSER = "known_browser";

function keptKnownBrowser(): string | null {
  try {
    return localStorage.getItem(KNOWN_BROWSER);
  } catch {
    return null;
  }
}

function keepKnownBrowser(token: string): void {
  try {
    localStorage.setItem(KNOWN_BROWSER, token);
  } catch {
    // Without storage the log-in works all the same.
  }
}

/** The user of the token. */
export const askMe = (client: Client): Promise<Result<MeValue>> => client.call(userCalls.me);
