import { useCallback, useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { ReservationPayment } from "#domain/contract/reservation.shapes.ts";
import { isOpen } from "#domain/payment/states.ts";
import type { BankAsk } from "./standing.ts";
import { useShownAgain } from "./useShownAgain.ts";

/** Polling interval in milliseconds, growing. */
const INTERVALS = [2_000, 3_000, 5_000, 10_000, 20_000] as const;

/**
 * Polls the bank about an open payment: at once, whenever the page is shown again, and until the payment has ended.
 *
 * @param onChanged called when the payment's state differs from the one shown: the reservation is to be reloaded.
 */
export function usePayment(
  payment: Pick<ReservationPayment, "payment_id" | "state"> | null,
  client: Client,
  onChanged: () => Promise<void>,
): { ask: BankAsk; leave: () => void } {
  const [ask, setAsk] = useState<BankAsk>("asking");
  /** Number of times the page was shown again. */
  const [visit, setVisit] = useState(0);
  const open = payment !== null && isOpen(payment.state) ? payment.payment_id : null;
  const shown = payment?.state;

  const lookAgain = useCallback(() => {
    setAsk("asking");
    setVisit((count) => count + 1);
    void onChanged();
  }, [onChanged]);
  useShownAgain(lookAgain);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit restarts the polling.
  useEffect(() => {
    if (open === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function look(turn: number): Promise<void> {
      const result = await client.call(paymentCalls.check, { params: { payment_id: open as string } });
      if (isLeft) return;
      if (result.ok && result.value.state !== shown) await onChanged();
      if (isLeft) return;
      // Only the bank's answer ends the polling: a failed request is retried.
      if (result.ok) setAsk((now) => (now === "asking" ? "answered" : now));
      timer = setTimeout(() => void look(turn + 1), INTERVALS[Math.min(turn, INTERVALS.length - 1)]);
    }
    void look(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [open, shown, client, onChanged, visit]);

  return { ask, leave: () => setAsk("leaving") };
}
