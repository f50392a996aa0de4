import type { StatusNoteProps } from "#app/src/features/reservation/product-parts.ts";
import { SupportNumbers } from "#app/src/features/support/SupportNumbers.tsx";
import { useText } from "#app/src/messages/words.ts";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { CancelledNote, RetimedNote } from "./ChangeNote.tsx";
import { shownChangesOf } from "./flight-changes.ts";

/** Changes by the carriers, each with its answer, and where a traveller's rights are explained. */
export function StatusNote(props: StatusNoteProps<FlightReservationValue>) {
  const t = useText();
  const changes = shownChangesOf(props.reservation);
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
        {t("reserve.flight.change.rights")} <SupportNumbers />
      </Text>
    </Stack>
  );
}
