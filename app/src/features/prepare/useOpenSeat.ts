import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { seatOfField } from "./useShownFaults.ts";

/**
 * Tracks which of several travellers is open: one at a time, at first the first incomplete one.
 *
 * @param incomplete seats at fault, in order
 * @param refusedFields the provider's refusals, by the name of the field
 */
export function useOpenSeat(incomplete: readonly number[], refusedFields: Readonly<Record<string, string>>) {
  const [open, setOpen] = useState<number | null>(incomplete[0] ?? 0);
  useEffect(() => {
    const refused = Object.keys(refusedFields).map(seatOfField);
    const first = refused.find((seat) => seat !== null);
    if (first !== undefined) setOpen(first);
  }, [refusedFields]);
  return {
    open,
    toggle: (seat: number) => setOpen((before) => (before === seat ? null : seat)),
    /** Its fields are there when this returns, and can be focused. */
    show: (seat: number) => flushSync(() => setOpen(seat)),
    /** Opens the first that is at fault, unless the open one is. */
    showIncomplete: () =>
      setOpen((before) => (before !== null && incomplete.includes(before) ? before : (incomplete[0] ?? before))),
  };
}
