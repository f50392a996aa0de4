import { describe, expect, it } from "vitest";
import { locales } from "#domain/enums/enums.ts";
import { refusal } from "#domain/messages/refusals.ts";
import { ageGroupValues } from "#domain/text/age-groups.ts";
import en from "./en/stay.json" with { type: "json" };
import fa from "./fa/stay.json" with { type: "json" };

const words = { fa, en };

describe.each(locales)("What is said of ages in %s", (locale) => {
  const { infantUntil, childFrom, childLast } = ageGroupValues(locale);

  it("R134, R135, R136 is the same in the picker and in what the provider refuses", () => {
    const said = words[locale];
    expect(said["occupancy.fault.age"]).toBe(refusal("child_age_missing", {}, locale));
    expect(said["occupancy.fault.infants"]).toBe(refusal("too_many_infants", {}, locale));
    expect(said["occupancy.limit"].replace(/\.$/, "")).toBe(refusal("too_many_travellers", { max: 9 }, locale));
    expect(said["occupancy.fault.unreadable"]).toBe(refusal("unreadable_rooms", {}, locale));
  });

  it.each([undefined, "flight"])("R137 names the bounds of the domain (%s)", (kind) => {
    const child = refusal("age_not_child", {}, locale, kind);
    expect(child).toContain(childFrom);
    expect(child).toContain(childLast);
    expect(refusal("age_not_infant", {}, locale, kind)).toContain(infantUntil);
  });
});
