import { lazy, type Ref, Suspense, useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { OTP_DIGITS } from "#domain/bounds.ts";
import { formatWait } from "#domain/text/dates.ts";
import { localDigits } from "#domain/text/digits.ts";
import { foldDigits } from "#domain/text/fold.ts";
import type { KeptCode } from "./kept-codes.ts";
import { useSecondsUntil } from "./useSecondsUntil.ts";

/** Loaded in the demonstration only. */
const DemoMessage = lazy(async () => ({ default: (await import("./DemoMessage.tsx")).DemoMessage }));

export const digitsOf = (text: string): string => foldDigits(text).replace(/\D/g, "");
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

/** The input of a one-time code, submitted by itself at six digits, with the wait for another code. */
export function CodeEntry({ sent, value, onType, onComplete, onResend, error, demoMessage, fieldRef }: CodeEntryProps) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const sentIn = useSecondsUntil(sent?.sentAt ?? null);
  const resendIn = useSecondsUntil(sent?.resendAt ?? null);
  const isComplete = useRef(false);

  useEffect(() => {
    const wasComplete = isComplete.current;
    isComplete.current = isWholeCode(value);
    if (isComplete.current && !wasComplete) onComplete();
  }, [value, onComplete]);

  return (
    <Stack gap="md">
      {sent !== null && (
        <Text tone="soft">
          {sentIn > 0 ? t("code.comes", { wait: formatWait(sentIn, locale) }) : t("code.sent")}{" "}
          <Latin>{sent.to.includes("@") ? sent.to : localDigits(sent.to, locale)}</Latin>
        </Text>
      )}
      {isDemo && sent !== null && (
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
        maxLength={12}
        value={value}
        onChange={({ target }) => onType(target.value)}
        error={error}
      />
      {resendIn > 0 ? (
        <Text size="small" tone="mute">
          {t("code.resendIn", { wait: formatWait(resendIn, locale) })}
        </Text>
      ) : (
        <Button look="quiet" onClick={onResend}>
          {t("code.resend")}
        </Button>
      )}
    </Stack>
  );
}
