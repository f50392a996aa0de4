import type { FormEvent } from "react";
import { CodeEntry } from "#app/src/features/code/CodeEntry.tsx";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { AccountActions } from "#app/src/store/account.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { PASSWORD, PASTED } from "#domain/bounds.ts";
import { LoginTurns } from "./LoginTurns.tsx";
import type { LoginStep } from "./login-steps.ts";
import { NumbersAbroad } from "./NumbersAbroad.tsx";
import type { Login } from "./useLogin.ts";

export type LoginFormProps = { account: AccountActions; login: Login };

const BUTTONS = {
  mobile: "login.sendCode",
  code: "login.enter",
  password: "login.enter",
  forgottenCode: "login.enter",
  newPassword: "login.savePassword",
} as const satisfies Record<LoginStep, MessageId>;

type PasswordFieldProps = { login: Login; step: "password" | "newPassword" };

/** The password one has, or the one to come. */
function PasswordField({ login, step }: PasswordFieldProps) {
  const t = useText();
  const isNew = step === "newPassword";
  return (
    <TextField
      ref={login.needsMobile ? undefined : login.field}
      name="password"
      label={t(isNew ? "login.newPassword" : "login.password")}
      hint={isNew ? t("login.newPassword.hint") : undefined}
      type="password"
      autoComplete={isNew ? "new-password" : "current-password"}
      dir="ltr"
      maxLength={PASSWORD.max}
      value={login.secret}
      onChange={({ target }) => login.typeSecret(target.value)}
      error={login.needsMobile ? null : login.error}
    />
  );
}

/**
 * The login form, by a code or a password. One step is shown at a time; earlier values are kept. Its page or its dialog
 * bears the title of the step (`stepTitle`).
 */
export function LoginForm({ account, login }: LoginFormProps) {
  const t = useText();
  const { step, error, field, needsMobile } = login;

  function submit(event: FormEvent): void {
    event.preventDefault();
    login.submit();
  }

  return (
    <form method="dialog" onSubmit={submit} noValidate aria-busy={login.isBusy || undefined}>
      <Stack gap="md">
        {step === "mobile" && <Text tone="soft">{t("login.lead")}</Text>}
        {(step === "mobile" || step === "password") && (
          <TextField
            ref={needsMobile ? field : undefined}
            name="mobile"
            label={t("login.mobile")}
            hint={t("login.mobile.hint")}
            placeholder={t("login.mobile.example")}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            dir="ltr"
            maxLength={PASTED.max}
            value={login.mobile}
            onChange={({ target }) => login.typeMobile(target.value)}
            error={needsMobile ? error : null}
          />
        )}
        {(step === "code" || step === "forgottenCode") && (
          <CodeEntry
            fieldRef={field}
            sent={login.sent}
            value={login.secret}
            onType={login.typeSecret}
            onComplete={login.submit}
            onResend={login.resend}
            error={error}
            demoMessage={account.demoMessage}
          />
        )}
        {(step === "password" || step === "newPassword") && <PasswordField login={login} step={step} />}
        <Button type="submit" look="primary" isFullWidth>
          {t(BUTTONS[step])}
        </Button>
        <LoginTurns step={step} onTurn={login.turn} onForgot={login.forgot} onSkip={login.skip} />
        {step === "mobile" && <NumbersAbroad account={account} />}
        {step === "mobile" && (
          <Text size="caption" tone="mute">
            {t("login.privacy")}
          </Text>
        )}
      </Stack>
    </form>
  );
}
