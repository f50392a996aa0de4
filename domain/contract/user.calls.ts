import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as user from "./user.shapes.ts";

/** Login, logout and the current user (R162, R169–R176). */
export const userCalls = {
  sendOtp: call<typeof user.mobileInput, typeof user.codeSentValue>()({
    name: "user.sendOtp",
    method: "POST",
    path: "user/v2/send-otp",
    who: "anyone",
    source: "specified",
    idempotency: "honoured",
  }),
  sendOtpForgetPassword: call<typeof user.mobileInput, typeof user.codeSentValue>()({
    name: "user.sendOtpForgetPassword",
    method: "POST",
    path: "user/v2/send-otp/forget-password",
    who: "anyone",
    source: "specified",
    idempotency: "honoured",
  }),
  loginByOtp: call<typeof user.codeInput, typeof user.loginValue>()({
    name: "user.loginByOtp",
    method: "POST",
    path: "user/v2/login-by-otp",
    who: "anyone",
    source: "specified",
    idempotency: "honoured",
  }),
  loginByPassword: call<typeof user.passwordLoginInput, typeof user.loginValue>()({
    name: "user.loginByPassword",
    method: "POST",
    path: "user/v2/login-by-password",
    who: "anyone",
    source: "specified",
    idempotency: "honoured",
  }),
  loginByOtpForgetPassword: call<typeof user.codeInput, typeof user.loginValue>()({
    name: "user.loginByOtpForgetPassword",
    method: "POST",
    path: "user/v2/login-by-otp/forget-password",
    who: "anyone",
    source: "specified",
    idempotency: "honoured",
  }),
  setPassword: call<typeof user.passwordInput, typeof envelope.done>()({
    name: "user.setPassword",
    method: "POST",
    path: "user/v2/set-password",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  logout: call<typeof envelope.nothing, typeof envelope.done>()({
    name: "user.logout",
    method: "POST",
    path: "user/v2/logout",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  me: call<typeof envelope.nothing, typeof user.meValue>()({
    name: "user.me",
    method: "GET",
    path: "user/v2/me",
    who: "user",
    source: "specified",
  }),
  settleProfitCounter: call<typeof envelope.nothing, typeof user.settledValue>()({
    name: "user.settleProfitCounter",
    method: "POST",
    path: "user/v2/settle-profit-counter",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
};
