import { useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { messageOf } from "#app/src/api/message-of.ts";
import { CancellationLine } from "#app/src/features/cancellation/CancellationLine.tsx";
import { OwnDataView } from "#app/src/features/own/OwnDataView.tsx";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import { useOwnData } from "#app/src/features/own/useOwnData.ts";
import { type Chosen, destinationOf, firstChoice, RefundWays } from "#app/src/features/refund/RefundWays.tsx";
import type { ChangeProps } from "#app/src/features/reservation/product-parts.ts";
import { useStayWords } from "#app/src/features/stay/stay-words.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Dialog } from "#design-system/components/Dialog/Dialog.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Skeleton } from "#design-system/components/Loading/Loading.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { Stay } from "#domain/calendar/stay.ts";
import { accountCalls } from "#domain/contract/account.calls.ts";
import type { ChangeQuoteValue } from "#domain/contract/change.shapes.ts";
import { reservationCalls } from "#domain/contract/reservation.calls.ts";
import type { ReservationValue } from "#domain/contract/reservation.shapes.ts";
import { isAbroad } from "#domain/text/clocks.ts";
import { ChangeSums } from "./ChangeSums.tsx";

/** Other dates for a stay: chosen, with what they cost now, and confirmed once that was shown. */
export default function ChangeDates(props: ChangeProps<ReservationValue>) {
  const { reservation, onClose } = props;
  const { check_in: checkIn, length_of_stay: lengthOfStay } = reservation;
  const t = useText();
  const { today } = useEnvironment();
  const [dates, setDates] = useState<Stay>({ checkIn, lengthOfStay });
  const isSame = dates.checkIn === checkIn && dates.lengthOfStay === lengthOfStay;
  return (
    <Dialog isOpen onClose={() => onClose(false)} title={t("reserve.change.title")} closeLabel={t("common.close")}>
      <Stack gap="md">
        <Text size="small" tone="soft">
          {t("reserve.change.keeps")}
        </Text>
        <StayField
          label={t("reserve.change.dates")}
          value={dates}
          onChange={(stay) => stay && setDates(stay)}
          today={today}
          words={useStayWords()}
        />
        {!isSame && <Cost key={`${dates.checkIn} ${dates.lengthOfStay}`} {...props} dates={dates} />}
      </Stack>
    </Dialog>
  );
}

type CostProps = ChangeProps<ReservationValue> & { dates: Stay };

/** Cost of the chosen dates now, where the difference goes, and the button that confirms. */
function Cost(props: CostProps) {
  const { reservation, client, dates } = props;
  const t = useText();
  const quote = useOwnData(
    () => client.call(reservationCalls.changeQuote, { params: paramsOf(reservation), query: wishOf(dates) }),
    reservation.confirmation_code,
  );
  const accounts = useOwnData(() => client.call(accountCalls.bankAccounts), reservation.confirmation_code);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const { isBusy, error, confirm } = useConfirming(props, quote.reload);
  const kept = accounts.own.kind === "ready" ? accounts.own.value : [];
  return (
    <OwnDataView handle={quote} placeholder={<Skeleton shape="picture" />}>
      {(asked) => {
        const chosen = picked ?? firstChoice(asked.ways, kept);
        return (
          <Stack gap="md">
            <ChangeSums asked={asked} />
            <CancellationLine sentence={asked.cancellation} isAbroad={isAbroad(reservation.property)} />
            {asked.refundable > 0 && (
              <RefundWays ways={asked.ways} accounts={accounts} client={client} chosen={chosen} onChoose={setPicked} />
            )}
            {error !== null && (
              <Notice look="danger" isAlert>
                {error}
              </Notice>
            )}
            <Button
              look="primary"
              isFullWidth
              isBusy={isBusy}
              isDisabled={asked.due > asked.wallet || accounts.own.kind === "loading"}
              onClick={() => void confirm(asked, chosen)}
            >
              {t("reserve.change.confirm")}
            </Button>
          </Stack>
        );
      }}
    </OwnDataView>
  );
}

const paramsOf = ({ confirmation_code }: ReservationValue) => ({ confirmation_code });
const wishOf = ({ checkIn, lengthOfStay }: Stay) => ({ check_in: checkIn, length_of_stay: lengthOfStay });

/** Confirms; where the cost has changed since it was shown, the quote is asked for again. */
function useConfirming({ reservation, client, dates, onClose, onChanged }: CostProps, askAgain: () => Promise<void>) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function confirm(asked: ChangeQuoteValue, chosen: Chosen): Promise<void> {
    const destination = asked.refundable > 0 ? destinationOf(chosen) : {};
    const body = { ...wishOf(dates), quote_id: asked.quote_id, ...destination };
    setBusy(true);
    setError(null);
    const result = await callChange(client, reservation, body, intent.keyOf(body));
    setBusy(false);
    if (result.ok) {
      onChanged(result.value);
      return;
    }
    const { failure } = result;
    const isAnswered = failure.kind === "status";
    if (isAnswered && (failure.reason === "not_open" || failure.reason === "ended_by_supplier")) {
      onClose(true);
      return;
    }
    setError(messageOf(failure) ?? t("reserve.change.noAnswer"));
    const isOutdated = failure.kind === "status" && failure.status === 422;
    if (isOutdated) await askAgain();
  }

  return { isBusy, error, confirm };
}

const callChange = (
  client: Client,
  reservation: ReservationValue,
  body: ReturnType<typeof wishOf> & { quote_id: string },
  idempotencyKey: string,
) => client.call(reservationCalls.change, { params: paramsOf(reservation), body, idempotencyKey });
