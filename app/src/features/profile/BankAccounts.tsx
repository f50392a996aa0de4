import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { OwnForm } from "#app/src/features/own/OwnForm.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useOwnForm } from "#app/src/features/own/useOwnForm.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Columns, Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { PASTED } from "#domain/bounds.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import * as styles from "./profile.css.ts";
import type { WhenFresh } from "./useFreshCode.tsx";

export type BankAccountsProps = { client: Client; whenFresh: WhenFresh; say: (text: string) => void };

/** Accounts for refunds (calls 10 and 80). */
export function BankAccounts({ client, whenFresh, say }: BankAccountsProps) {
  const t = useText();
  const accounts = useOwnData(() => client.call(accountCalls.bankAccounts), "", "bank accounts");
  const [isAdding, setAdding] = useState(false);
  const removing = useIntent();

  async function remove({ id }: BankAccountValue): Promise<void> {
    const result = await client.call(accountCalls.deleteBankAccount, {
      params: { id },
      idempotencyKey: removing.keyOf(id),
    });
    if (result.ok) say(t("panel.bank.deleted"));
    await accounts.reload();
  }

  return (
    <OwnDataView handle={accounts} placeholder={<Skeleton />}>
      {(kept) => (
        <Stack gap="md">
          {kept.length === 0 ? (
            <Text tone="soft">{t("panel.bank.empty")}</Text>
          ) : (
            <ul className={styles.list}>
              {kept.map((account) => (
                <li key={account.id} className={styles.account}>
                  <BankAccount account={account} />
                  <Button look="quiet" onClick={() => void remove(account)}>
                    {t("panel.bank.delete")}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {isAdding ? (
            <BankAccountForm
              client={client}
              whenFresh={whenFresh}
              onClose={() => setAdding(false)}
              onSaved={() => {
                setAdding(false);
                say(t("panel.bank.saved"));
                void accounts.reload();
              }}
            />
          ) : (
            <Inline>
              <Button look="outline" icon="plus" onClick={() => setAdding(true)}>
                {t("panel.bank.add")}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </OwnDataView>
  );
}

/** A bank account as its owner knows it again. */
function BankAccount({ account }: { account: BankAccountValue }) {
  const { locale } = useEnvironment();
  const bank = inLocale(account, "bank_name", locale);
  return (
    <Stack gap="xxs">
      <Text as="span" size="label">
        {[bank, account.owner_name].filter(Boolean).join(" · ")}
      </Text>
      {[account.sheba, account.card_number]
        .filter((number) => number !== null)
        .map((number) => (
          <Text key={number} as="span" size="small" tone="soft">
            <Code>{number}</Code>
          </Text>
        ))}
    </Stack>
  );
}

type BankAccountFormProps = { client: Client; whenFresh: WhenFresh; onSaved: () => void; onClose: () => void };

function BankAccountForm({ client, whenFresh, onSaved, onClose }: BankAccountFormProps) {
  const t = useText();
  const form = useOwnForm({
    first: { owner_name: "", sheba: "", card_number: "" },
    save: ({ owner_name, sheba, card_number }, key) =>
      whenFresh(() =>
        client.call(accountCalls.saveBankAccount, {
          body: { owner_name, sheba: sheba || null, card_number: card_number || null },
          idempotencyKey: key,
        }),
      ),
    onSaved,
  });
  const number = { dir: "ltr", autoComplete: "off", maxLength: PASTED.max } as const;
  return (
    <OwnForm form={form} save={t("panel.save")} onClose={onClose}>
      <Columns gap="md" count="two">
        <TextField {...form.field("owner_name")} label={t("bank.owner")} autoComplete="name" maxLength={80} />
        <TextField {...form.field("sheba")} {...number} label={t("bank.sheba")} hint={t("bank.sheba.hint")} />
        <TextField {...form.field("card_number")} {...number} inputMode="numeric" label={t("bank.card")} />
      </Columns>
    </OwnForm>
  );
}
