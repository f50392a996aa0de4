import type { InputOf } from "#domain/contract/call.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import type { Client } from "./client.ts";

/** What a code lets one in for: to go on, or to choose another password. */
export type CodePurpose = "login" | "forgotten";

/** Logging in and out (R162, R169–R175). */
export const userApi = (client: Client) => ({
  sendCode: (purpose: CodePurpose, body: InputOf<typeof userCalls.sendOtp>) =>
    client.call(purpose === "login" ? userCalls.sendOtp : userCalls.sendOtpForgetPassword, { body }),
  loginByCode: (purpose: CodePurpose, body: InputOf<typeof userCalls.loginByOtp>) =>
    client.call(purpose === "login" ? userCalls.loginByOtp : userCalls.loginByOtpForgetPassword, { body }),
  loginByPassword: (mobile: string, password: string) =>
    client.call(userCalls.loginByPassword, { body: { mobile, password } }),
  setPassword: (password: string) => client.call(userCalls.setPassword, { body: { password } }),
  logOut: () => client.call(userCalls.logout),
  me: () => client.call(userCalls.me),
});
