import { useEffect, useRef } from "react";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ToastTheme } from "#app/src/store/toasts.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import type { PaymentValue } from "#domain/contract/payment.shapes.ts";
import { isLate, isOpen } from "#domain/payment/states.ts";
import { formatMoneyText } from "#domain/text/money.ts";

type Word = "panel.settled" | `panel.topUp.${"left" | "failed" | "asking" | "returned"}`;

/** What became of a top-up, and how that is said. */
function outcomeOf({ state, failure_reason }: PaymentValue): [word: Word, theme: ToastTheme] {
  if (state === "verified") return ["panel.settled", "success"];
  if (isOpen(state)) return ["panel.topUp.asking", "info"];
  if (isLate(state)) return ["panel.topUp.returned", "warning"];
  return failure_reason === "payment_left" ? ["panel.topUp.left", "info"] : ["panel.topUp.failed", "danger"];
}

/** Says once what became of the top-up whose payer has just come back from the bank: the address forgets it. */
export function useTopUp(payment: string | null, { client, say, replace }: ScreenActions): void {
  const t = useText();
  const { locale } = useEnvironment();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (payment === null || told.current === payment) return;
    told.current = payment;
    void client.call(paymentCalls.details, { params: { payment_id: payment } }).then((result) => {
      if (result.ok) {
        const [word, theme] = outcomeOf(result.value);
        say(t(word, { amount: formatMoneyText(result.value.amount, locale) }), theme);
      }
      replace(addressOf("panelTransactions"));
    });
  }, [payment, client, say, replace, t, locale]);
}
