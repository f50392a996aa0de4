import type { StatusNoteProps } from "#app/src/features/reservation/product-parts.ts";
import { useText } from "#app/src/messages/words.ts";
import { SUPPORT_PHONE } from "#app/src/page/json-ld.ts";
import { PhoneLink } from "#design-system/components/Bidi/Bidi.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightReservationValue } from "#domain/contract/flight.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { CancelledNote, RetimedNote } from "./ChangeNote.tsx";
import { type ChangeOfFlight, changesOf } from "./flight-changes.ts";

/** Of a reservation that has ended only that its flight was cancelled is still of interest, and before it arrives all else. */
const isShown = ({ status, now }: FlightReservationValue, { state, after }: ChangeOfFlight): boolean =>
  after === null ? state === "cancelled" : after.arrives_at > now && (!isTerminal(status) || status === "successful");

/** What the carriers changed, each with its answer, and where a traveller's rights are explained. */
export function StatusNote(props: StatusNoteProps<FlightReservationValue>) {
  const t = useText();
  const { reservation } = props;
  const changes = changesOf(reservation.subject.flights, reservation.changes).filter((one) =>
    isShown(reservation, one),
  );
  if (changes.length === 0) return null;
  return (
    <Stack gap="sm">
      {changes.map((change) =>
        change.after === null ? (
          <CancelledNote key={change.segment.flight_id} change={change} />
        ) : (
          <RetimedNote key={change.segment.flight_id} {...props} change={change} />
        ),
      )}
      <Text size="small" tone="soft">
        {t("reserve.flight.change.rights")} <PhoneLink number={SUPPORT_PHONE} />
      </Text>
    </Stack>
  );
}
