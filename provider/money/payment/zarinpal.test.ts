import { expect, test } from "vitest";
import { createBank } from "../bank/bank.ts";
import { openBooks } from "../bank/books.ts";
import { zarinpal } from "./zarinpal.ts";

const BASE = "http://bank.test";
const HALF_AN_HOUR = 1_800;

/** A gateway before a bank whose clock can be moved, and what a payer does there. */
function atTheBank() {
  let now = 1_800_000_000;
  const books = openBooks(":memory:", () => now);
  const bank = createBank(books);
  const gateway = zarinpal({
    name: "test",
    base: BASE,
    merchantId: "test",
    fetch: async (address, init) => bank.request(String(address).slice(BASE.length), init),
  });
  const order = { amount: 1_500_000, description: "test", callbackUrl: "http://shop.test/back", orderId: "1" };
  return {
    gateway,
    amount: order.amount,
    wait: (seconds: number) => {
      now += seconds;
    },
    async open(): Promise<string> {
      const session = await gateway.request(order);
      expect(session?.redirectAddress).toBe(`${BASE}/pg/StartPay/${session?.authority}`);
      return session?.authority ?? "";
    },
    choose: (authority: string, choice: "pay" | "decline") =>
      bank.request(`/pg/StartPay/${authority}`, {
        method: "POST",
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: `choice=${choice}`,
      }),
  };
}

test("a session stands open, paid, verified and reversed, and says so", async () => {
  const { gateway, amount, open, choose } = atTheBank();
  const authority = await open();
  expect(await gateway.inquire(authority)).toBe("open");
  expect(await gateway.verify(authority, amount)).toEqual({ kind: "unpaid", code: -51 });
  await choose(authority, "pay");
  expect(await gateway.inquire(authority)).toBe("paid");
  expect(await gateway.unverified()).toEqual([{ authority, amount, said: String(amount) }]);
  const paid = { kind: "paid", cardMasked: "603770******5443" };
  expect(await gateway.verify(authority, amount)).toMatchObject(paid);
  expect(await gateway.verify(authority, amount)).toMatchObject(paid);
  expect(await gateway.inquire(authority)).toBe("verified");
  expect(await gateway.unverified()).toEqual([]);
  expect(await gateway.reverse(authority)).toBe("reversed");
  expect(await gateway.inquire(authority)).toBe("reversed");
});

test("a session that was declined stands as failed", async () => {
  const { gateway, open, choose } = atTheBank();
  const authority = await open();
  await choose(authority, "decline");
  expect(await gateway.inquire(authority)).toBe("failed");
  expect(await gateway.reverse(authority)).toBe("unknown");
});

test("another amount than what was paid is said to be that, and a session that never was is nothing to rely on", async () => {
  const { gateway, amount, open, choose } = atTheBank();
  const authority = await open();
  await choose(authority, "pay");
  expect(await gateway.verify(authority, amount - 1)).toEqual({
    kind: "wrong_amount",
    held: null,
    said: null,
    taken: null,
  });
  expect(await gateway.verify("A".repeat(36), amount)).toEqual({ kind: "unknown" });
  expect(await gateway.inquire("A".repeat(36))).toBe("unknown");
  expect(await gateway.reverse("A".repeat(36))).toBe("unknown");
});

test.each([
  [{}, "paid", undefined],
  [{ amount: 1_500_000 }, "paid", undefined],
  [{ amount: "1500000", currency: "IRR" }, "paid", undefined],
  [{ amount: 150_000, currency: "IRT" }, "paid", undefined],
  [{ amount: 150_000 }, "wrong_amount", 150_000],
  [{ currency: "IRT" }, "wrong_amount", 15_000_000],
  [{ amount: 0 }, "wrong_amount", 0],
  [{ amount: 1_500_000, currency: "USD" }, "wrong_amount", null],
  [{ amount: 1_500_000.5 }, "wrong_amount", null],
  [{ amount: -1_500_000 }, "wrong_amount", null],
  [{ amount: "1e7" }, "wrong_amount", null],
  [{ amount: [1_500_000] }, "wrong_amount", null],
])("a yes that names %j is %s", async (named, kind, held) => {
  const data = { code: 100, ref_id: 7, card_pan: "603770******5443", ...named };
  const answer = async () => Response.json({ data, errors: [] });
  const verdict = await zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", fetch: answer }).verify(
    "A",
    1_500_000,
  );
  expect([verdict.kind, "held" in verdict ? verdict.held : undefined]).toEqual([kind, held]);
});

