import { describe, expect, it } from "vitest";
import { checkParty } from "../validation/party.ts";
import type { PassengerForm } from "../validation/passenger-form.ts";
import { type Audience, audienceOf, audiences, isOpenTo, narrowest } from "./audience.ts";

describe("For whom a rate is sold", () => {
  it.each([
    ["iranian", "IR", true],
    ["iranian", "DE", false],
    ["foreign", "IR", false],
    ["foreign", "DE", true],
    ["any", "IR", true],
    ["any", "DE", true],
  ] as const)("a rate for %s and a passport of %s: %s", (audience, nationality, expected) => {
    expect(isOpenTo(audience, nationality)).toBe(expected);
  });

  it("what a version before kept without it is sold to anybody", () => {
    expect(audienceOf({})).toBe("any");
    expect(audiences.map((guest_nationality) => audienceOf({ guest_nationality }))).toEqual(audiences);
  });

  it("rates together are sold to those whom all of them are sold to", () => {
    expect(narrowest(["any", "iranian", "any"])).toBe("iranian");
    expect(narrowest(["any", "any"])).toBe("any");
  });
});

describe("Travellers and the rate of their room", () => {
  const person = (nationality: string, room: string): PassengerForm => ({ nationality, room });
  const faultsAt = (audiences: readonly Audience[] | undefined, ...people: PassengerForm[]) =>
    checkParty(people, {
      kind: "stay",
      scope: "domestic",
      travelDate: "2026-12-01",
      ...(audiences && { audiences }),
    }).faults.flatMap(({ passenger, field, code }) => (field === "nationality" ? [`${passenger} ${code}`] : []));

  it("each is judged by the rate of their own room", () => {
    const people = [person("IR", "1"), person("DE", "1"), person("IR", "2"), person("DE", "2")];
    expect(faultsAt(["iranian", "foreign"], ...people)).toEqual(["1 iranian_rate", "2 foreign_rate"]);
    expect(faultsAt(["any", "any"], ...people)).toEqual([]);
    expect(faultsAt(undefined, ...people)).toEqual([]);
  });

  it("what is no country is its own fault, and one that is not said yet is none", () => {
    expect(faultsAt(["iranian"], person("D", "1"))).toEqual(["0 unknown_value"]);
    expect(faultsAt(["foreign"], person("", "1"))).toEqual([]);
  });
});
