import type { CodeSentValue, LoginValue } from "#domain/contract/user.shapes.ts";
import { sessionDevice } from "#domain/device/device.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { addressKey } from "#runtime/network.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import { setFingerprint, type WithCookie, withCookie } from "../../kernel/http/cookie.ts";
import { enqueueCodeSms, NO_RECIPIENT } from "../../kernel/outbox/sms.ts";
import type { Services } from "../../services.ts";
import { type Account, accountOfMobile, ensureAccount, mobileIndex } from "./account.ts";
import { askerIndex, codeSent, spentCode } from "./code-challenge.ts";
import { knownBrowserOf, knownBrowserToken } from "./known-browser.ts";
import { displayNameOf, readMe } from "./me.ts";
import { isPassword } from "./password.ts";
import { countAttempt, forgetAttempts } from "./password-attempts.ts";
import { servedCountry } from "./served-countries.ts";
import { openSession, TOKEN_SECONDS } from "./session.ts";

/** The caller of a login. `mobile` is canonical. */
type AtTheDoor = {
  mobile: string;
  locale: Locale;
  clientAddress: string;
  isBrowser: boolean;
  userAgent: string | undefined;
};
/** The token of a known browser, if it sent one. */
type Shown = { challenge?: string | undefined; known_browser?: string | undefined };

/** The sentence of each purpose. */
const words = { login: "login_code", forget_password: "forget_password_code" } as const;

/**
 * Sends a code to a number. Neither the answer nor its time reveals whether the number has an account: a forgotten
 * password of a number without an account takes the same path with `NO_RECIPIENT`.
 */
export async function sendLoginCode(
  tx: Queryable,
  services: Services,
  purpose: keyof typeof words,
  { mobile, locale, clientAddress }: AtTheDoor,
  shown: Shown,
): Promise<CodeSentValue | Refusal> {
  const { vault, codes } = services;
  const account = await accountOfMobile(tx, vault, mobile);
  const browser = knownBrowserOf(services, shown.known_browser, account?.id);
  const served = await servedCountry(tx, services, mobile, "mobile", browser !== null);
  if (isRefusal(served)) return served;
  const issued = await codes.issue(tx, {
    purpose,
    destination: mobileIndex(vault, mobile),
    country: served.country,
    asker: askerIndex(vault, browser === null ? `address ${addressKey(clientAddress)}` : `browser ${browser}`),
    isKnown: browser !== null,
    previous: shown.challenge,
  });
  if (isRefusal(issued)) return issued;
  const reader = purpose === "login" || account !== null ? mobile : NO_RECIPIENT;
  if (issued.message !== null) {
    await enqueueCodeSms(tx, services, { mobile: reader, locale }, words[purpose], issued.message);
  }
  return codeSent(issued);
}

/**
 * Logs in with a code: holding the telephone is enough for an account, but a forgotten password needs one that is
 * there.
 */
export async function loginByCode(
  services: Services,
  purpose: keyof typeof words,
  atTheDoor: AtTheDoor,
  { challenge, code }: { challenge: string; code: string },
): Promise<LoggedIn | Refusal> {
  const { database, vault, codes, addressLimits } = services;
  const { mobile, locale, clientAddress } = atTheDoor;
  const tooMany = await addressLimits.count(database, "verifications", clientAddress);
  if (tooMany !== null) return tooMany;
  const index = mobileIndex(vault, mobile);
  const refused = await codes.verify(database, { purpose, destination: index }, challenge, code);
  if (refused !== null) return refused;
  return database.withTx(async (tx) => {
    const account =
      purpose === "login" ? await ensureAccount(tx, vault, mobile, locale) : await accountOfMobile(tx, vault, mobile);
    if (account === null) return spentCode;
    await forgetAttempts(tx, index);
    return welcome(tx, services, account, atTheDoor, true);
  });
}

/** Logs in with a password. A wrong one, a number without a password and one without an account are one answer. */
export async function loginByPassword(
  services: Services,
  atTheDoor: AtTheDoor,
  password: string,
): Promise<LoggedIn | Refusal> {
  const { database, vault, addressLimits } = services;
  const { mobile, clientAddress } = atTheDoor;
  const tooMany = await addressLimits.count(database, "passwords", clientAddress);
  if (tooMany !== null) return tooMany;
  const index = mobileIndex(vault, mobile);
  const tooOften = await countAttempt(database, index);
  if (tooOften !== null) return tooOften;
  const account = await accountOfMobile(database, vault, mobile);
  if (!(await isPassword(password, account?.passwordHash ?? null)) || account === null) {
    return refuse("invalid_input", [{ name: "password", code: "wrong_password" }]);
  }
  return database.withTx(async (tx) => {
    await forgetAttempts(tx, index);
    return welcome(tx, services, account, atTheDoor, false);
  });
}

type LoggedIn = LoginValue | WithCookie<LoginValue>;

/** The login's answer: `value.token` and `value.user` (R100), the token of a known browser, and its bound cookie. */
async function welcome(
  tx: Queryable,
  services: Services,
  account: Account,
  { locale, isBrowser, userAgent }: AtTheDoor,
  isProved: boolean,
): Promise<LoggedIn> {
  const { settings } = services;
  await tx.query("UPDATE user_account SET last_login_at = app_now(), locale = $2 WHERE id = $1", [account.id, locale]);
  const user = await readMe(tx, services, account.id);
  const displayName = displayNameOf(user, locale);
  const device = sessionDevice(userAgent);
  const opened = await openSession(tx, settings, { userId: account.id, displayName, isBrowser, isProved, device });
  const value: LoginValue = { token: opened.token, user, known_browser: knownBrowserToken(services, account.id) };
  return opened.fingerprint === null
    ? value
    : withCookie(value, setFingerprint(settings.publicBaseUrl, opened.fingerprint, TOKEN_SECONDS));
}
