import { afterEach, expect, test, vi } from "vitest";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { answering } from "#fixtures/scenario.ts";
import { honest } from "./honest.ts";

const said = vi.spyOn(console, "error").mockImplementation(() => {});
afterEach(() => said.mockClear());

const reservation = reservationIn.successful;
const path = `reserve/v2/${reservation.confirmation_code}`;
const asked = async (value: unknown, at = path) => {
  await honest(answering({ [at]: value }, "ok"))(`/${at}`);
  return said.mock.calls.map(([text]) => String(text));
};

test("an answer that the provider sends is passed on in silence", async () => {
  expect(await asked(reservation)).toEqual([]);
});

test.each([
  [
    "a total that is not the sum of its rooms",
    { totals: { ...reservation.totals, sale: 1, payable: 1 } },
    /the sum of its rooms is \d+, not 1/,
  ],
  [
    "a paid reservation of which nothing was paid",
    { totals: { ...reservation.totals, paid: 0 } },
    /totals\.paid is 0, not \d+/,
  ],
  [
    "a history that ends elsewhere",
    { history: reservation.history.slice(0, -1) },
    /where history ends is "in_progress"/,
  ],
  [
    "a history that runs backwards",
    { history: reservation.history.map((event, index) => ({ ...event, at: event.at - index * 3_600 })) },
    /history\[1\]\.at in order/,
  ],
  [
    "a voucher before it is issued",
    { status: "in_progress", history: reservation.history.slice(0, -1) },
    /a voucher only once it is issued/,
  ],
  ["a stay of another length", { length_of_stay: 9 }, /length_of_stay is 9, not/],
  ["a number in the place of a text", { tracking_code: 5 }, /breaks its contract/],
  ["a key that the contract does not have", { secret: 1 }, /answers more than its contract has: value\.secret/],
])("%s is named", async (_, change, sentence) => {
  expect((await asked({ ...reservation, ...change })).join("\n")).toMatch(sentence);
});

test("an address that no call has is named", async () => {
  expect(await asked({}, "reserve/v9/nothing/at/all")).toEqual([
    "The provider would not answer so: the contract has no call at reserve/v9/nothing/at/all",
  ]);
});
