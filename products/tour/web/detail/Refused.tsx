import type { Booking } from "#app/src/features/book/useBooking.ts";
import { useText } from "#app/src/messages/words.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { PLACE } from "./chosen.ts";

/** Reason why the tour could not be held, with a link to other days. */
export function Refused({ booking: { error } }: { booking: Pick<Booking, "error"> }) {
  const t = useText();
  if (error === null) return null;
  return (
    <Notice look="danger" isAlert>
      {error} <a href={`#${PLACE.departures}`}>{t("tour.departures.change")}</a>
    </Notice>
  );
}
