import { useEffect, useRef, useState } from "react";
import { type Client, inPlace } from "#app/src/api/client.ts";
import { type Confirmable, profileApi } from "#app/src/api/profile.ts";
import { useCountdown } from "#app/src/features/login/useCountdown.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Latin } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { ContactValue } from "#domain/contract/profile.shapes.ts";
import { foldDigits } from "#domain/text/fold.ts";
import { formatNumber, localDigits } from "#domain/text/numbers.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

/** Seconds before another code may be asked for. */
const RESEND_AFTER = 60;
const asIs: WhenFresh = (work) => work();

export type ConfirmByCodeProps = {
  client: Client;
  /** Where the code goes, and what it confirms. */
  confirmed: Confirmable;
  lead?: string;
  /** Around the confirming, where that itself may ask for a fresh code. */
  whenFresh?: WhenFresh;
  onConfirmed: (contact: ContactValue) => void;
};

/** Sends a code as it appears, and takes it (calls 16 and 17). */
export function ConfirmByCode({ client, confirmed, lead, whenFresh = asIs, onConfirmed }: ConfirmByCodeProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const api = profileApi(inPlace(client));
  const [resendIn, startCountdown] = useCountdown();
  const [unsent, setUnsent] = useState<string | null>(null);
  const wasSent = useRef(false);
  const form = useOwnForm({
    first: { code: "" },
    save: ({ code }) => whenFresh(() => api.confirm({ ...confirmed, code: foldDigits(code).replace(/\D/g, "") })),
    onSaved: onConfirmed,
  });

  async function send(): Promise<void> {
    setUnsent(null);
    startCountdown(RESEND_AFTER);
    const result = await api.sendCode(confirmed);
    if (result.ok || result.failure.kind === "cancel") return;
    const { failure } = result;
    setUnsent(failure.kind === "status" ? (failure.errors[0]?.message ?? failure.message) : t("own.away.text"));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: one code as it appears; more only where they are asked for.
  useEffect(() => {
    if (wasSent.current) return;
    wasSent.current = true;
    void send();
  }, []);

  const { value } = confirmed;
  return (
    <OwnForm form={form} save={t("panel.code.confirm")}>
      {lead && <Text tone="soft">{lead}</Text>}
      <Text size="small" tone="soft">
        {t("panel.code.sent")} <Latin>{confirmed.field === "mobile" ? localDigits(value, locale) : value}</Latin>
      </Text>
      <TextField
        {...form.field("code")}
        error={form.errors["code"] ?? unsent}
        label={t("panel.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={12}
      />
      <Inline>
        <Button look="quiet" isDisabled={resendIn > 0} onClick={() => void send()}>
          {resendIn > 0
            ? t("panel.code.resendIn", { seconds: formatNumber(resendIn, locale) })
            : t("panel.code.resend")}
        </Button>
      </Inline>
    </OwnForm>
  );
}
