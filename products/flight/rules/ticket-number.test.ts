import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isTicketNumber,
  LOCATORS,
  locatorOf,
  readLocator,
  readTicketNumber,
  ticketKey,
  ticketNumber,
} from "./ticket-number.ts";

describe("The number of a ticket", () => {
  it("is the carrier's digits, the document's ten, and what they leave when divided by seven", () => {
    // 9812400000017 = 7 × 1401771428573 + 6.
    expect(ticketNumber("981", 2_400_000_017)).toBe("98124000000176");
    expect(ticketNumber("007", 8)).toBe("00700000000081");
  });

  const carrier = fc.stringMatching(/^\d{3}$/);
  const document = fc.integer({ min: 0, max: 9_999_999_999 });

  it("is known again, and not with another digit", () => {
    fc.assert(
      fc.property(
        carrier,
        document,
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        (a, b, at, by) => {
          const number = ticketNumber(a, b);
          expect(number).toMatch(/^\d{14}$/);
          expect(isTicketNumber(number)).toBe(true);
          const digit = (Number(number[at]) + by) % 10;
          const mistyped = `${number.slice(0, at)}${digit}${number.slice(at + 1)}`;
          // Digits that differ by seven are indistinguishable to this check.
          const isTold = at === 13 || Math.abs(digit - Number(number[at])) !== 7;
          if (isTold) expect(isTicketNumber(mistyped)).toBe(false);
        },
      ),
    );
  });

  it("is no other text, and of no other numbers", () => {
    for (const text of ["", "9812400000017", "98124000000175", "981-2400000017-6", "۹۸۱۲۴۰۰۰۰۰۰۱۷۶"]) {
      expect(isTicketNumber(text)).toBe(false);
    }
    for (const one of ["98", "9812", "A81"]) expect(() => ticketNumber(one, 1)).toThrow(RangeError);
    for (const one of [-1, 1.5, 10_000_000_000, Number.NaN]) expect(() => ticketNumber("981", one)).toThrow(RangeError);
  });
});

describe("A ticket as a carrier prints it", () => {
  const number = ticketNumber("096", 1_234_567_890);

  it.each([
    ["thirteen digits", number.slice(0, 13), number.slice(0, 13)],
    ["with the check digit of all thirteen", number, number],
    ["with the check digit of the document", `0961234567890${1_234_567_890 % 7}`, `0961234567890${1_234_567_890 % 7}`],
    ["Persian digits, spaces and a hyphen", "۰۹۶-۱۲۳۴ ۵۶۷۸۹۰", "0961234567890"],
    ["twelve digits", "096123456789", null],
    [
      "another check digit",
      `0961234567890${[0, 1, 2, 3, 4, 5, 6].find((one) => one !== Number(number.at(-1)) && one !== 1_234_567_890 % 7)}`,
      null,
    ],
    ["letters", "09612345678AB", null],
    ["nothing", "", null],
  ])("is read: %s", (_, typed, read) => expect(readTicketNumber(typed)).toBe(read));

  it("is one ticket with its check digit and without", () => expect(ticketKey(number)).toBe(number.slice(0, 13)));

  it.each([
    ["k7mx4q", "K7MX4Q"],
    [" B01O1 ", "B01O1"],
    ["۱۲۳۴۵۶", "123456"],
    ["K7MX", null],
    ["K7MX4QAB9", null],
    ["K7-X4Q", null],
  ])("has a locator: %s", (typed, read) => expect(readLocator(typed)).toBe(read));
});

describe("A record locator", () => {
  it("is six letters and digits that are not taken for one another, another for each number", () => {
    expect([locatorOf(0), locatorOf(31), locatorOf(32), locatorOf(LOCATORS - 1)]).toEqual([
      "AAAAAA",
      "AAAAA9",
      "AAAABA",
      "999999",
    ]);
    const number = fc.integer({ min: 0, max: LOCATORS - 1 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(locatorOf(one)).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
        expect(locatorOf(one) === locatorOf(other)).toBe(one === other);
      }),
    );
  });

  it("is of no other number", () => {
    for (const one of [-1, 0.5, LOCATORS, Number.NaN]) expect(() => locatorOf(one)).toThrow(RangeError);
  });
});
