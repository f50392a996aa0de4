import { expect, it } from "vitest";
import { flightSearch } from "#fixtures/answers/flight-search.ts";
import { flightsOf } from "./flights-of.ts";

const { items } = flightSearch;

it("each offer is in one flight, which is that of all its fares", () => {
  const flights = flightsOf(items);
  expect(flights.flat()).toHaveLength(items.length);
  expect(new Set(flights.flat())).toEqual(new Set(items));
  const keys = flights.map((fares) => new Set(fares.map(({ segments }) => segments[0]?.flight_id)));
  expect(keys.every(({ size }) => size === 1)).toBe(true);
  expect(new Set(keys.map(([key]) => key)).size).toBe(flights.length);
});

it("the order of the list is that of the flights by their first offers, and of the fares of each", () => {
  const flights = flightsOf(items);
  const places = flights.map((fares) => fares.map((offer) => items.indexOf(offer)));
  expect(places.every((place) => place.every((at, index) => index === 0 || at > (place[index - 1] ?? at)))).toBe(true);
  const firsts = places.map(([at]) => at ?? -1);
  expect(firsts).toEqual(firsts.toSorted((one, other) => one - other));
});
