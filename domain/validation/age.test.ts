import { describe, expect, it } from "vitest";
import { ageFault } from "./age.ts";

describe("R137 the age of a traveller", () => {
  it("may be nothing: one who is born on the day of travel is an infant", () => {
    expect(ageFault("2026-12-01", "infant", "2026-12-01")).toBeNull();
    expect(ageFault("2026-12-02", "infant", "2026-12-01")).toEqual({ code: "future_birth_date", params: {} });
  });
  it("names the age of a traveller of another age group", () => {
    expect(ageFault("2020-12-01", "adult", "2026-12-01")).toEqual({ code: "age_not_adult", params: { age: 6 } });
    expect(ageFault("2020-12-02", "infant", "2026-12-01")).toEqual({ code: "age_not_infant", params: { age: 5 } });
  });
});
