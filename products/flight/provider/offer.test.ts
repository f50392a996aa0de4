import { expect, test } from "vitest";
import { keptFlightOffer } from "./offer.ts";

test.each([null, "offer", [], {}, { request: {}, subject: {}, claims: [] }])("%j is no offer of a flight", (offer) => {
  expect(() => keptFlightOffer(offer)).toThrow(TypeError);
});

test("an offer of a flight is read as it was kept", () => {
  const offer = { request: {}, subject: {}, directions: [], seats: [] };
  expect(keptFlightOffer(offer)).toBe(offer);
});
