import { describe, expect, it } from "vitest";
import { tehranDate } from "#domain/calendar/today.ts";
import { stayQuoteInput } from "#domain/contract/stay-reservation.shapes.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import { readRequest } from "./request.ts";

const now = 1_795_000_000;
const check_in = tehranDate(now + 30 * 86_400);

const read = (adult_count: number, ...children: number[]) =>
  readRequest(
    stayQuoteInput.parse({
      property_id: 1,
      check_in,
      length_of_stay: 2,
      rooms: [{ room_type_id: 1, rate_plan_id: 1, adult_count, children }],
    }),
    { now },
  );

describe("The people of a stay", () => {
  it("R137 are asked for with those of twelve and over as adults, whatever the call lists", () => {
    expect(read(2, 13, 5)).toMatchObject({ rooms: [{ adults: 3, children: [5] }] });
    expect(readStay({ check_in, rooms: "2,13,5" }, tehranDate(now)).parties).toEqual([{ adults: 3, children: [5] }]);
  });

  it.each([
    ["R134", [9, 3], "9,3", "too_many_travellers"],
    ["R135", [1, 0, 1], "1,0,1", "too_many_infants"],
  ] as const)("%s are refused with what is wrong with them, in a quote as in a search", (_, people, rooms, code) => {
    const [adults, ...children] = people;
    expect(read(adults, ...children)).toMatchObject({ faults: [{ name: "rooms", code }] });
    expect(readStay({ check_in, rooms }, tehranDate(now)).faults).toMatchObject([{ name: "rooms", code }]);
  });

  it("R136 are refused while a child has no age", () => {
    expect(readStay({ check_in, rooms: "2," }, tehranDate(now)).faults).toEqual([
      { name: "rooms", code: "child_age_missing", params: {} },
    ]);
  });
});
