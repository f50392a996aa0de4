import { type FormEvent, useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { isOutage } from "#app/src/api/result.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { Gateways } from "#app/src/features/reservation/Gateways.tsx";
import { requiredOr } from "#app/src/messages/required.ts";
import { useText } from "#app/src/messages/words.ts";
import { useContentAddress } from "#app/src/page/content-address.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { FULL_NAME } from "#domain/bounds.ts";
import type { GatewayName } from "#domain/contract/payment.shapes.ts";
import { shareCalls } from "#domain/contract/share.calls.ts";
import { seenSigns } from "#domain/text/fold.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { ShareProps } from "./ShareScreen.tsx";

type PayShareProps = ShareProps & { onLeave: (address: string) => void };

/** Name, gateway where there are several, and the button that pays. */
export function PayShare(props: PayShareProps) {
  const { gateways, amount } = props.share;
  const t = useText();
  const { locale } = useEnvironment();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [gateway, setGateway] = useState<GatewayName | undefined>(gateways[0]?.name);
  const field = useRef<HTMLInputElement>(null);
  const { isBusy, refused, pay } = usePayShare(props);

  function press(event: FormEvent): void {
    event.preventDefault();
    const isMissing = seenSigns(name) < FULL_NAME.min;
    setFault(isMissing ? requiredOr(t, name, t("common.required")) : null);
    if (isMissing) field.current?.focus();
    else if (gateway !== undefined) void pay(name, gateway);
  }

  return (
    <form method="dialog" onSubmit={press} noValidate aria-busy={isBusy || undefined}>
      <Stack gap="sm">
        <TextField
          ref={field}
          name="name"
          label={t("reserve.share.name")}
          hint={t("reserve.share.nameHint")}
          autoComplete="name"
          maxLength={FULL_NAME.max}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={fault}
        />
        <Gateways gateways={gateways} chosen={gateway} onChoose={setGateway} />
        <Text as="p" size="small" tone="soft">
          {t("reserve.share.back")}
        </Text>
        {refused !== null && (
          <Notice look="danger" isAlert>
            {refused}
          </Notice>
        )}
        <Button type="submit" look="primary" size="large" isFullWidth isBusy={isBusy}>
          {t("reserve.share.pay", { amount: formatMoneyText(amount, locale) })}
        </Button>
        <Terms />
      </Stack>
    </form>
  );
}

/** The rules that a payment accepts. */
function Terms() {
  const t = useText();
  const rules = useContentAddress("rulesAndPolicies");
  return (
    <>
      <Text as="p" size="small" tone="soft">
        {t("reserve.share.accept")}{" "}
        {rules === null ? t("shell.footer.rules") : <a href={rules}>{t("shell.footer.rules")}</a>}
      </Text>
      <noscript>
        <Text as="p" tone="soft">
          {t("reserve.share.noScript")}
        </Text>
      </noscript>
    </>
  );
}

/** Begins the payment and leaves for the bank. Where it cannot be paid any more, the share is read again. */
function usePayShare({ token, client, onLeave, onShare }: PayShareProps) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  async function pay(name: string, gateway: GatewayName): Promise<void> {
    const params = { share_token: token };
    const body = { name, gateway };
    setBusy(true);
    const result = await client.call(shareCalls.pay, { params, body, idempotencyKey: intent.keyOf(body) });
    if (result.ok) return onLeave(result.value.redirect_address);
    const { failure } = result;
    // In an outage the payment may have begun: the same key finds it.
    if (failure.kind === "status" && !isOutage(failure)) intent.done();
    const now = await client.call(shareCalls.read, { params });
    if (now.ok) onShare(now.value);
    setBusy(false);
    setRefused(messageOf(failure) ?? t("reserve.pay.noAnswer"));
  }
  return { isBusy, refused, pay };
}
