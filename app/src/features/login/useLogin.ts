import { useEffect, useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import type { Failure, Result } from "#app/src/api/result.ts";
import { isWholeCode } from "#app/src/features/code/CodeEntry.tsx";
import { liveCode } from "#app/src/features/code/pending-codes.ts";
import { useCodeSending } from "#app/src/features/code/useCodeSending.ts";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import type { AccountActions, CodePurpose } from "#app/src/store/account.ts";
import { PASSWORD } from "#domain/bounds.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { type LoginStep, type LoginTurn, stepAfter } from "./login-steps.ts";

/** The purpose of the code at this step. */
const purposeAt = (step: LoginStep): CodePurpose => (step === "forgottenCode" ? "forgotten" : "login");

const outcome = async (work: Promise<Result<unknown>>): Promise<Failure | null> => {
  const result = await work;
  return result.ok ? null : result.failure;
};

/** Does one thing at a time, and turns when it worked. */
function useAttempt(turn: (way: LoginTurn) => void, refuse: (failure: Failure) => void) {
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);

  async function attempt(work: () => Promise<Failure | null>, way: LoginTurn): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    const failure = await work();
    isAtWork.current = false;
    setBusy(false);
    if (failure === null) turn(way);
    else refuse(failure);
  }

  return { isBusy, attempt };
}

/** The field of the step in sight. Each step moves the focus to it, except on the first load of the page. */
function useFieldOf(step: LoginStep) {
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current || step !== "mobile") field.current?.focus();
    isFirst.current = false;
  }, [step]);
  return field;
}

type Submitting = {
  account: AccountActions;
  step: LoginStep;
  mobile: string;
  secret: string;
  code: ReturnType<typeof useCodeSending<CodePurpose>>;
  attempt: ReturnType<typeof useAttempt>["attempt"];
  setError: (error: string) => void;
};

/** Submit handlers of each step: input is validated locally first, then sent. */
function useSubmits({ account, step, mobile, secret, code, attempt, setError }: Submitting) {
  const t = useText();
  const number = canonicalMobile(mobile);
  const sayWrongNumber = () => setError(requiredOr(t, mobile, t("common.mobile.wrong")));

  const ask = (purpose: CodePurpose, isAgain: boolean): void => {
    if (number === null) sayWrongNumber();
    else {
      const way = purpose === "login" ? "codeSent" : "forgottenCodeSent";
      void attempt(() => code.ask(purpose, number, isAgain), way);
    }
  };

  async function enterCode(): Promise<Failure | null> {
    const entered = { mobile, challenge: code.sent?.challenge ?? "", code: secret };
    const failure = await outcome(account.loginByCode(purposeAt(step), entered));
    if (failure === null) code.done(purposeAt(step));
    return failure;
  }

  function submitCode(): void {
    if (isWholeCode(secret)) void attempt(enterCode, "letIn");
    else setError(requiredOr(t, secret, t("code.required")));
  }

  const submits: Readonly<Record<LoginStep, () => void>> = {
    mobile: () => ask("login", false),
    code: submitCode,
    forgottenCode: submitCode,
    password() {
      if (number === null) sayWrongNumber();
      else if (secret === "") setError(t("common.required"));
      else void attempt(() => outcome(account.loginByPassword(mobile, secret)), "letIn");
    },
    newPassword() {
      if ([...secret].length < PASSWORD.min) setError(requiredOr(t, secret, t("login.newPassword.short")));
      else void attempt(() => outcome(account.setPassword(secret)), "letIn");
    },
  };

  return { ask, submits };
}

/** The state of the login form: the current step, its inputs and faults, and the action of each button. */
export function useLogin(account: AccountActions, onDone: () => void) {
  const t = useText();
  const [step, setStep] = useState<LoginStep>("mobile");
  const [mobile, setMobile] = useState("");
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<string | null>(null);
  const field = useFieldOf(step);
  const code = useCodeSending<CodePurpose>(account.sendCode);
  const { isBusy, attempt } = useAttempt(turn, refuse);

  // A code that is on its way is waited for where the visitor left off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form appears.
  useEffect(() => {
    const kept = liveCode(["login", "forgotten"], browserNow());
    if (kept === null) return;
    setMobile(kept.to);
    code.resume(kept);
    setStep(kept.place === "login" ? "code" : "forgottenCode");
  }, []);

  function turn(way: LoginTurn): void {
    const next = stepAfter(step, way);
    if (next === "done") {
      onDone();
      return;
    }
    setError(null);
    setSecret("");
    setStep(next);
    // Another code for the same step: its field is the next thing to fill.
    if (next === step) field.current?.focus();
  }

  /** Shows the error at the field, where typing clears it. */
  function refuse(failure: Failure): void {
    code.noteRefusal(failure);
    setError(messageOf(failure) ?? t("login.failed"));
    field.current?.focus();
    field.current?.select();
  }

  const { ask, submits } = useSubmits({ account, step, mobile, secret, code, attempt, setError });

  const typing = (set: (value: string) => void) => (value: string) => {
    setError(null);
    set(value);
  };

  return {
    step,
    mobile,
    secret,
    error,
    isBusy,
    /** The mobile is the field to fill: a password is of no use without it. */
    needsMobile: step === "mobile" || (step === "password" && canonicalMobile(mobile) === null),
    sent: code.sent,
    field,
    typeMobile: typing(setMobile),
    typeSecret: typing(setSecret),
    turn,
    submit: submits[step],
    resend: () => ask(purposeAt(step), true),
    forgot: () => ask("forgotten", false),
    /** Leaves a step that need not be taken. */
    skip: onDone,
  };
}
export type Login = ReturnType<typeof useLogin>;
