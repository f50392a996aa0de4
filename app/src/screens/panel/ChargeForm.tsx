import type { Client } from "#app/src/api/client.ts";
import { AmountField, amountFault } from "#app/src/features/own/AmountField.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { CHARGE } from "#domain/bounds.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { formatMoney } from "#domain/text/money.ts";
import { rialOf } from "#domain/text/typed-money.ts";

/** Puts money into the wallet through a gateway. */
export function ChargeForm({ client, onLeave }: { client: Client; onLeave: (address: string) => void }) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const bounds = { min: formatMoney(CHARGE.min, locale).amount, max: formatMoney(CHARGE.max, locale).amount };
  const form = useOwnForm({
    first: { amount: "" },
    check: ({ amount }) => {
      const fault = amountFault(amount, CHARGE, t, locale, t("panel.wallet.amount.wrong", bounds));
      return fault === null ? {} : { amount: fault };
    },
    save: ({ amount }, key) =>
      client.call(walletCalls.charge, {
        body: { amount: rialOf(amount), gateway: isDemo ? "test" : "zarinpal" },
        idempotencyKey: key,
      }),
    onSaved: ({ redirect_address }) => onLeave(redirect_address),
  });
  return (
    <OwnForm form={form} save={t("panel.wallet.charge")} look="outline">
      <AmountField
        {...form.field("amount")}
        label={t("panel.wallet.amount")}
        hint={t("panel.wallet.amount.hint", bounds)}
      />
    </OwnForm>
  );
}
