import { calls } from "./call.ts";

/** What a user says of themselves (R161, R163–R168). */
export const profileCalls = calls({
  details: {
    name: "profile.details",
    method: "GET",
    path: "profile/user-information/details",
    who: "user",
    source: "specified",
  },
  savePersonal: {
    name: "profile.savePersonal",
    method: "POST",
    path: "profile/user-information/save-personal-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  saveLegal: {
    name: "profile.saveLegal",
    method: "POST",
    path: "profile/user-information/save-legal-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  saveContact: {
    name: "profile.saveContact",
    method: "POST",
    path: "profile/user-information/save-contact-information",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  sendOtp: {
    name: "profile.sendOtp",
    method: "POST",
    path: "profile/user-information/send-otp",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  verifyOtp: {
    name: "profile.verifyOtp",
    method: "POST",
    path: "profile/user-information/verify-otp",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
  passwordOperation: {
    name: "profile.passwordOperation",
    method: "POST",
    path: "profile/user-information/password-operation",
    who: "user",
    source: "specified",
    idempotency: "honoured",
  },
});
