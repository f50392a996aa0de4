import { useRef, useState } from "react";
import { messageOf } from "#app/src/api/message-of.ts";
import { useIntent } from "#app/src/features/own/useIntent.ts";
import type { StatusNoteProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Inline } from "#design-system/components/Layout/Layout.tsx";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { Heading, Text } from "#design-system/components/Text/Text.tsx";
import { formatDuration } from "#domain/text/duration.ts";
import { isolated } from "#domain/text/isolated.ts";
import { flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { ChangedTimes, PlannedDeparture } from "./ChangedTimes.tsx";
import { type ChangeOfFlight, groundOf, shiftOf } from "./flight-changes.ts";
import { numberOf } from "./flight-words.ts";

type Props = StatusNoteProps<FlightReservationValue> & { change: ChangeOfFlight };

const looks = { told: "info", open: "warning", accepted: "success" } as const;

/** Accepts the new times of a flight: each change that waits, one after the other. */
function useAccepting({ reservation, change, client, put }: Props) {
  const t = useText();
  const intent = useIntent();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function accept(): Promise<void> {
    setBusy(true);
    setError(null);
    for (const change_id of change.open) {
      const body = { change_id, answer: "accept" as const };
      const answered = await client.call(flightOwnCalls.answerChange, {
        params: { confirmation_code: reservation.confirmation_code },
        body,
        idempotencyKey: intent.keyOf(body),
      });
      if (!answered.ok) {
        setError(messageOf(answered.failure) ?? t("reserve.failed"));
        break;
      }
      put(answered.value);
    }
    setBusy(false);
  }

  return { isBusy, error, accept };
}

type MeaningProps = Pick<Props, "reservation" | "change"> & { state: keyof typeof looks };

/** Options in view of new times, by reader and by whether there is money to refund. */
const askedOf = ({ is_masked, totals }: FlightReservationValue) =>
  is_masked ? "open.masked" : totals.paid > 0 ? "open" : "open.unpaid";

/** Shift of the flight and its consequences. */
function Meaning({ reservation, change, state }: MeaningProps) {
  const t = useText();
  const { locale } = useEnvironment();
  const shift = shiftOf(change);
  const ground = state === "open" ? groundOf(reservation.subject.flights, change) : null;
  return (
    <>
      {shift !== null && (
        <Text size="label">
          {t(`reserve.flight.change.${shift.of}.${shift.minutes < 0 ? "earlier" : "later"}`, {
            duration: formatDuration(Math.abs(shift.minutes), locale),
          })}
        </Text>
      )}
      {ground !== null && (
        <Text size="small">
          {ground > 0
            ? t("reserve.flight.change.ground", { duration: formatDuration(ground, locale) })
            : t("reserve.flight.change.missed")}
        </Text>
      )}
      <Text size="small">{t(`reserve.flight.change.${state === "open" ? askedOf(reservation) : state}`)}</Text>
    </>
  );
}

const Title = ({ change: { segment, after } }: { change: ChangeOfFlight }) => {
  const t = useText();
  return (
    <Heading level={2} look="label">
      {t(`reserve.flight.change.title.${after === null ? "cancelled" : "retimed"}`, {
        number: isolated(numberOf(segment)),
      })}
    </Heading>
  );
};

/** Notice of a flight cancelled by its carrier. The status states what becomes of the money. */
export const CancelledNote = ({ change }: { change: ChangeOfFlight }) => (
  <div>
    <Title change={change} />
    <PlannedDeparture change={change} />
  </div>
);

/** New times of a flight: old and new beside each other, and the answer requested. */
export function RetimedNote(props: Props) {
  const { reservation, change, onCancel } = props;
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  const { isBusy, error, accept } = useAccepting(props);
  const { state, after } = change;
  if (after === null || state === "cancelled") return null;
  const mayAnswer = state === "open" && !reservation.is_masked;

  return (
    <Notice look={looks[state]} ref={notice}>
      <Title change={change} />
      <ChangedTimes change={change} after={after} />
      <Meaning reservation={reservation} change={change} state={state} />
      {error !== null && (
        <Text size="small" tone="anar">
          <span role="alert">{error}</span>
        </Text>
      )}
      {mayAnswer && (
        <Inline gap="sm">
          <Button look="primary" isBusy={isBusy} onClick={() => void accept().then(() => notice.current?.focus())}>
            {t("reserve.flight.change.accept")}
          </Button>
          {onCancel && (
            <Button look="outline" onClick={onCancel}>
              {t(reservation.cancellation?.kind === "free" ? "reserve.flight.change.refuse" : "reserve.status.cancel")}
            </Button>
          )}
        </Inline>
      )}
    </Notice>
  );
}
