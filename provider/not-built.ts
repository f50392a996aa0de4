import type { Call } from "#domain/contract/call.ts";

/** Calls that the product has and this provider does not answer yet: they say so with 501 (provider §3.1). */
export const notBuilt: readonly Pick<Call, "method" | "path">[] = [
  { method: "POST", path: "user/v2/send-otp" },
  { method: "POST", path: "user/v2/send-otp/forget-password" },
  { method: "POST", path: "user/v2/login-by-otp" },
  { method: "POST", path: "user/v2/login-by-password" },
  { method: "POST", path: "user/v2/login-by-otp/forget-password" },
  { method: "POST", path: "user/v2/set-password" },
  { method: "POST", path: "user/v2/logout" },
  { method: "GET", path: "user/v2/me" },
  { method: "POST", path: "user/v2/settle-profit-counter" },
  { method: "POST", path: "user/save-bank-account-information" },
  { method: "POST", path: "user/create-refund-request" },
  { method: "GET", path: "profile/user-information/details" },
  { method: "POST", path: "profile/user-information/save-personal-information" },
  { method: "POST", path: "profile/user-information/save-legal-information" },
  { method: "POST", path: "profile/user-information/save-contact-information" },
  { method: "POST", path: "profile/user-information/send-otp" },
  { method: "POST", path: "profile/user-information/verify-otp" },
  { method: "POST", path: "profile/user-information/password-operation" },
  { method: "GET", path: "content/v2/landings/{slug}" },
  { method: "POST", path: "content/v2/landings/register-hotel" },
  { method: "GET", path: "content/v2/partners/{id}" },
  { method: "POST", path: "content/v2/contact-message" },
];
