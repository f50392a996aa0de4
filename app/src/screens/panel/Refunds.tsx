import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { Legs } from "#app/src/features/refund/Legs.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Badge, type BadgeProps } from "#design-system/components/Badge/Badge.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { EmptyState } from "#design-system/components/EmptyState/EmptyState.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Price } from "#design-system/components/Price/Price.tsx";
import { Surface } from "#design-system/components/Surface/Surface.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { RefundValue } from "#domain/contract/account.shapes.ts";
import type { RefundState } from "#domain/contract/refund.shapes.ts";
import { walletCalls } from "#domain/contract/wallet.calls.ts";
import { formatMoment } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { Pages, pageOf } from "./Pages.tsx";
import * as styles from "./PanelScreen.css.ts";
import type { PanelSectionProps } from "./sections.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";

const looks: Readonly<Record<RefundState, BadgeProps["look"]>> = {
  requested: "info",
  approved: "info",
  paying: "offer",
  paid: "success",
  rejected: "danger",
  withdrawn: "neutral",
};

type RefundListProps = { items: readonly RefundValue[]; onWithdraw: (refund: RefundValue) => void };

const RefundList = ({ items, onWithdraw }: RefundListProps) => (
  <ul className={styles.list}>
    {items.map((refund) => (
      <Surface as="li" key={refund.id}>
        <Refund refund={refund} onWithdraw={() => onWithdraw(refund)} />
      </Surface>
    ))}
  </ul>
);

/** R30: refunds with their promised dates, and the withdrawal from the wallet. */
export function Refunds({ query, actions }: PanelSectionProps) {
  const t = useText();
  const { client, say } = actions;
  const page = pageOf(query);
  const refunds = useOwnData(
    () => client.call(accountCalls.refundRequests, { query: { page: page > 1 ? page : null } }),
    String(page),
    "refunds",
  );
  const withdrawing = useIntent();

  async function withdraw({ id }: RefundValue): Promise<void> {
    const result = await client.call(accountCalls.withdrawRefundRequest, {
      params: { id },
      idempotencyKey: withdrawing.keyOf(id),
    });
    if (result.ok) say(t("panel.refunds.withdrawn"));
    await refunds.reload();
  }

  function asked(): void {
    say(t("panel.refunds.asked"));
    void refunds.reload();
  }

  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{t("panel.refunds")}</Heading>
        <Text tone="soft">{t("panel.refunds.promise")}</Text>
      </Stack>
      <Withdrawing client={client} onAsked={asked} />
      <OwnDataView handle={refunds} placeholder={<ListSkeleton rows={3} />}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={t("panel.refunds.empty")} text={t("panel.refunds.empty.text")} />
          ) : (
            <Stack gap="lg">
              <RefundList items={items} onWithdraw={(refund) => void withdraw(refund)} />
              <Pages current={page} total={total} addressOf={(to) => addressOf("panelRefunds", {}, { page: to })} />
            </Stack>
          )
        }
      </OwnDataView>
    </Stack>
  );
}

/** The withdrawal from the wallet: a button, and then its form. */
function Withdrawing({ client, onAsked }: { client: Client; onAsked: () => void }) {
  const t = useText();
  const accounts = useOwnData(() => client.call(accountCalls.bankAccounts), "", "bank accounts");
  const balance = useOwnData(() => client.call(walletCalls.balance), "", "balance");
  const [isAsking, setAsking] = useState(false);

  function asked(): void {
    setAsking(false);
    onAsked();
    void balance.reload();
  }

  return (
    <OwnDataView handle={accounts} placeholder={<ListSkeleton rows={1} />}>
      {(kept) =>
        isAsking ? (
          <Surface>
            <WithdrawForm
              accounts={kept}
              topUp={balance.own.kind === "ready" ? balance.own.value.top_up : null}
              client={client}
              onClose={() => setAsking(false)}
              onAsked={asked}
            />
          </Surface>
        ) : (
          <Inline>
            <Button look="outline" onClick={() => setAsking(true)}>
              {t("panel.refunds.ask")}
            </Button>
          </Inline>
        )
      }
    </OwnDataView>
  );
}

function Refund({ refund, onWithdraw }: { refund: RefundValue; onWithdraw: () => void }) {
  const t = useText();
  const environment = useEnvironment();
  const { amount, penalty, source, confirmation_code, state, history } = refund;
  const of = t(`panel.refunds.of.${refund.is_late ? "late" : source}`);
  return (
    <Stack gap="sm">
      <Inline justify="between">
        <Price amount={amount} />
        <Badge look={looks[state]}>{t(`refundStates.${state}`)}</Badge>
      </Inline>
      <Text size="small" tone="soft">
        {confirmation_code === null ? of : <a href={addressOf("panelReserve", { confirmation_code })}>{of}</a>}
        {penalty > 0 && ` · ${t("panel.refunds.penalty", { amount: formatMoneyText(penalty, environment.locale) })}`}
      </Text>
      <Legs legs={refund.legs} label={t("refund.legs")} />
      <ol className={styles.steps}>
        {history.map((step) => (
          <Text as="li" key={`${step.state} ${step.at}`} size="caption" tone="mute">
            {t(`refundStates.${step.state}`)} · {formatMoment(step.at, environment)}
          </Text>
        ))}
      </ol>
      {state === "requested" && source === "wallet" && (
        <Inline>
          <Button look="quiet" onClick={onWithdraw}>
            {t("panel.refunds.withdraw")}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
