import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { isOutage } from "#app/src/api/result.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { GatewayName, MethodsValue } from "#domain/contract/payment.shapes.ts";
import type { CancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText, formatRial } from "#domain/text/money.ts";
import { PAY_TERMS, PayTerms } from "./PayTerms.tsx";
import * as styles from "./reservation.css.ts";
import { keepUsesWallet, keptUsesWallet } from "./tab-storage.ts";

export type PayFormProps = {
  code: string;
  /** Cost of cancelling once it is paid. */
  cancellation: CancellationSentence | null;
  /** True for a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  client: Client;
  /** Leaves for the gateway. */
  onLeave: (address: string) => void;
  /** The wallet paid it all: the reservation is to be looked at again. */
  onPaid: () => void;
  /** Called with the reason when no payment was begun. */
  onRefused: (text: string) => void;
};

/** Payment form: the wallet first, the rest through a gateway (A79). */
export function PayForm(props: PayFormProps) {
  const { code, client } = props;
  const methods = useOwnData(() => client.call(paymentCalls.methods, { query: { confirmation_code: code } }), code);
  return (
    <OwnDataView handle={methods} placeholder={<Skeleton shape="picture" />}>
      {(value) => <Methods methods={value} {...props} />}
    </OwnDataView>
  );
}

type GatewaysProps = Pick<MethodsValue, "gateways"> & {
  chosen: GatewayName | undefined;
  onChoose: (gateway: GatewayName) => void;
};

function Gateways({ gateways, chosen, onChoose }: GatewaysProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("reserve.pay.gateway")}</legend>
      {gateways.map((one) => (
        <Choice
          key={one.name}
          kind="radio"
          name="gateway"
          value={one.name}
          isChecked={chosen === one.name}
          onChange={() => onChoose(one.name)}
        >
          {inLocale(one, "title", locale)}
        </Choice>
      ))}
    </fieldset>
  );
}

/** Choice of paying from the wallet first; restored when the payer comes back from the bank. */
function useWalletChoice(code: string, { wallet_part }: MethodsValue): [boolean, (usesWallet: boolean) => void] {
  const [usesWallet, setUsesWallet] = useState(wallet_part > 0 && (keptUsesWallet(code) ?? true));
  const choose = (wanted: boolean): void => {
    setUsesWallet(wanted);
    keepUsesWallet(code, wanted);
  };
  return [usesWallet, choose];
}

function Methods(props: PayFormProps & { methods: MethodsValue }) {
  const { methods, code, cancellation, isAbroad, client, onLeave, onPaid, onRefused } = props;
  const t = useText();
  const { locale } = useEnvironment();
  const intent = useIntent();
  const [usesWallet, setUsesWallet] = useWalletChoice(code, methods);
  const [gateway, setGateway] = useState<GatewayName | undefined>(methods.gateways[0]?.name);
  const [isBusy, setBusy] = useState(false);
  const rest = usesWallet ? methods.gateway_part : methods.payable;

  async function pay(): Promise<void> {
    if (gateway === undefined) return;
    const choice = { confirmation_code: code, gateway, use_wallet: usesWallet };
    setBusy(true);
    const result = await client.call(paymentCalls.start, {
      body: choice,
      idempotencyKey: intent.keyOf(choice),
    });
    if (result.ok) {
      intent.done();
      const { redirect_address } = result.value;
      if (redirect_address.startsWith("/")) onPaid();
      else onLeave(redirect_address);
      return;
    }
    setBusy(false);
    const { failure } = result;
    // A final refusal needs a new key. In an outage the payment may have begun: the same key finds it.
    if (failure.kind === "status" && !isOutage(failure)) intent.done();
    onRefused(messageOf(failure) ?? t("reserve.pay.noAnswer"));
  }

  return (
    <Stack gap="md">
      {methods.wallet_part > 0 && (
        <Choice
          name="use_wallet"
          value="yes"
          isChecked={usesWallet}
          onChange={({ target }) => setUsesWallet(target.checked)}
        >
          {t("reserve.pay.wallet", {
            part: formatMoneyText(methods.wallet_part, locale),
            balance: formatMoneyText(methods.wallet_balance, locale),
          })}
        </Choice>
      )}
      {rest > 0 && <Gateways gateways={methods.gateways} chosen={gateway} onChoose={setGateway} />}
      <PayTerms cancellation={cancellation} isAbroad={isAbroad} />
      <Button
        look="primary"
        size="large"
        isFullWidth
        isBusy={isBusy}
        describedBy={PAY_TERMS}
        onClick={() => void pay()}
      >
        {rest > 0
          ? t("reserve.pay.button", { amount: formatMoneyText(rest, locale) })
          : t("reserve.pay.fromWallet", { amount: formatMoneyText(methods.payable, locale) })}
      </Button>
      {rest > 0 && (
        <Text size="caption" tone="mute">
          {t("reserve.inRial", { amount: formatRial(rest, locale) })} · {t("reserve.pay.promise")}
        </Text>
      )}
    </Stack>
  );
}
