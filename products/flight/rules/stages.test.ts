import { expect, test } from "vitest";
import { flightIssued, flightSeats, flightVoucher } from "#fixtures/answers/flight-reservation.ts";
import { stagesOfFlight } from "./stages.ts";

const factsOf = (index: number, isInfant = false) =>
  Object.fromEntries(
    stagesOfFlight({ ...flightVoucher, seats: flightSeats, issued: flightIssued }, { index, isInfant })[0]!.facts.map(
      ({ name, text }) => [name, text.en],
    ),
  );

test("each passenger has their own seat and ticket, and an infant no seat", () => {
  expect([factsOf(0).seat, factsOf(1).seat]).toEqual(["7A", "7B"]);
  expect([factsOf(0).ticket, factsOf(1).ticket]).toEqual(flightIssued[0]?.tickets);
  expect(factsOf(1, true)).not.toHaveProperty("seat");
});
