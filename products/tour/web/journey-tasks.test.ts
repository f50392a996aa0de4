import { expect, it } from "vitest";
import type { MessageId, Translate } from "#app/src/messages/catalogue.ts";
import { USUAL_CALENDAR } from "#domain/text/dates.ts";
import { tourReservationIn } from "#fixtures/answers/tour-reservations.ts";
import { tourTasks } from "./journey-tasks.ts";

const t: Translate = Object.assign((id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`, {
  knows: (id: string): id is MessageId => id !== "",
});
const booked = tourReservationIn.successful;
/** Titles of the tasks of a tour abroad on 20 December whose visa takes ten days. */
const titles = (kind: "none" | "included" | "own" | "on_arrival", today: "2026-12-01" | "2026-12-11", of = booked) =>
  tourTasks({ ...of, subject: { ...of.subject, date: "2026-12-20", visa: { kind, processing_days: 10, fee: 0 } } }, t, {
    locale: "en",
    calendar: USUAL_CALENDAR.en,
    today,
  }).map(({ title }) => title);

it("passports are handed in, or a visa applied for, by the day that leaves enough time for it", () => {
  expect(titles("included", "2026-12-01").join()).toMatch(/tour.task.visa.included .*tour.task.visa.by .*10 December/);
  expect(titles("own", "2026-12-01").join()).toMatch(/tour.task.visa.own .*10 December/);
  expect(titles("included", "2026-12-11").join()).toMatch(/tour.task.visa.soon/);
});

it("no task is of a visa that is not needed before the journey, or of a tour that is not booked", () => {
  expect([...titles("none", "2026-12-01"), ...titles("on_arrival", "2026-12-01")]).toEqual([]);
  expect(titles("included", "2026-12-01", tourReservationIn.ready_to_pay)).toEqual([]);
});
