import { lazy, type Ref, Suspense, useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { OTP_DIGITS, PASTED } from "#domain/bounds.ts";
import { formatWait } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { isolated } from "#domain/text/isolated.ts";
import { digitsOfCode } from "#domain/text/typed-code.ts";
import type { KeptCode } from "./pending-codes.ts";
import { useIsOver } from "./useIsOver.ts";
import { useSecondsUntil } from "./useSecondsUntil.ts";

/** Loaded in the demonstration only. */
const DemoMessage = lazy(async () => ({ default: (await import("./DemoMessage.tsx")).DemoMessage }));

export const digitsOf = (text: string): string => digitsOfCode(text, OTP_DIGITS);
export const isWholeCode = (text: string): boolean => digitsOf(text).length === OTP_DIGITS;

export type CodeEntryProps = {
  /** The code that was sent; null while the request for it is under way. */
  sent: KeptCode | null;
  value: string;
  onType: (value: string) => void;
  /** Called once six digits are entered. */
  onComplete: () => void;
  onResend: () => void;
  error: string | null;
  demoMessage: (challenge: string) => Promise<string | null>;
  fieldRef?: Ref<HTMLInputElement>;
};

/** States the destination of the code, or that it has expired: announced when it expires, not only on submission. */
function Sent({ sent, isOver }: { sent: KeptCode; isOver: boolean }) {
  const t = useText();
  const { locale } = useEnvironment();
  const sentIn = useSecondsUntil(sent.sentAt);
  const isEmail = sent.to.includes("@");
  const by = isEmail ? "email" : "sms";
  const to = isolated(isEmail ? sent.to : localDigits(sent.to, locale));
  const where = () =>
    sentIn > 0 ? t("code.comes", { by, to, wait: formatWait(sentIn, locale) }) : t("code.sent", { by, to });
  return (
    <Text tone="soft">
      <span role="status">{isOver ? t("code.over") : where()}</span>
    </Text>
  );
}

/** The wait for another code, then the way to it: the one thing to do once this code is over. */
function Another({ sent, isOver, onResend }: { sent: KeptCode | null; isOver: boolean; onResend: () => void }) {
  const t = useText();
  const { locale } = useEnvironment();
  const resendIn = useSecondsUntil(sent?.resendAt ?? null);
  if (resendIn > 0) {
    return (
      <Text size="small" tone="mute">
        {t("code.resendIn", { wait: formatWait(resendIn, locale) })}
      </Text>
    );
  }
  return (
    <Button look={isOver ? "secondary" : "quiet"} onClick={onResend}>
      {t(isOver ? "code.another" : "code.resend")}
    </Button>
  );
}

/** The input of a one-time code, submitted by itself at six digits, with the wait for another code. */
export function CodeEntry({ sent, value, onType, onComplete, onResend, error, demoMessage, fieldRef }: CodeEntryProps) {
  const t = useText();
  const { isDemo } = useEnvironment();
  const isOver = useIsOver(sent?.endsAt ?? null);
  const submitted = useRef("");

  // A whole code is submitted once; another that is pasted over it is another code.
  useEffect(() => {
    const digits = isWholeCode(value) ? digitsOf(value) : "";
    const isNew = digits !== "" && digits !== submitted.current;
    submitted.current = digits;
    if (isNew) onComplete();
  }, [value, onComplete]);

  return (
    <Stack gap="md">
      {sent !== null && <Sent sent={sent} isOver={isOver && error === null} />}
      {isDemo && sent !== null && !isOver && (
        <Suspense fallback={null}>
          <DemoMessage key={sent.challenge} sent={sent} read={demoMessage} onChoose={onType} />
        </Suspense>
      )}
      <TextField
        ref={fieldRef}
        name="code"
        label={t("code.label")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={PASTED.max}
        value={value}
        onChange={({ target }) => onType(target.value)}
        error={error}
      />
      <Another sent={sent} isOver={isOver} onResend={onResend} />
    </Stack>
  );
}
