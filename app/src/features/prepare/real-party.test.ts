import { describe, expect, it } from "vitest";
import { emptyPerson } from "#app/src/features/traveller/traveller-draft.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { countsOf, isOfAge, movedDraft, ofRoom, realParty } from "./real-party.ts";
import type { Seat } from "./seats.ts";

const stay: Trip = { kind: "stay", scope: "domestic", travelDate: "2026-12-01", returnDate: "2026-12-04" };
const flight: Trip = { kind: "flight", scope: "domestic", travelDate: "2026-12-01", returnDate: "2026-12-10" };

const seat = (
  ageGroup: AgeGroup,
  birth_date: string,
  { age = null, room = 0, isSupervisor = false }: { age?: number | null; room?: number; isSupervisor?: boolean } = {},
): Seat => ({ place: { room, age, ageGroup }, person: { ...emptyPerson, birth_date }, isSupervisor });

describe("Who really travels", () => {
  it("R137 is of the ages that the dates of birth say, in the order of places", () => {
    const seats = [
      seat("adult", "1990-01-01", { isSupervisor: true }),
      seat("adult", "2016-05-01"),
      seat("child", "2010-01-01", { age: 7 }),
    ];
    const party = realParty(seats, stay, true);
    expect(party.map((one) => [one.seat, one.ageGroup, one.age])).toEqual([
      [0, "adult", 36],
      [2, "adult", 16],
      [1, "child", 10],
    ]);
    expect(ofRoom(party, 0)).toEqual({ adults: 2, children: [{ age: 10, seat: 1 }] });
    expect(movedDraft(seats, party).map(({ person }) => person.birth_date)).toEqual([
      "1990-01-01",
      "2010-01-01",
      "2016-05-01",
    ]);
  });

  it("stays as it was priced where a date says nothing", () => {
    const seats = [seat("adult", ""), seat("child", "2099-01-01", { age: 7 })];
    expect(ofRoom(realParty(seats, stay, true), 0)).toEqual({ adults: 1, children: [{ age: 7, seat: 1 }] });
  });

  it("counts on the day of the last flight, children before infants", () => {
    const seats = [seat("infant", "2025-01-01"), seat("infant", "2024-12-05"), seat("adult", "1990-01-01")];
    const party = realParty(seats, flight, false);
    expect(party.map(({ seat: at }) => at)).toEqual([2, 1, 0]);
    expect(countsOf(party)).toEqual({ adult_count: 1, child_count: 1, infant_count: 1 });
  });

  it("has another adult answer for a room whose contact is a child", () => {
    const seats = [
      seat("adult", "2016-05-01", { isSupervisor: true }),
      seat("adult", "1990-01-01"),
      seat("adult", "1980-01-01", { room: 1, isSupervisor: true }),
    ];
    const party = realParty(seats, stay, true);
    expect(movedDraft(seats, party).map(({ isSupervisor }) => isSupervisor)).toEqual([true, false, true]);
  });

  it("is asked about where a date is of another age, and for no other fault", () => {
    for (const code of ["other_age", "age_not_adult", "age_not_child", "age_not_infant"] as const)
      expect(isOfAge({ code })).toBe(true);
    expect(isOfAge({ code: "future_birth_date" })).toBe(false);
  });
});
