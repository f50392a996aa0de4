import { type RefObject, useEffect, useState } from "react";
import type { OwnHandle } from "#app/src/features/own/useOwnData.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";

/** Changes that an owner makes on the page. */
export type Changed = "booking" | "part";

/**
 * The latest change that was made on this page, null without one, and the function that shows its answer. One that waits for its
 * payment says so in a place of its own; an end of the booking is read in its message, which takes the focus.
 */
export function useMade(
  { put }: Pick<OwnHandle<ReservationEnvelope>, "put">,
  notice: RefObject<HTMLDivElement | null>,
): { made: Changed | null; change: (changed: ReservationEnvelope, what: Changed) => void } {
  const [made, setMade] = useState<Changed | "end" | null>(null);
  useEffect(() => {
    if (made === "end") notice.current?.focus();
  }, [made, notice]);
  return {
    made: made === "end" ? null : made,
    change(changed, what) {
      put(changed);
      if (isTerminal(changed.status)) setMade("end");
      else setMade(changed.held_change?.state === "held" ? null : what);
    },
  };
}
