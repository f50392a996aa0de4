import { useEffect, useRef, useState } from "react";
import type { Failure, Result } from "#app/src/api/result.ts";
import { isWholeCode } from "#app/src/features/code/CodeEntry.tsx";
import { liveCode } from "#app/src/features/code/kept-codes.ts";
import { useCodeSending } from "#app/src/features/code/useCodeSending.ts";
import { useText } from "#app/src/messages/words.ts";
import { browserNow } from "#app/src/page/browser-clock.ts";
import type { AccountActions, CodePurpose } from "#app/src/store/account.ts";
import { PASSWORD } from "#domain/bounds.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { type LoginStep, type LoginTurn, stepAfter } from "./login-steps.ts";

/** What a code at this step lets one in for. */
const purposeAt = (step: LoginStep): CodePurpose => (step === "forgottenCode" ? "forgotten" : "login");

/** The way in as it goes: the step in sight, what was typed, what was wrong with it, and what each button does. */
export function useLogin(account: AccountActions, onDone: () => void) {
  const t = useText();
  const [step, setStep] = useState<LoginStep>("mobile");
  const [mobile, setMobile] = useState("");
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isAtWork = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const code = useCodeSending<CodePurpose>(account.sendCode);
  const number = canonicalMobile(mobile);

  // A code that is on its way is waited for where the visitor left off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form appears.
  useEffect(() => {
    const kept = liveCode(["login", "forgotten"], browserNow());
    if (kept === null) return;
    setMobile(kept.to);
    code.resume(kept);
    setStep(kept.place === "login" ? "code" : "forgottenCode");
  }, []);

  // Each step moves the focus to its field, except on the first load of the page.
  useEffect(() => {
    if (!isFirst.current || step !== "mobile") field.current?.focus();
    isFirst.current = false;
  }, [step]);

  function turn(way: LoginTurn): void {
    const next = stepAfter(step, way);
    if (next === "done") {
      onDone();
      return;
    }
    setError(null);
    setSecret("");
    setStep(next);
  }

  /** Does one thing, and turns when it worked; what went wrong stands at the field, where typing replaces it. */
  async function attempt(work: () => Promise<Failure | null>, way: LoginTurn): Promise<void> {
    if (isAtWork.current) return;
    isAtWork.current = true;
    setBusy(true);
    const failure = await work();
    isAtWork.current = false;
    setBusy(false);
    if (failure === null) {
      turn(way);
      return;
    }
    code.noteRefusal(failure);
    setError(failure.kind === "status" ? (failure.errors[0]?.message ?? failure.message) : t("login.failed"));
    field.current?.focus();
    field.current?.select();
  }

  const outcome = async (work: Promise<Result<unknown>>): Promise<Failure | null> => {
    const result = await work;
    return result.ok ? null : result.failure;
  };

  const ask = (purpose: CodePurpose, isAgain: boolean): void => {
    if (number === null) setError(t("login.mobile.wrong"));
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

  function submit(): void {
    if (step === "mobile") ask("login", false);
    else if (step === "code" || step === "forgottenCode") {
      if (isWholeCode(secret)) void attempt(enterCode, "letIn");
      else setError(t("code.required"));
    } else if (step === "password") {
      if (number === null) setError(t("login.mobile.wrong"));
      else if (secret === "") setError(t("login.password.required"));
      else void attempt(() => outcome(account.loginByPassword(mobile, secret)), "letIn");
    } else if ([...secret].length < PASSWORD.min) setError(t("login.newPassword.short"));
    else void attempt(() => outcome(account.setPassword(secret)), "letIn");
  }

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
    hasMobile: number !== null,
    sent: code.sent,
    field,
    typeMobile: typing(setMobile),
    typeSecret: typing(setSecret),
    turn,
    submit,
    resend: () => ask(purposeAt(step), true),
    forgot: () => ask("forgotten", false),
  };
}
