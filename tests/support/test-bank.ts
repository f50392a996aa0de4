import type { StartValue } from "#domain/contract/payment.shapes.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createBank } from "#provider/money/bank/bank.ts";
import { openBooks } from "#provider/money/bank/books.ts";
import type { PaymentGateway } from "#provider/money/payment/gateway.ts";
import { zarinpal } from "#provider/money/payment/zarinpal.ts";
import type { Client } from "./client.ts";

/** Origin of a test's bank. */
export const BANK = "http://bank.test";

/** A test bank in this process, with its gateway. It supports partial refunds to a card, and its books can be read. */
export function openTestBank() {
  const books = openBooks(":memory:", () => FROZEN_NOW);
  const bank = createBank(books);
  const gateway: PaymentGateway = zarinpal({
    name: "test",
    base: BANK,
    merchantId: "test",
    refunds: true,
    fetch: async (address, init) => bank.request(String(address).slice(BANK.length), init),
  });
  return { books, gateway };
}

/** The same bank, with an option to refuse refunds to a card: the money then goes elsewhere. */
export function openStubbornBank() {
  const { books, gateway: bank } = openTestBank();
  let takesBack = true;
  const gateway: PaymentGateway = {
    ...bank,
    reverse: (authority) => (takesBack ? bank.reverse(authority) : Promise.resolve("refused")),
    refund: async (...asked) => (takesBack ? ((await bank.refund?.(...asked)) ?? "refused") : "refused"),
  };
  const sendBack = (does: boolean): void => {
    takesBack = does;
  };
  return { books, gateway, sendBack };
}

/** Authority in the address of the bank's payment page. */
export const authorityOf = ({ redirect_address }: Pick<StartValue, "redirect_address">): string =>
  redirect_address.slice(`${BANK}/pg/StartPay/`.length);

/** A payer returns from the bank to a provider. */
export const comeBack = (app: Client, authority: string, status: "OK" | "NOK" = "OK") =>
  app.request(`/payment/v2/callback/test?Authority=${authority}&Status=${status}`);
