import type { Booking } from "#app/src/features/book/useBooking.ts";
import { useText } from "#app/src/messages/words.ts";
import { Notice } from "#design-system/components/Notice/Notice.tsx";
import { PLACE } from "./places.ts";

/** Reason why the stay could not be held, with a link to other dates. */
export function Refusal({ booking: { error } }: { booking: Pick<Booking, "error"> }) {
  const t = useText();
  if (error === null) return null;
  return (
    <Notice look="danger" isAlert>
      {error} <a href={`#${PLACE.dates}`}>{t("property.bar.change")}</a>
    </Notice>
  );
}
