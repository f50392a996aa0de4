import { Suspense, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { type Chosen, destinationOf, firstChoice, RefundWays } from "#app/src/features/refund/RefundWays.tsx";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { Own } from "#app/src/store/own-data.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { CancellationQuoteValue } from "#domain/contract/cancellation-quote.shapes.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { readPartKey } from "#domain/reservation/part-key.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { formatPercent } from "#domain/text/numbers.ts";
import { CancelParts } from "./CancelParts.tsx";
import type { AnyParts } from "./product-parts.ts";
import * as styles from "./reservation.css.ts";
import { useAgreement } from "./useAgreement.ts";

export type CancelDialogProps = {
  code: string;
  /** Of the booking, in its order: one of them may be cancelled alone. */
  travellers: ReservationEnvelope["travellers"];
  extras: ReservationEnvelope["extras"];
  calls: AnyParts["calls"];
  Results: AnyParts["CancelResults"];
  client: Client;
  /** True of a place abroad: deadlines name their clock. */
  isAbroad: boolean;
  /** Closed without cancelling; `isStale`: cancelling is no longer possible, and the page should reload. */
  onClose: (isStale: boolean) => void;
  onCancelled: (value: ReservationEnvelope) => void;
};

const penaltyWords = {
  first_night: "reserve.cancel.penaltyNight",
  whole_stay: "reserve.cancel.penaltyStay",
  whole_tour: "reserve.cancel.penaltyTour",
  fare: "reserve.cancel.penaltyFare",
  seats: "reserve.cancel.penaltySeats",
  nights_begun: "reserve.cancel.penaltyBegun",
  direction_flown: "reserve.cancel.penaltyFlown",
  extra: "reserve.cancel.penaltyExtra",
} as const;

/** The button says what it cancels: all of it, or the part that was chosen. */
const confirmWords = {
  room: "reserve.cancel.confirmRoom",
  direction: "reserve.cancel.confirmFlight",
  traveller: "reserve.cancel.confirmTraveller",
  extra: "reserve.cancel.confirmExtra",
} as const;
function confirmOf(part: string | null) {
  const known = part === null ? null : readPartKey(part);
  return known === null ? "reserve.cancel.confirm" : confirmWords[known.of];
}

/** Reason why nothing can be cancelled: the page was loaded while it still could be. */
const refusalOf = (own: Own<CancellationQuoteValue>): string | null =>
  own.kind === "failed" && own.failure.kind === "status" && own.failure.status === 422 ? messageOf(own.failure) : null;

/** The sum paid, what is kept of it, and what is refunded. */
function Sums({ asked }: { asked: CancellationQuoteValue }) {
  const t = useText();
  const { locale } = useEnvironment();

  function penaltyLabel({ penalty, percent, base }: CancellationQuoteValue): string {
    if (penalty === 0) return t("reserve.cancel.noPenalty");
    // Its parts cost different shares of different sums.
    if (percent === null) return t("reserve.cancel.penalty");
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
      {asked.extras?.map((extra) => (
        <div key={extra.number} className={styles.sum}>
          <Text as="dt" size="small" tone="soft">
            {t("reserve.cancel.ofExtra", {
              title: inLocale(extra, "title", locale),
              provider: inLocale(extra, "provider", locale),
            })}
          </Text>
          <Text as="dd" size="small" isUnbroken>
            {formatMoneyText(extra.penalty, locale)}
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

/** Cancels; when the cost has changed since it was shown, the quote is asked for again. */
function useCancelling(props: CancelDialogProps, chosen: Chosen, askAgain: () => Promise<void>) {
  const { code, calls, client, onClose, onCancelled } = props;
  const t = useText();
  const { isBusy, error, agree } = useAgreement({
    send: (body: { quote_id: string; part?: string }, idempotencyKey) =>
      client.call(calls.cancel, { params: { confirmation_code: code }, body, idempotencyKey }),
    onAgreed: onCancelled,
    onStale: () => onClose(true),
    askAgain,
    noAnswer: t("reserve.cancel.noAnswer"),
  });
  const cancel = (asked: CancellationQuoteValue): Promise<void> =>
    agree({ quote_id: asked.quote_id, ...(asked.part && { part: asked.part }), ...destinationOf(chosen) });
  return { isBusy, error, cancel };
}

/** The cost of cancelling all of a booking or the part that is chosen, and the parts that can be chosen. */
function useQuote({ code, calls, client }: CancelDialogProps) {
  const [part, choose] = useState<string | null>(null);
  const quote = useOwnData(
    () =>
      client.call(calls.cancellationQuote, {
        params: { confirmation_code: code },
        query: { part: part ?? undefined },
      }),
    `${code} ${part ?? ""}`,
  );
  const known = quote.own.kind === "ready" ? quote.own.value : null;
  // The choice stays while the cost of what was chosen is asked for.
  const [parts, setParts] = useState<CancellationQuoteValue["parts"]>(undefined);
  if (known !== null && known.part === undefined && known.parts !== parts) setParts(known.parts);
  return { part, parts, quote, known, choose };
}

/** Results beside the sums, in the words of the product. */
const Following = ({
  results,
  Results,
}: Pick<CancellationQuoteValue, "results"> & Pick<CancelDialogProps, "Results">) =>
  results && Results ? (
    <Suspense fallback={<Skeleton />}>
      <Results results={results} />
    </Suspense>
  ) : null;

/** The cost of cancelling now, and the button that cancels, which requires that the cost was shown. */
export function CancelDialog(props: CancelDialogProps) {
  const { code, travellers, extras = [], Results, client, isAbroad, onClose } = props;
  const t = useText();
  const { part, parts, quote, known, choose } = useQuote(props);
  const accounts = useOwnData(() => client.call(accountCalls.bankAccounts), code);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const kept = accounts.own.kind === "ready" ? accounts.own.value : [];
  const isClosed = picked === "card" && known?.ways.some(({ to, is_open }) => to === "card" && !is_open);
  const chosen = picked === null || isClosed ? firstChoice(known?.ways ?? [], kept) : picked;
  const { isBusy, error, cancel } = useCancelling(props, chosen, quote.reload);
  const refusal = refusalOf(quote.own);
  // The first choice may be an account that is not there yet.
  const isKnown = known !== null && accounts.own.kind !== "loading";

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
            <Button look="danger" isDisabled={!isKnown} isBusy={isBusy} onClick={() => known && void cancel(known)}>
              {t(confirmOf(part))}
            </Button>
          )}
        </Inline>
      }
    >
      {refusal !== null ? (
        <Notice look="warning">{refusal}</Notice>
      ) : (
        <Stack gap="md">
          {parts !== undefined && (
            <CancelParts parts={parts} travellers={travellers} extras={extras} chosen={part} onChoose={choose} />
          )}
          <OwnDataView handle={quote} placeholder={<Skeleton shape="picture" />}>
            {(asked) => (
              <Stack gap="md">
                {asked.cancellation !== null && <CancellationLine sentence={asked.cancellation} isAbroad={isAbroad} />}
                {asked.paid === 0 ? <Text>{t("reserve.cancel.nothingPaid")}</Text> : <Sums asked={asked} />}
                <Following results={asked.results} Results={Results} />
                {asked.refundable > 0 && (
                  <RefundWays
                    ways={asked.ways}
                    accounts={accounts}
                    client={client}
                    chosen={chosen}
                    onChoose={setPicked}
                  />
                )}
                {error !== null && (
                  <Notice look="danger" isAlert>
                    {error}
                  </Notice>
                )}
              </Stack>
            )}
          </OwnDataView>
        </Stack>
      )}
    </Dialog>
  );
}
