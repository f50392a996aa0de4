import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { createBank } from "#provider/bank/bank.ts";
import { openBooks } from "#provider/bank/books.ts";
import type { PaymentGateway } from "#provider/payment/gateway.ts";
import { zarinpal } from "#provider/payment/zarinpal.ts";

/** Where the bank of a test is. */
export const BANK = "http://bank.test";

/** A test bank in this process, with the gateway that reaches it. It gives back a part to a card, and its books can be read. */
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
