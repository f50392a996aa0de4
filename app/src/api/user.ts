import { userCalls } from "#domain/contract/user.calls.ts";
import type { CodeSentValue, LoginValue, MeValue } from "#domain/contract/user.shapes.ts";
import type { Client } from "./client.ts";

/** Logging in and out (R162, R169–R175). */
export const userApi = (client: Client) => ({
  sendCode: (mobile: string) => client.call<CodeSentValue>(userCalls.sendOtp, { body: { mobile } }),
  sendForgottenCode: (mobile: string) =>
    client.call<CodeSentValue>(userCalls.sendOtpForgetPassword, { body: { mobile } }),
  loginByCode: (mobile: string, code: string) =>
    client.call<LoginValue>(userCalls.loginByOtp, { body: { mobile, code } }),
  loginByForgottenCode: (mobile: string, code: string) =>
    client.call<LoginValue>(userCalls.loginByOtpForgetPassword, { body: { mobile, code } }),
  loginByPassword: (mobile: string, password: string) =>
    client.call<LoginValue>(userCalls.loginByPassword, { body: { mobile, password } }),
  setPassword: (password: string) => client.call<Record<string, never>>(userCalls.setPassword, { body: { password } }),
  logOut: () => client.call<Record<string, never>>(userCalls.logout),
  me: () => client.call<MeValue>(userCalls.me),
});
