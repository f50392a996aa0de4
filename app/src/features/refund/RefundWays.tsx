import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import type { OwnHandle } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import type { RefundWayValue } from "#domain/contract/refund.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { Legs } from "./Legs.tsx";
import * as styles from "./refund.css.ts";

/** Few add one: its form, and the code that it asks for, come when they are wanted. */
const AddIban = lazy(async () => ({ default: (await import("./AddIban.tsx")).AddIban }));

/** Destination of the money: the card that paid, the wallet, or an account by its number. */
export type Chosen = "card" | "wallet" | number;

/** The card that paid, where its gateway can send it back; else an IBAN that is kept; else the wallet. */
export function firstChoice(ways: readonly RefundWayValue[], accounts: readonly BankAccountValue[]): Chosen {
  if (ways.some(({ to, is_open }) => to === "card" && is_open)) return "card";
  return accounts.find(({ sheba }) => sheba !== null)?.id ?? "wallet";
}

/** The destination as the call takes it. */
export const destinationOf = (chosen: Chosen) =>
  typeof chosen === "number"
    ? ({ destination: "bank", bank_account_id: chosen } as const)
    : ({ destination: chosen } as const);

export type RefundWaysProps = {
  /** Legs of a refund to each destination, the first choice first. */
  ways: readonly RefundWayValue[];
  accounts: Pick<OwnHandle<BankAccountValue[]>, "own" | "put">;
  client: Client;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** Choice of a refund's destination, with its legs. An IBAN can be added here. */
export function RefundWays({ ways, accounts, client, chosen, onChoose }: RefundWaysProps) {
  const t = useText();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  const kept = accounts.own.kind === "ready" ? accounts.own.value : [];
  const card = ways.find(({ to }) => to === "card");
  const number = card?.legs.find(({ to }) => to === "card")?.number ?? null;
  const legs = legsOf(ways, kept, chosen);

  useEffect(() => {
    // The form is gone: the focus moves to the account it added.
    if (added !== null) place.current?.querySelector<HTMLInputElement>(`input[value="${added}"]`)?.focus();
  }, [added]);

  const option = (value: "card" | "wallet") => (
    <Choice kind="radio" name="destination" value={value} isChecked={chosen === value} onChange={() => onChoose(value)}>
      {t(`refund.to.${value}`)} {value === "card" && number !== null && <Code>{number}</Code>}
    </Choice>
  );

  return (
    <Stack gap="md">
      {card?.is_open === false && <Notice look="info">{t("refund.cardClosed")}</Notice>}
      <fieldset ref={place} className={styles.group}>
        <legend className={styles.legend}>{t("reserve.cancel.destination")}</legend>
        {card?.is_open === true && option("card")}
        <Accounts accounts={kept} chosen={chosen} onChoose={onChoose} />
        {option("wallet")}
      </fieldset>
      {isAdding ? (
        <Suspense fallback={<Skeleton />}>
          <AddIban
            client={client}
            onClose={() => setAdding(false)}
            onAdded={(account) => {
              accounts.put([account, ...kept.filter(({ id }) => id !== account.id)]);
              setAdding(false);
              setAdded(account.id);
              onChoose(account.id);
            }}
          />
        </Suspense>
      ) : (
        <Inline>
          <Button look="quiet" icon="plus" onClick={() => setAdding(true)}>
            {t("refund.addIban")}
          </Button>
        </Inline>
      )}
      <div role="status" className={styles.plan}>
        {legs.length > 0 && <Legs legs={legs} label={t("refund.legs")} isPlan />}
      </div>
    </Stack>
  );
}

/** The kept accounts that a refund can go to. */
function Accounts({
  accounts,
  chosen,
  onChoose,
}: Pick<RefundWaysProps, "chosen" | "onChoose"> & { accounts: readonly BankAccountValue[] }) {
  const t = useText();
  const { locale } = useEnvironment();
  return accounts
    .filter(({ sheba }) => sheba !== null)
    .map((account) => (
      <Choice
        key={account.id}
        kind="radio"
        name="destination"
        value={String(account.id)}
        isChecked={chosen === account.id}
        onChange={() => onChoose(account.id)}
      >
        {t("refund.to.bank", { bank: inLocale(account, "bank_name", locale) ?? "" })} <Code>{account.sheba ?? ""}</Code>
      </Choice>
    ));
}

/** Legs of the chosen destination; a bank account's leg names it. */
function legsOf(ways: readonly RefundWayValue[], accounts: readonly BankAccountValue[], chosen: Chosen) {
  const to = typeof chosen === "number" ? "bank" : chosen;
  const legs = ways.find((way) => way.to === to)?.legs ?? [];
  const account = accounts.find(({ id }) => id === chosen);
  return legs.map((leg) => (leg.to === "bank" ? { ...leg, number: account?.sheba ?? null } : leg));
}
