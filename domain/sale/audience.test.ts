import { describe, expect, it } from "vitest";
import { checkParty } from "../validation/party.ts";
import type { PassengerForm } from "../validation/passenger-form.ts";
import {
  type Audience,
  audienceOf,
  audiences,
  isOpenTo,
  isOpenToParty,
  partyAudienceOf,
  partyAudiences,
  usualPartyAudience,
} from "./audience.ts";

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

  it.each([
    ["iranian", ["iranian"]],
    ["foreign", ["foreign"]],
    ["any", ["iranian", "foreign", "mixed"]],
  ] as const)("a rate for %s is open to parties of %j", (audience, expected) => {
    expect(partyAudiences.filter((party) => isOpenToParty(audience, party))).toEqual(expected);
  });

  it("a party may travel at the rates that each of its travellers may travel at", () => {
    for (const party of [["IR", "IR"], ["DE"], ["IR", "DE"], ["FR", "DE"]])
      for (const rate of audiences)
        expect(isOpenToParty(rate, partyAudienceOf(party))).toBe(party.every((one) => isOpenTo(rate, one)));
    expect(partyAudienceOf([])).toBe("iranian");
  });

  it("a party that says nothing is taken for one that travels with what readers of its language have", () => {
    expect([usualPartyAudience("fa"), usualPartyAudience("en")]).toEqual(["iranian", "foreign"]);
  });

  it("what a version before kept without it is sold to anybody", () => {
    expect(audienceOf({})).toBe("any");
    expect(audiences.map((guest_nationality) => audienceOf({ guest_nationality }))).toEqual(audiences);
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
