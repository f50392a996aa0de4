import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Result } from "#app/src/api/result.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { useTypedBefore } from "#app/src/page/useTypedBefore.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { OTP_DIGITS, PASSWORD } from "#domain/bounds.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { formatNumber, localDigits } from "#domain/text/numbers.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { type LoginStep, type LoginTurn, stepAfter } from "./login-steps.ts";
import { useCountdown } from "./useCountdown.ts";

export type LoginFormProps = {
  account: AccountActions;
  /** Called once the visitor is in, and has a new password where one was forgotten. */
  onDone: () => void;
  /** The dialog has a title of its own. */
  isInDialog?: boolean;
};

const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, "");

/** The way in, by a code or a password. One step is in sight at a time; what was typed before is kept. */
export function LoginForm({ account, onDone, isInDialog = false }: LoginFormProps) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const [step, setStep] = useState<LoginStep>("mobile");
  const [mobile, setMobile] = useState("");
  const [secret, setSecret] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [resendIn, startCountdown] = useCountdown();
  const field = useRef<HTMLInputElement>(null);
  const isFirst = useRef(true);
  const form = useRef<HTMLFormElement>(null);
  useTypedBefore(form, (_name, text) => setMobile(text));

  // Each step begins at its field, but nobody is taken there who has only opened the page.
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

  /** Does one thing, and turns when it worked; what went wrong stands at the field. */
  async function attempt<T>(work: Promise<Result<T>>, way: LoginTurn, then?: (value: T) => void): Promise<void> {
    setBusy(true);
    const result = await work;
    setBusy(false);
    if (result.ok) {
      then?.(result.value);
      turn(way);
      return;
    }
    const { failure } = result;
    const told = failure.kind === "status" ? (failure.errors[0]?.message ?? failure.message) : t("login.failed");
    setError(told);
    field.current?.focus();
  }

  const sendCode = () =>
    attempt(account.sendCode(mobile), "codeSent", ({ resend_after }) => startCountdown(resend_after));
  const sendForgottenCode = () =>
    attempt(account.sendForgottenCode(mobile), "forgottenCodeSent", ({ resend_after }) => startCountdown(resend_after));

  const hasMobile = canonicalMobile(mobile) !== null;
  const isCode = step === "code" || step === "forgottenCode";

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    if ((step === "mobile" || step === "password") && !hasMobile) setError(t("login.mobile.wrong"));
    else if (step === "mobile") void sendCode();
    else if (isCode) {
      const code = digitsOf(secret);
      const login = step === "code" ? account.loginByCode : account.loginByForgottenCode;
      if (code.length === OTP_DIGITS) void attempt(login(mobile, code), "letIn");
      else setError(t("login.code.required"));
    } else if (step === "password") {
      if (secret === "") setError(t("login.password.required"));
      else void attempt(account.loginByPassword(mobile, secret), "letIn");
    } else if ([...secret].length < PASSWORD.min) setError(t("login.newPassword.short"));
    else void attempt(account.setPassword(secret), "letIn");
  }

  const titles = {
    mobile: t("login.title"),
    code: t("login.codeTitle"),
    password: t("login.withPassword"),
    forgottenCode: t("login.forgotTitle"),
    newPassword: t("login.newPasswordTitle"),
  } as const satisfies Record<LoginStep, string>;
  const buttons = {
    mobile: t("login.sendCode"),
    code: t("login.enter"),
    password: t("login.enter"),
    forgottenCode: t("login.enter"),
    newPassword: t("login.savePassword"),
  } as const satisfies Record<LoginStep, string>;
  const typed = (event: { target: { value: string } }, set: (value: string) => void) => {
    setError(null);
    set(event.target.value);
  };

  return (
    <form method="dialog" ref={form} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="md">
        <Heading level={isInDialog ? 3 : 1}>{titles[step]}</Heading>
        {step === "mobile" && <Text tone="soft">{t("login.lead")}</Text>}
        {(step === "mobile" || step === "password") && (
          <TextField
            ref={step === "mobile" ? field : undefined}
            name="mobile"
            label={t("login.mobile")}
            hint={t("login.mobile.hint")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={24}
            value={mobile}
            onChange={(event) => typed(event, setMobile)}
            error={step === "mobile" || !hasMobile ? error : null}
          />
        )}
        {isCode && (
          <>
            <Text tone="soft">
              {t("login.codeSent")} <Latin>{localDigits(canonicalMobile(mobile) ?? "", locale)}</Latin>
            </Text>
            <TextField
              ref={field}
              name="code"
              label={t("login.code")}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              maxLength={12}
              value={secret}
              onChange={(event) => typed(event, setSecret)}
              error={error}
            />
          </>
        )}
        {(step === "password" || step === "newPassword") && (
          <TextField
            ref={field}
            name="password"
            label={t(step === "password" ? "login.password" : "login.newPassword")}
            hint={step === "newPassword" ? t("login.newPassword.hint") : undefined}
            type="password"
            autoComplete={step === "password" ? "current-password" : "new-password"}
            dir="ltr"
            maxLength={PASSWORD.max}
            value={secret}
            onChange={(event) => typed(event, setSecret)}
            error={step === "newPassword" || hasMobile ? error : null}
          />
        )}
        <Button type="submit" look="primary" isFullWidth>
          {buttons[step]}
        </Button>
        {isCode &&
          (resendIn > 0 ? (
            <Text size="small" tone="mute">
              {t("login.resendIn", { seconds: formatNumber(resendIn, locale) })}
            </Text>
          ) : (
            <Button look="quiet" onClick={() => void (step === "code" ? sendCode() : sendForgottenCode())}>
              {t("login.resend")}
            </Button>
          ))}
        {isCode && isDemo && (
          <Text size="small" tone="soft">
            {t("login.demo")} <a href={`/__demo/outbox?mobile=${canonicalMobile(mobile)}`}>{t("login.demo.outbox")}</a>
          </Text>
        )}
        {isCode && (
          <Button look="quiet" onClick={() => turn("changeMobile")}>
            {t("login.changeMobile")}
          </Button>
        )}
        {(step === "mobile" || step === "code") && (
          <Button look="quiet" onClick={() => turn("choosePassword")}>
            {t("login.withPassword")}
          </Button>
        )}
        {step === "password" && (
          <>
            <Button
              look="quiet"
              onClick={() => (hasMobile ? void sendForgottenCode() : setError(t("login.mobile.wrong")))}
            >
              {t("login.forgot")}
            </Button>
            <Button look="quiet" onClick={() => turn("chooseCode")}>
              {t("login.withCode")}
            </Button>
          </>
        )}
        {step === "newPassword" && (
          <Button look="quiet" onClick={onDone}>
            {t("login.skipPassword")}
          </Button>
        )}
        {step === "mobile" && (
          <Text size="caption" tone="mute">
            {t("login.privacy")}
          </Text>
        )}
      </Stack>
    </form>
  );
}
