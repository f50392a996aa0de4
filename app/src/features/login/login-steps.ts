/** The steps of the login form. */
export type LoginStep = "mobile" | "code" | "password" | "forgottenCode" | "newPassword";

/** The events between steps. */
export type LoginTurn = "codeSent" | "choosePassword" | "chooseCode" | "changeMobile" | "forgottenCodeSent" | "letIn";

/**
 * The state machine of the login form. `done` leaves the form. Logging in by the code of a forgotten
 * password leads to a new one (R170, R173, R174).
 */
const turns: Readonly<Record<LoginStep, Partial<Record<LoginTurn, LoginStep | "done">>>> = {
  mobile: { codeSent: "code", choosePassword: "password" },
  code: { codeSent: "code", letIn: "done", changeMobile: "mobile", choosePassword: "password" },
  password: { letIn: "done", chooseCode: "mobile", changeMobile: "mobile", forgottenCodeSent: "forgottenCode" },
  forgottenCode: { forgottenCodeSent: "forgottenCode", letIn: "newPassword", changeMobile: "mobile" },
  newPassword: { letIn: "done" },
};

/** The step after a turn; the same one when the turn leads nowhere from here. */
export const stepAfter = (step: LoginStep, turn: LoginTurn): LoginStep | "done" => turns[step][turn] ?? step;
