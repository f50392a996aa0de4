import { describe, expect, it } from "vitest";
import { stayError } from "./stay-error.ts";
import { destinationIn, stayOf, typedStayOf } from "./stay-query.ts";

const typed = (query: string) => typedStayOf(new URLSearchParams(query));

describe("The dates of an address", () => {
  it("are a stay in any order and calendar", () => {
    expect(stayOf(new URLSearchParams("check_in=15/9/1405&length_of_stay=3"))).toMatchObject({
      checkIn: "2026-12-06",
      checkOut: "2026-12-09",
    });
  });

  it.each([
    ["check_in=31/7/1405&length_of_stay=3", { checkIn: "31/7/1405", lengthOfStay: 3 }],
    ["check_in=soon", { checkIn: "soon", lengthOfStay: null }],
    ["check_in=2026-12-06&length_of_stay=31", { checkIn: "2026-12-06", lengthOfStay: null }],
    ["check_in=2026-12-06&length_of_stay=3", null],
    ["check_in=2026-12-06", null],
    ["length_of_stay=3", null],
    ["", null],
  ])("that make none stay as they were typed: %s", (query, found) => expect(typed(query)).toEqual(found));
});

describe("What is said at the dates", () => {
  const [first, other] = [
    { checkIn: "2026-12-06", lengthOfStay: 3 },
    { checkIn: "2026-12-07", lengthOfStay: 3 },
  ] as const;
  const errors = { check_in: "no such day" };

  it("is what the answer refused, until other dates are chosen", () => {
    expect(stayError(null, null, errors, null)).toBe("no such day");
    expect(stayError(null, null, errors, "missing")).toBe("no such day");
    expect(stayError(first, first, errors, "missing")).toBe("no such day");
    expect(stayError(other, first, errors, "missing")).toBeNull();
    expect(stayError(other, null, errors, "missing")).toBeNull();
  });

  it("is that there are none, or that there are too many nights", () => {
    expect(stayError(null, null, {}, "missing")).toBe("missing");
    expect(stayError(null, null, { length_of_stay: "at most 30" }, null)).toBe("at most 30");
  });
});

it.each([
  ["destination_id=city-2&destination_name=Isfahan", { id: "city-2", name: "Isfahan" }],
  ["destination_name= Nowhere ", { id: "", name: "Nowhere" }],
  ["destination_id=city-2", null],
])("%s stands in the form again as %o", (query, destination) => {
  expect(destinationIn(new URLSearchParams(query))).toEqual(destination);
});
