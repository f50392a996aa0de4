import { useEffect, useState } from "react";
import type { Client } from "#app/src/api/client.ts";
import { paymentApi } from "#app/src/api/payment.ts";
import type { PaymentState, PaymentValue } from "#domain/contract/payment.shapes.ts";
import { forgetPayment, rememberedPayment } from "./kept.ts";

/** States whose end the bank has yet to tell. */
const open: readonly PaymentState[] = ["created", "requested", "returned", "verifying", "unknown"];
export const isOpenPayment = (payment: PaymentValue | null): boolean =>
  payment !== null && open.includes(payment.state);

/** Milliseconds between two questions: soon at first, seldom later. */
const INTERVALS = [2_000, 3_000, 5_000, 10_000, 20_000] as const;

/**
 * The payment that this tab began for a reservation, followed until it has ended; null when there is none.
 * @param onEnded called when it ends while one looks on: the reservation is another then
 */
export function usePayment(code: string, client: Client, onEnded: () => void): PaymentValue | null {
  const [payment, setPayment] = useState<PaymentValue | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one payment is followed once, whatever is drawn meanwhile.
  useEffect(() => {
    const id = rememberedPayment(code);
    if (id === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    async function look(turn: number): Promise<void> {
      const result = await paymentApi(client).details(id as string);
      if (isLeft) return;
      if (result.ok) {
        setPayment(result.value);
        if (!isOpenPayment(result.value)) {
          forgetPayment(code);
          if (turn > 0) onEnded();
          return;
        }
      } else if (result.failure.kind === "status" && result.failure.status === 404) {
        forgetPayment(code);
        return;
      }
      timer = setTimeout(() => void look(turn + 1), INTERVALS[Math.min(turn, INTERVALS.length - 1)]);
    }
    void look(0);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [code, client]);
  return payment;
}
