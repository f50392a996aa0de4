import { expect, it } from "vitest";
import { emptyPerson } from "#app/src/features/traveller/traveller-draft.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { GuestValue } from "#domain/contract/account.shapes.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { guests } from "#fixtures/answers/traveller.ts";
import { savedFor } from "./saved-fit.ts";

const [adult] = guests as [GuestValue];
const stay: Trip = { kind: "stay", scope: "domestic", travelDate: "2026-12-01", returnDate: "2026-12-04" };
const born = (birth_date: IsoDate): GuestValue => ({ ...adult, birth_date });
const [ofFive, ofSeven, infant] = [born("2021-03-01"), born("2019-03-01"), born("2026-03-01")];
const unborn = born("2026-12-02");

const offered = (ageGroup: AgeGroup, age: number | null, saved: readonly GuestValue[]) =>
  savedFor(
    { place: { room: 0, age, ageGroup }, person: { ...emptyPerson }, isSupervisor: false },
    saved,
    stay,
    "en",
  ).map(({ birth_date }) => birth_date);

it("R137 a child's place is offered children, first the one of the age that it was priced for", () => {
  const saved = [ofFive, infant, ofSeven, adult];
  expect(offered("child", 7, saved)).toEqual([ofSeven.birth_date, ofFive.birth_date]);
  expect(offered("child", 5, saved)).toEqual([ofFive.birth_date, ofSeven.birth_date]);
});

it("an infant's place is offered infants, and none who is born after the journey", () => {
  expect(offered("infant", null, [adult, unborn, ofFive, infant])).toEqual([infant.birth_date]);
});
