import { describe, expect, it } from "vitest";
import { hashOf } from "#provider/shop/reservation/offer-hash.ts";
import { flexible, offerWith } from "#tests/support/offer.ts";
import { agreed } from "./agreed.ts";

/** A value as JSON would carry it. */
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

/** Every place in a value, as the keys that lead to it. */
function pathsIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...pathsIn(part, [...path, key])]);
}

function without(value: unknown, path: readonly string[]): unknown {
  const copy = plain(value);
  let part = copy;
  for (const key of path.slice(0, -1)) part = part[key];
  const last = path.at(-1) ?? "";
  if (Array.isArray(part)) part.splice(Number(last), 1);
  else delete part[last];
  return copy;
}

describe("The hash of what was agreed", () => {
  const offer = offerWith(flexible, flexible);
  const whole = plain(agreed(offer));
  const paths = pathsIn(whole);

  it("covers dates, party, prices, policy and confirmation", () => {
    const leaves = new Set(paths.map((path) => path.at(-1)));
    for (const key of ["checkIn", "checkOut", "total", "adults", "children", "confirmation", "base", "percent"])
      expect(leaves).toContain(key);
    for (const key of ["days_before", "hours_before", "rack", "sale", "extra"]) expect(leaves).toContain(key);
  });

  it.each(paths.map((path) => [path.join("."), path] as const))("changes when %s is taken away", (_, path) => {
    expect(hashOf(without(whole, path))).not.toBe(hashOf(whole));
  });

  it("changes with a kind of step, a key of a night or of a policy that does not exist yet", () => {
    const [room] = offer.rooms;
    const step = { days_before: null, hours_before: null, percent: 100, noon_days_before: 2 };
    const changed = [
      { ...room!, policy: { ...flexible, steps: [...flexible.steps.slice(0, 2), step] } },
      { ...room!, policy: { ...flexible, fee: 1 } },
      { ...room!, nights: room!.nights.map((night) => ({ ...night, tax: 1 })) },
    ];
    for (const one of changed) expect(hashOf(agreed({ ...offer, rooms: [one, one] }))).not.toBe(hashOf(agreed(offer)));
  });

  it("does not depend on the order of the keys, nor on the property's name", () => {
    const reversed = JSON.parse(JSON.stringify(whole), (_, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toReversed())
        : value,
    );
    expect(hashOf(reversed)).toBe(hashOf(whole));
    const renamed = { ...offer, property: { ...offer.property, nameFa: "هتل عباسی" } };
    expect(hashOf(agreed(renamed))).toBe(hashOf(agreed(offer)));
  });
});
