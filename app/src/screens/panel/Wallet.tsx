import { useState } from "react";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { SelectField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { userCalls } from "#domain/contract/user.calls.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import type { BalanceValue, TransactionsValue } from "#domain/contract/wallet.shapes.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { transactionTypes } from "#domain/wallet.ts";
import { ChargeForm } from "./ChargeForm.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { MoneyCard } from "./MoneyCard.tsx";
import { Movements } from "./Movements.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PanelSectionProps } from "./sections.ts";
import { useTopUp } from "./useTopUp.ts";

/** The view that shows the wallet's own. */
const STATEMENT = "wallet";

/** Entries of one kind, or all. */
function TypeFilter({ type, onChoose }: { type: string | null; onChoose: (type: string | null) => void }) {
  const t = useText();
  return (
    <SelectField
      label={t("panel.wallet.type")}
      value={type ?? ""}
      options={[
        { value: "", label: t("panel.wallet.all") },
        ...transactionTypes.map((value) => ({ value, label: t(`transactionTypes.${value}`) })),
      ]}
      onChange={({ target }) => onChoose(target.value || null)}
    />
  );
}

/** R29: the wallet's balance, two ways to add to it, and every movement of money. */
export function Wallet({ query, actions }: PanelSectionProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const isStatement = query.get("view") === STATEMENT;
  const balance = useOwnData(() => actions.client.call(walletCalls.balance), "", "balance");
  const settling = useIntent();
  useTopUp(query.get("payment"), actions);
  const [isBusy, setBusy] = useState(false);

  async function settle(): Promise<void> {
    setBusy(true);
    const result = await actions.client.call(userCalls.settleProfitCounter, { idempotencyKey: settling.keyOf() });
    setBusy(false);
    settling.done();
    if (result.ok) actions.say(t("panel.settled", { amount: formatMoneyText(result.value.settled, locale) }));
    await balance.reload();
  }

  return (
    <Stack gap="lg">
      <Heading level={1}>{t("panel.wallet")}</Heading>
      <OwnDataView handle={balance} placeholder={<MoneyShape />}>
        {(value) => (
          <div className={styles.cards}>
            <MoneyCard label={t("panel.balance")} amount={value.balance}>
              {value.available !== value.balance && (
                <Text size="small" tone="soft">
                  {t("panel.available", { amount: formatMoneyText(value.available, locale) })}
                </Text>
              )}
              <Holds holds={value.holds} />
              <ChargeForm client={actions.client} onLeave={actions.go} />
            </MoneyCard>
            <MoneyCard label={t("panel.profit")} amount={value.profit_counter}>
              {value.profit_counter > 0 && (
                <Inline>
                  <Button look="outline" isBusy={isBusy} onClick={() => void settle()}>
                    {t("panel.settle")}
                  </Button>
                </Inline>
              )}
            </MoneyCard>
          </div>
        )}
      </OwnDataView>
      <Tabs isStatement={isStatement} />
      {isStatement ? <Statement query={query} actions={actions} /> : <Movements query={query} actions={actions} />}
    </Stack>
  );
}

/** The two cards while their sums are on their way. */
function MoneyShape() {
  const t = useText();
  return (
    <div className={styles.cards}>
      <MoneyCard label={t("panel.balance")} amount={null}>
        <Skeleton shape="short" />
        <Skeleton shape="field" />
        <Skeleton />
        <Skeleton shape="button" />
      </MoneyCard>
      <MoneyCard label={t("panel.profit")} amount={null} />
    </div>
  );
}

/** All transactions, or the wallet's own with its balance after each. */
function Tabs({ isStatement }: { isStatement: boolean }) {
  const t = useText();
  return (
    <nav aria-label={t("movement.views")} className={styles.tabs}>
      <a className={styles.link} href={addressOf("panelTransactions")} aria-current={isStatement ? undefined : "page"}>
        {t("movement.all")}
      </a>
      <a
        className={styles.link}
        href={addressOf("panelTransactions", {}, { view: STATEMENT })}
        aria-current={isStatement ? "page" : undefined}
      >
        {t("movement.statement")}
      </a>
    </nav>
  );
}

/** The wallet's statement. */
function Statement({ query, actions }: Pick<PanelSectionProps, "query" | "actions">) {
  const t = useText();
  const type = transactionTypes.find((one) => one === query.get("type")) ?? null;
  const page = pageOf(query);
  const asked = { type, page: page > 1 ? page : null };
  const transactions = useOwnData(
    () => actions.client.call(walletCalls.transactions, { query: asked }),
    JSON.stringify(asked),
    "transactions",
  );
  const addressWith = (change: { type?: string | null; page?: number }) =>
    addressOf("panelTransactions", {}, { view: STATEMENT, type, ...change });
  return (
    <Stack gap="md">
      <Heading level={2}>{t("panel.wallet.transactions")}</Heading>
      <div className={styles.filter}>
        <TypeFilter type={type} onChoose={(next) => actions.go(addressWith({ type: next }))} />
      </div>
      <OwnDataView handle={transactions} placeholder={<ListSkeleton rows={3} />}>
        {(value) => (
          <Stack gap="lg">
            <Transactions items={value.items} />
            <Pages current={page} total={value.total} addressOf={(to) => addressWith({ page: to })} />
          </Stack>
        )}
      </OwnDataView>
    </Stack>
  );
}

/** The holds of unfinished payments, each with a link to its reservation. */
function Holds({ holds }: { holds: BalanceValue["holds"] }) {
  const t = useText();
  const environment = useEnvironment();
  if (holds.length === 0) return null;
  return (
    <ul className={styles.holds} aria-label={t("panel.holds")}>
      {holds.map(({ confirmation_code, tracking_code, amount, until }) => (
        <Text as="li" key={confirmation_code} size="small">
          {t("panel.hold", { amount: formatMoneyText(amount, environment.locale) })}{" "}
          <a href={addressOf("panelReserve", { confirmation_code })}>
            <Code>{tracking_code}</Code>
          </a>{" "}
          {until === null ? t("panel.hold.asking") : t("panel.hold.until", { until: formatMoment(until, environment) })}
        </Text>
      ))}
    </ul>
  );
}

function Transactions({ items }: { items: TransactionsValue["items"] }) {
  const t = useText();
  const environment = useEnvironment();
  const { locale } = environment;
  if (items.length === 0) return <EmptyState title={t("panel.wallet.empty")} text={t("panel.wallet.empty.text")} />;
  const heads = [t("panel.wallet.when"), t("panel.wallet.what"), t("panel.wallet.sum"), t("panel.wallet.after")];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too.
    <section className={styles.scroll} tabIndex={0} aria-label={t("panel.wallet.transactions")}>
      <table className={styles.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={styles.headCell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <th scope="row" className={styles.cell}>
                {formatMoment(one.at, environment)}
              </th>
              <td className={styles.cell}>
                {one.confirmation_code === null ? (
                  t(`transactionTypes.${one.type}`)
                ) : (
                  <a href={addressOf("panelReserve", { confirmation_code: one.confirmation_code })}>
                    {t(`transactionTypes.${one.type}`)}
                  </a>
                )}
              </td>
              <td className={one.amount > 0 ? styles.incoming : styles.numberCell}>
                <bdi dir="ltr">
                  {one.amount > 0 ? "+" : "−"}
                  {formatMoney(Math.abs(one.amount), locale).amount}
                </bdi>
              </td>
              <td className={styles.numberCell}>{formatMoney(one.balance_after, locale).amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
