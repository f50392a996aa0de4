import type { Client } from "#app/src/api/client.ts";
import { AmountField, amountFault } from "#app/src/features/own/AmountField.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Columns } from "#design-system/components/Layout/Layout.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import type { BalanceValue } from "#domain/contract/wallet.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { isolated } from "#domain/text/isolated.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { rialOf } from "#domain/text/typed-money.ts";

export type WithdrawFormProps = {
  accounts: readonly BankAccountValue[];
  /** The card of a top-up that can take money back, and how much; null where none can. */
  topUp: BalanceValue["top_up"];
  client: Client;
  onAsked: () => void;
  onClose: () => void;
};

const CARD = "card";

/** Requests a withdrawal from the wallet: to a bank account with a sheba, or back to the card of a top-up (call 11). */
export function WithdrawForm({ accounts, topUp, client, onAsked, onClose }: WithdrawFormProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const open = accounts.filter(({ sheba }) => sheba !== null);
  const cardLabel = ({ number, amount }: NonNullable<typeof topUp>) =>
    t("refund.to.topUp", { number: isolated(number ?? ""), amount: formatMoneyText(amount, locale) });
  const form = useOwnForm({
    first: { amount: "", bank_account_id: String(open[0]?.id ?? CARD) },
    check: ({ amount }) => {
      const fault = amountFault(amount, { min: 1 }, t, locale, t("panel.refunds.amount.wrong"));
      return fault === null ? {} : { amount: fault };
    },
    save: ({ amount, bank_account_id }, key) =>
      client.call(accountCalls.createRefundRequest, {
        body: {
          amount: rialOf(amount),
          bank_account_id: bank_account_id === CARD ? null : Number(bank_account_id),
          source: "wallet",
          destination: bank_account_id === CARD ? "card" : "bank",
        },
        idempotencyKey: key,
      }),
    onSaved: onAsked,
  });
  if (open.length === 0 && topUp === null) {
    return (
      <Text>
        {t("panel.refunds.noAccount")} <a href={`${addressOf("panelInformation")}#bank`}>{t("panel.bank.add")}</a>
      </Text>
    );
  }
  return (
    <OwnForm form={form} save={t("panel.refunds.ask")} onClose={onClose}>
      <Heading level={2} look="title">
        {t("panel.refunds.ask")}
      </Heading>
      <Columns gap="md" count="two">
        <AmountField {...form.field("amount")} label={t("panel.wallet.amount")} />
        <SelectField
          {...form.field("bank_account_id")}
          label={t("panel.refunds.to")}
          options={[
            ...open.map((account) => ({
              value: String(account.id),
              label: [inLocale(account, "bank_name", locale), account.owner_name, isolated(account.sheba ?? "")]
                .filter(Boolean)
                .join(" · "),
            })),
            ...(topUp === null ? [] : [{ value: CARD, label: cardLabel(topUp) }]),
          ]}
        />
      </Columns>
    </OwnForm>
  );
}
