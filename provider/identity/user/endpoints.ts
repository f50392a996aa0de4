import { userCalls } from "#domain/contract/user.calls.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { setFingerprint, withCookie } from "../../kernel/http/cookie.ts";
import { type Asked, type Endpoint, effect, endpoint, work } from "../../kernel/http/endpoint.ts";
import { signedIn } from "../../kernel/http/principal.ts";
import { mobileByPlan } from "../../kernel/mobile.ts";
import { accountOf } from "./account.ts";
import { loginByCode, loginByPassword, sendLoginCode } from "./login.ts";
import { readMe } from "./me.ts";
import { endSession, unlessFresh } from "./session.ts";
import { keepPassword, refusedPassword } from "./set-password.ts";

/** Calls 1–8: log-in, log-out and the current user. */

const unreadableMobile: Refusal = refuse("invalid_input", [{ name: "mobile", code: "mobile" }]);

/** The caller with a canonical mobile number; null when it is none. */
function callerOf<Body extends { mobile: string }>({ body, ...asked }: Asked<undefined, Body>) {
  const { locale, clientAddress, isBrowser, userAgent } = asked;
  const mobile = mobileByPlan(body.mobile);
  return mobile === null ? null : { mobile, locale, clientAddress, isBrowser, userAgent };
}

const sendOtp = effect({
  call: userCalls.sendOtp,
  limitOf: () => "codes",
  async effect(asked, tx, services) {
    const caller = callerOf(asked);
    return caller === null ? unreadableMobile : sendLoginCode(tx, services, "login", caller, asked.body);
  },
});

const sendOtpForgetPassword = effect({
  call: userCalls.sendOtpForgetPassword,
  limitOf: () => "codes",
  async effect(asked, tx, services) {
    const caller = callerOf(asked);
    return caller === null ? unreadableMobile : sendLoginCode(tx, services, "forget_password", caller, asked.body);
  },
});

const loginByOtp = work({
  call: userCalls.loginByOtp,
  async answer(asked, services) {
    const caller = callerOf(asked);
    return caller === null ? unreadableMobile : loginByCode(services, "login", caller, asked.body);
  },
});

const loginByOtpForgetPassword = work({
  call: userCalls.loginByOtpForgetPassword,
  async answer(asked, services) {
    const caller = callerOf(asked);
    return caller === null ? unreadableMobile : loginByCode(services, "forget_password", caller, asked.body);
  },
});

const byPassword = work({
  call: userCalls.loginByPassword,
  async answer(asked, services) {
    const caller = callerOf(asked);
    return caller === null ? unreadableMobile : loginByPassword(services, caller, asked.body.password);
  },
});

/** For a user who typed a code within ten minutes: it stands in for the old password. */
const setPassword = work({
  call: userCalls.setPassword,
  async answer({ body, principal }, services) {
    const { userId, sessionId } = signedIn(principal);
    const account = await accountOf(services.database, services.vault, userId);
    const unproved = await unlessFresh(services.database, sessionId, "password");
    if (unproved !== null) return unproved;
    const refused = refusedPassword(body.password, account, "password");
    if (refused !== null) return refused;
    await keepPassword(services, account, sessionId, body.password);
    return {};
  },
});

const logout = effect({
  call: userCalls.logout,
  async effect({ principal }, tx, { settings }) {
    await endSession(tx, signedIn(principal).sessionId);
    return withCookie({}, setFingerprint(settings.publicBaseUrl, "", 0));
  },
});

const me = endpoint({
  call: userCalls.me,
  answer: ({ principal }, services) => readMe(services.database, services, signedIn(principal).userId),
});

export const userEndpoints: readonly Endpoint[] = [
  sendOtp,
  sendOtpForgetPassword,
  loginByOtp,
  loginByOtpForgetPassword,
  byPassword,
  setPassword,
  logout,
  me,
];
