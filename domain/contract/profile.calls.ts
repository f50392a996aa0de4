import { call } from "./call.ts";
import type * as envelope from "./envelope.shapes.ts";
import type * as profile from "./profile.shapes.ts";
import type { codeSentValue } from "./user.shapes.ts";

/** A user's own profile (R161, R163–R168). */
export const profileCalls = {
  details: call<typeof envelope.nothing, typeof profile.profileValue>()({
    name: "profile.details",
    method: "GET",
    path: "profile/user-information/details",
    who: "user",
    source: "specified",
  }),
  savePersonal: call<typeof profile.personalInput, typeof profile.personalValue>()({
    name: "profile.savePersonal",
    method: "POST",
    path: "profile/user-information/save-personal-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  saveLegal: call<typeof profile.legalInput, typeof profile.legalValue>()({
    name: "profile.saveLegal",
    method: "POST",
    path: "profile/user-information/save-legal-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  saveContact: call<typeof profile.contactInput, typeof profile.contactValue>()({
    name: "profile.saveContact",
    method: "POST",
    path: "profile/user-information/save-contact-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  sendOtp: call<typeof profile.profileCodeInput, typeof codeSentValue>()({
    name: "profile.sendOtp",
    method: "POST",
    path: "profile/user-information/send-otp",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  verifyOtp: call<typeof profile.profileVerifyInput, typeof profile.contactValue>()({
    name: "profile.verifyOtp",
    method: "POST",
    path: "profile/user-information/verify-otp",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
  passwordOperation: call<typeof profile.passwordOperationInput, typeof envelope.done>()({
    name: "profile.passwordOperation",
    method: "POST",
    path: "profile/user-information/password-operation",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  }),
};
