import { describe, expect, it } from "vitest";
import { succeeded } from "#app/src/api/result.ts";
import { contentCalls } from "#domain/contract/content.calls.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import { stayCalls } from "#products/stay/contract/stay.calls.ts";
import { tourCalls } from "#products/tour/contract/tour.calls.ts";
import { isChangeKey } from "#runtime/change-keys.ts";
import { ANYTHING, knownCalls, ownKey, pageKeys, showsChanged } from "./page-keys.ts";

const answered = (name: string, value: unknown, address = "") => ({
  call: { name },
  address,
  answer: succeeded({ code: 200, reason: null, message: "", errors: [], value }),
});
const property = answered("property.details", { id: 208, city: { id: 3 } });

describe("what a page names as shown", () => {
  it.each([
    ["a property, without a stay", [property, answered("property.similar", {})], ["property-208", "city-3", "places"]],
    [
      "a property, for a stay",
      [answered("property.similar", {}, "property/v2/208/similar?check_in=2026-12-01"), property],
      ["nights-3", "property-208", "city-3", "places"],
    ],
    ["a list of a city", [answered("property.city", { city: { id: 3 } })], ["city-3", "places"]],
    [
      "a search in a city",
      [answered("property.search", { destination: { kind: "city", id: "city-3" } })],
      ["city-3", "nights-3", "places"],
    ],
    [
      "a search in a province",
      [answered("property.search", { destination: { kind: "province", id: "province-fars" } })],
      ["stays", "nights", "places"],
    ],
    ["a tour", [answered("tour.details", { id: 7 })], ["tour-7", "tour", "stays", "places"]],
    [
      "flights there and back",
      [
        answered(
          "flight.search",
          {},
          "flight/v2/search?destination_city_id=8&origin_city_id=city-3&return_date=2026-12-01",
        ),
      ],
      ["flights-3-8", "flights-8-3", "flights", "places"],
    ],
    [
      "a route of flights, with its way back",
      [answered("flight.route", { origin: { id: 3 }, destination: { id: 8 } })],
      ["flights-3-8", "flights-8-3", "flights", "places"],
    ],
    ["words", [answered("content.page", { slug: "about" })], ["content-about", "content"]],
    ["what no key is known of", [answered("weather.now", {})], [ANYTHING]],
    ["too much", Array.from({ length: 30 }, (_, id) => answered("tour.details", { id })), [ANYTHING]],
  ])("%s", (_, answers, keys) => {
    expect([...pageKeys(answers)].sort()).toEqual([...keys].sort());
    for (const key of pageKeys(answers)) expect(key === ANYTHING || isChangeKey(key), key).toBe(true);
  });

  it("follows from every call that a page for all visitors can be made of", () => {
    // Made by browsers, by pages that are never kept, or for the map of addresses.
    const others = [
      "flight.priceCalendar",
      "flight.offer",
      "flight.seatMap",
      "property.commentEligibility",
      "property.addressFiles",
      "property.addresses",
    ];
    const calls = [contentCalls, stayCalls, tourCalls, flightCalls]
      .flatMap((area) => Object.values<{ name: string; method: string; who: string }>(area))
      .filter(({ name, method, who }) => method === "GET" && who === "anyone" && !others.includes(name));
    expect(calls.map(({ name }) => name).filter((name) => !knownCalls.includes(name))).toEqual([]);
    expect(calls.length).toBeGreaterThan(20);
  });

  it("is its own address in one spelling, as one word", () => {
    expect(ownKey(`/a b?c=${"ش".repeat(3_000)}`)).toMatch(/^page-[\w-]{16}$/);
    expect(isChangeKey(ownKey("/"))).toBe(true);
    expect(ownKey("/a")).not.toBe(ownKey("/b"));
  });
});

it("a page shows what changed by one of its keys, by any where it does not know, and by everything", () => {
  expect(showsChanged(["city-3", "places"], new Set(["city-3"]))).toBe(true);
  expect(showsChanged(["city-3", "places"], new Set(["city-30"]))).toBe(false);
  expect(showsChanged([], new Set(["city-3"]))).toBe(false);
  expect(showsChanged([ANYTHING], new Set(["city-3"]))).toBe(true);
  expect(showsChanged([], null)).toBe(true);
});
