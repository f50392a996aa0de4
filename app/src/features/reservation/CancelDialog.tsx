import { useState } from "react";
import { type Client, inPlace } from "#app/src/api/client.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnPlace } from "#app/src/features/own/OwnPlace.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { type Own, useOwn } from "#app/src/features/own/useOwn.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Code } from "#design-system/components/Bidi/Bidi.tsx";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Choice } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { BankAccountValue } from "#domain/contract/account.shapes.ts";
import type { CancellationQuoteValue, ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import type { AnyParts } from "./product-parts.ts";
import * as styles from "./reservation.css.ts";

export type CancelDialogProps = {
  code: string;
  calls: AnyParts["calls"];
  client: Client;
  /** Closed without an act; `isStale`: it cannot be cancelled any more, and the page should look again. */
  onClose: (isStale: boolean) => void;
  onCancelled: (value: ReservationEnvelope) => void;
};

/** Where the money goes: to the wallet at once, or to an account within three days. */
type Destination = "wallet" | number;

const penaltyWords = {
  first_night: "reserve.cancel.penaltyNight",
  whole_stay: "reserve.cancel.penaltyStay",
  nights_begun: "reserve.cancel.penaltyBegun",
} as const;

/** Why nothing can be cancelled, in words: the page was loaded while it could. */
const refusalOf = (own: Own<CancellationQuoteValue>): string | null =>
  own.kind === "failed" && own.failure.kind === "status" && own.failure.status === 422 ? own.failure.message : null;

/** What was paid, what is kept of it, and what comes back. */
function Sums({ asked }: { asked: CancellationQuoteValue }) {
  const t = useText();
  const { locale } = useEnvironment();

  function penaltyLabel({ percent, base }: CancellationQuoteValue): string {
    if (percent === null || percent === 0) return t("reserve.cancel.noPenalty");
    return t(penaltyWords[base ?? "first_night"], { percent: formatPercent(percent, locale) });
  }

  return (
    <dl className={styles.dates}>
      {(
        [
          [t("reserve.cancel.paid"), asked.paid],
          [penaltyLabel(asked), asked.penalty],
        ] as const
      ).map(([label, amount]) => (
        <div key={label} className={styles.sum}>
          <Text as="dt" size="small" tone="soft">
            {label}
          </Text>
          <Text as="dd" size="label" isUnbroken>
            {formatMoneyText(amount, locale)}
          </Text>
        </div>
      ))}
      <div className={styles.sumTotal}>
        <dt>{t("reserve.cancel.refundable")}</dt>
        <dd>{formatMoneyText(asked.refundable, locale)}</dd>
      </div>
    </dl>
  );
}

type DestinationsProps = {
  accounts: readonly BankAccountValue[];
  chosen: Destination;
  onChoose: (destination: Destination) => void;
};

/** The wallet, or one of the accounts that are kept. */
function Destinations({ accounts, chosen, onChoose }: DestinationsProps) {
  const t = useText();
  const { locale } = useEnvironment();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("reserve.cancel.destination")}</legend>
      <Choice
        kind="radio"
        name="destination"
        value="wallet"
        isChecked={chosen === "wallet"}
        onChange={() => onChoose("wallet")}
      >
        {t("reserve.cancel.toWallet")}
      </Choice>
      {accounts.map((account) => (
        <Choice
          key={account.id}
          kind="radio"
          name="destination"
          value={String(account.id)}
          isChecked={chosen === account.id}
          onChange={() => onChoose(account.id)}
        >
          {t("reserve.cancel.toBank", { bank: inLocale(account, "bank_name", locale) ?? "" })}{" "}
          <Code>{account.sheba ?? account.card_number ?? ""}</Code>
        </Choice>
      ))}
    </fieldset>
  );
}

/** The act: what it costs is asked again when it has changed since it was shown. */
function useCancelling(props: CancelDialogProps, destination: Destination, askAgain: () => Promise<void>) {
  const { code, calls, client, onClose, onCancelled } = props;
  const t = useText();
  const placed = inPlace(client);
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function cancel(asked: CancellationQuoteValue): Promise<void> {
    const body = {
      quote_id: asked.quote_id,
      ...(destination === "wallet"
        ? ({ destination: "wallet" } as const)
        : ({ destination: "bank", bank_account_id: destination } as const)),
    };
    setBusy(true);
    setError(null);
    const result = await placed.call(calls.cancel, {
      params: { confirmation_code: code },
      body,
      idempotencyKey: intent.keyOf(body),
    });
    setBusy(false);
    if (result.ok) {
      onCancelled(result.value);
      return;
    }
    const { failure } = result;
    const isTold = failure.kind === "status";
    if (isTold && failure.reason === "not_open") {
      onClose(true);
      return;
    }
    setError(isTold ? (failure.errors[0]?.message ?? failure.message) : t("reserve.cancel.noAnswer"));
    if (isTold && failure.reason === "cancellation_changed") await askAgain();
  }

  return { isBusy, error, cancel };
}

/** The cost of cancelling now, and the button that cancels, which requires that the cost was shown. */
export function CancelDialog(props: CancelDialogProps) {
  const { code, calls, client, onClose } = props;
  const t = useText();
  const placed = inPlace(client);
  const quote = useOwn(() => placed.call(calls.cancellationQuote, { params: { confirmation_code: code } }), code);
  const accounts = useOwn(() => client.call(accountCalls.bankAccounts), code);
  const [destination, setDestination] = useState<Destination>("wallet");
  const { isBusy, error, cancel } = useCancelling(props, destination, quote.reload);
  const known = quote.own.kind === "ready" ? quote.own.value : null;
  const refusal = refusalOf(quote.own);

  return (
    <Dialog
      isOpen
      onClose={() => onClose(refusal !== null)}
      title={t("reserve.cancel.title")}
      closeLabel={t("common.close")}
      role="alertdialog"
      footer={
        <Inline gap="sm" justify="end">
          <Button look="outline" onClick={() => onClose(refusal !== null)}>
            {t(refusal === null ? "reserve.cancel.keep" : "common.close")}
          </Button>
          {refusal === null && (
            <Button look="danger" isDisabled={known === null || isBusy} onClick={() => known && void cancel(known)}>
              {t("reserve.cancel.confirm")}
            </Button>
          )}
        </Inline>
      }
    >
      {refusal !== null ? (
        <Notice look="warning">{refusal}</Notice>
      ) : (
        <OwnPlace handle={quote} placeholder={<Skeleton shape="picture" />}>
          {(asked) => (
            <Stack gap="md">
              {asked.cancellation !== null && <CancellationLine sentence={asked.cancellation} />}
              {asked.paid === 0 ? <Text>{t("reserve.cancel.nothingPaid")}</Text> : <Sums asked={asked} />}
              {asked.refundable > 0 && (
                <Destinations
                  accounts={accounts.own.kind === "ready" ? accounts.own.value : []}
                  chosen={destination}
                  onChoose={setDestination}
                />
              )}
              {error !== null && (
                <Notice look="danger" isAlert>
                  {error}
                </Notice>
              )}
            </Stack>
          )}
        </OwnPlace>
      )}
    </Dialog>
  );
}