test.each([
  ["603770******5443", "603770******5443"],
  [null, null],
  ["6".repeat(31), null],
  [6_037_701_234_565_443, null],
])("a yes with the card %j is a yes, and the card is %j", async (card_pan, cardMasked) => {
  const fetch = async () => Response.json({ data: { code: 100, ref_id: 7, card_pan }, errors: [] });
  const gateway = zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", fetch });
  expect(await gateway.verify("A", 1_500_000)).toEqual({ kind: "paid", refId: "7", cardMasked });
});

test.each([
  [9, false],
  [10, true],
  [100, true],
  [101, false],
])("a session of %i characters is one: %s", async (length, isOne) => {
  const fetch = async () => Response.json({ data: { code: 100, authority: "A".repeat(length) }, errors: [] });
  const order = { amount: 1_500_000, description: "test", callbackUrl: "http://shop.test/back", orderId: "1" };
  const session = await zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", fetch }).request(order);
  expect(session !== null).toBe(isOne);
});

test("a gateway is asked for settlements and for refunds of parts where it is said to know them", () => {
  const known = (options: object) => {
    const gateway = zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", ...options });
    return [gateway.settlement !== undefined, gateway.refund !== undefined];
  };
  expect([known({}), known({ settles: true }), known({ refunds: true })]).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

test.each([
  [-60, "refused"],
  [-61, "unknown"],
  [-62, "refused"],
  [-63, "refused"],
])("a reversal that is answered with %i is %s", async (code, outcome) => {
  const fetch = async () => Response.json({ data: [], errors: { code, message: "No" } });
  expect(await zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", fetch }).reverse("A")).toBe(outcome);
});

test("money goes back within half an hour of its verification, once, and not before it", async () => {
  const { gateway, amount, open, choose, wait } = atTheBank();
  const [early, late] = [await open(), await open()];
  for (const authority of [early, late]) await choose(authority, "pay");
  expect(await gateway.reverse(early)).toBe("unknown");
  for (const authority of [early, late]) await gateway.verify(authority, amount);
  wait(HALF_AN_HOUR - 1);
  expect(await gateway.reverse(early)).toBe("reversed");
  // The attempt that sent it back does not matter: its state decides.
  expect(await gateway.reverse(early)).toBe("unknown");
  wait(1);
  expect(await gateway.reverse(late)).toBe("refused");
});

test.each([
  ["no answer", () => Promise.reject(new TypeError("fetch failed"))],
  ["a page of a proxy", async () => new Response("<h1>502</h1>", { status: 502 })],
  ["a status of tomorrow", async () => Response.json({ data: { code: 200, status: "HELD" }, errors: [] })],
  ["both lists empty", async () => Response.json({ data: [], errors: [] })],
  ["a fault of ours", async () => Response.json({ data: [], errors: { code: -10, message: "Terminal" } })],
])("%s: nothing is known and nothing is concluded", async (_, answer) => {
  const gateway = zarinpal({ name: "zarinpal", base: BASE, merchantId: "m", fetch: answer });
  expect(await gateway.verify("A", 1)).toEqual({ kind: "unknown" });
  expect(await gateway.inquire("A")).toBe("unknown");
  expect(await gateway.reverse("A")).toBe("unknown");
  expect(await gateway.unverified()).toEqual([]);
});
