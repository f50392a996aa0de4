import { describe, expect, it } from "vitest";
import type { CancellationPolicy } from "../contract/property.shapes.ts";
import { cancellationDeadlines, freeUntil } from "./cancellation.ts";

const national: CancellationPolicy = {
  id: "standard",
  base: "first_night",
  steps: [
    { days_before: 21, hours_before: null, percent: 0 },
    { days_before: 11, hours_before: null, percent: 20 },
    { days_before: 6, hours_before: null, percent: 30 },
    { days_before: null, hours_before: 48, percent: 50 },
    { days_before: null, hours_before: 0, percent: 70 },
    { days_before: null, hours_before: null, percent: 100 },
  ],
};
const nonRefundable: CancellationPolicy = {
  id: "non_refundable",
  base: "whole_stay",
  steps: [{ days_before: null, hours_before: null, percent: 100 }],
};

describe("What a cancellation costs, by date", () => {
  it("has a deadline for each step of the national table", () => {
    expect(cancellationDeadlines(national, "2026-12-25")).toEqual([
      { until: "2026-12-04", percent: 0 },
      { until: "2026-12-14", percent: 20 },
      { until: "2026-12-19", percent: 30 },
      { until: "2026-12-23", percent: 50 },
      { until: "2026-12-25", percent: 70 },
      { until: null, percent: 100 },
    ]);
  });

  it("comes in order of time in whatever order the steps are given", () => {
    const reversed = { ...national, steps: national.steps.toReversed() };
    expect(cancellationDeadlines(reversed, "2026-12-25")).toEqual(cancellationDeadlines(national, "2026-12-25"));
  });

  it("is free up to a date, or never", () => {
    expect(freeUntil(national, "2026-12-25")).toBe("2026-12-04");
    expect(freeUntil(nonRefundable, "2026-12-25")).toBeNull();
  });
});
