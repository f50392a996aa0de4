import { userCalls } from "#domain/contract/user.calls.ts";
import type { Client } from "./client.ts";

/** Logging in and out (R162, R169–R175). */
export const userApi = (client: Client) => ({
  sendCode: (mobile: string) => client.call(userCalls.sendOtp, { body: { mobile } }),
  sendForgottenCode: (mobile: string) => client.call(userCalls.sendOtpForgetPassword, { body: { mobile } }),
  loginByCode: (mobile: string, code: string) => client.call(userCalls.loginByOtp, { body: { mobile, code } }),
  loginByForgottenCode: (mobile: string, code: string) =>
    client.call(userCalls.loginByOtpForgetPassword, { body: { mobile, code } }),
  loginByPassword: (mobile: string, password: string) =>
    client.call(userCalls.loginByPassword, { body: { mobile, password } }),
  setPassword: (password: string) => client.call(userCalls.setPassword, { body: { password } }),
  logOut: () => client.call(userCalls.logout),
  me: () => client.call(userCalls.me),
});
