import { useEffect, useRef } from "react";
import type { MessageId } from "#app/src/messages/catalogue.ts";
import { useText } from "#app/src/messages/words.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ToastTheme } from "#app/src/store/toasts.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { paymentCalls } from "#domain/contract/payment.calls.ts";
import { outcomeOf, type PaymentOutcome } from "#domain/payment/outcomes.ts";
import { formatMoneyText } from "#domain/text/money.ts";

/** Words and look of a top-up's outcome. */
const words = {
  paid: ["panel.settled", "success"],
  asking: ["panel.topUp.asking", "info"],
  returned: ["panel.topUp.returned", "warning"],
  left: ["panel.topUp.left", "info"],
  failed: ["panel.topUp.failed", "danger"],
} as const satisfies Readonly<Record<PaymentOutcome, readonly [MessageId, ToastTheme]>>;

/** Announces the outcome of a top-up once, to a payer just back from the bank: it then leaves the address. */
export function useTopUp(payment: string | null, { client, say, replace }: ScreenActions): void {
  const t = useText();
  const { locale } = useEnvironment();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (payment === null || told.current === payment) return;
    told.current = payment;
    void client.call(paymentCalls.details, { params: { payment_id: payment } }).then((result) => {
      if (result.ok) {
        const { state, failure_reason, amount } = result.value;
        const [word, theme] = words[outcomeOf(state, failure_reason)];
        say(t(word, { amount: formatMoneyText(amount, locale) }), theme);
      }
      replace(addressOf("panelTransactions"));
    });
  }, [payment, client, say, replace, t, locale]);
}
