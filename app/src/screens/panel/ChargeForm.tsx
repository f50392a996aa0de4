import { type Client, inPlace } from "#app/src/api/client.ts";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { CHARGE } from "#domain/bounds.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { formatMoney, rialOf } from "#domain/text/money.ts";

/** Puts money into the wallet through a gateway. */
export function ChargeForm({ client, onLeave }: { client: Client; onLeave: (address: string) => void }) {
  const t = useText();
  const { locale, isDemo } = useEnvironment();
  const bounds = { min: formatMoney(CHARGE.min, locale).amount, max: formatMoney(CHARGE.max, locale).amount };
  const form = useOwnForm({
    first: { amount: "" },
    check: ({ amount }) =>
      rialOf(amount) >= CHARGE.min && rialOf(amount) <= CHARGE.max
        ? {}
        : { amount: t("panel.wallet.amount.wrong", bounds) },
    save: ({ amount }, key) =>
      inPlace(client).call(walletCalls.charge, {
        body: { amount: rialOf(amount), gateway: isDemo ? "test" : "zarinpal" },
        idempotencyKey: key,
      }),
    onSaved: ({ redirect_address }) => onLeave(redirect_address),
  });
  return (
    <OwnForm form={form} save={t("panel.wallet.charge")} look="outline">
      <TextField
        {...form.field("amount")}
        label={t("panel.wallet.amount")}
        hint={t("panel.wallet.amount.hint", bounds)}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={20}
      />
    </OwnForm>
  );
}
