import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { LoginStep } from "./login-steps.ts";

const TITLES = {
  code: "login.codeTitle",
  password: "login.withPassword",
  forgottenCode: "login.forgotTitle",
  newPassword: "login.newPasswordTitle",
} as const satisfies Record<Exclude<LoginStep, "mobile">, MessageId>;

/** Names a step. The first one bears the name of the page or the dialog, `first`. */
export const stepTitle = (step: LoginStep, first: MessageId): MessageId => (step === "mobile" ? first : TITLES[step]);
