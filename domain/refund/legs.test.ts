import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refundDestinations, refundLegs } from "./legs.ts";

const rial = fc.integer({ min: 0, max: 10_000_000_000 });
const to = fc.constantFrom(...refundDestinations);

describe("The legs of a refund", () => {
  it("add up to the refund, none below nothing and the card's within what is left of its charge", () => {
    fc.assert(
      fc.property(rial, to, rial, (amount, destination, cardLeft) => {
        const legs = refundLegs(amount, destination, cardLeft);
        expect(legs.card + legs.bank + legs.wallet).toBe(amount);
        expect(Math.min(legs.card, legs.bank, legs.wallet)).toBeGreaterThanOrEqual(0);
        expect(Object.values(legs).every(Number.isSafeInteger)).toBe(true);
        expect(legs.card).toBeLessThanOrEqual(cardLeft);
      }),
    );
  });

  it("go to the card first, and a rial more to the wallet only when the card has all that it was charged", () => {
    fc.assert(
      fc.property(rial, rial, (amount, cardLeft) => {
        const { card, bank, wallet } = refundLegs(amount, "card", cardLeft);
        expect(bank).toBe(0);
        expect(wallet === 0 || card === cardLeft).toBe(true);
      }),
    );
  });

  it("go whole to a bank account and to the wallet", () => {
    fc.assert(
      fc.property(rial, rial, (amount, cardLeft) => {
        expect(refundLegs(amount, "bank", cardLeft)).toEqual({ card: 0, bank: amount, wallet: 0 });
        expect(refundLegs(amount, "wallet", cardLeft)).toEqual({ card: 0, bank: 0, wallet: amount });
      }),
    );
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])("are whole rial: %s is refused", (wrong) => {
    expect(() => refundLegs(wrong, "card", 1)).toThrow(RangeError);
    expect(() => refundLegs(1, "card", wrong)).toThrow(RangeError);
  });
});
