import { paymentMethods } from "#fixtures/answers/payment.ts";
import { bankAccounts } from "#fixtures/answers/traveller.ts";

type Reserved = { readonly totals: { readonly payable: number } };
/** Answers of the calls about one reservation. */
type Answers = { value: Reserved; status: unknown; quote: unknown; cancelled: unknown };

/** Answers that the page of a reservation's status asks for. @param path of the calls about this reservation. */
export const statusAnswers = (path: string, { value, status, quote, cancelled }: Answers): Record<string, unknown> => ({
  [path]: value,
  [`${path}/status`]: status,
  "payment/v2/methods": {
    ...paymentMethods,
    payable: value.totals.payable,
    gateway_part: value.totals.payable - paymentMethods.wallet_part,
  },
  "payment/v2/start": { payment_id: "p1", redirect_address: "https://bank.example/pay/1" },
  [`${path}/cancellation-quote`]: quote,
  [`${path}/cancel`]: cancelled,
  "user/v2/bank-accounts": bankAccounts,
});
