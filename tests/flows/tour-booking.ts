import type { Page } from "@playwright/test";
import { tehranDate } from "#domain/calendar/today.ts";
import { DEMO_SEED } from "#fixtures/world/demo.ts";
import type { TourQuoteInput, TourQuoteValue, TourReservationValue } from "#products/tour/contract/tour.shapes.ts";
import { tourExamples } from "#products/tour/world/examples.ts";
import { guestsFor } from "#tests/support/stay.ts";
import { asked, sent } from "./calls.ts";
import { expect } from "./site.ts";

/** A held tour of the user who is logged in on a page, and its travellers. */

/** A couple with a child of five with a bed, all in one room. */
const ROOMS = [{ adult_count: 2, children: [{ age: 5, with_bed: true }] }];

/** A date of birth five and a half years before a departure: the child is five on any day around it. */
export function bornFiveAndAHalfYearsBefore(departure: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0] = departure.split("-").map(Number);
  return month > 6 ? { year: year - 5, month: month - 6, day: 1 } : { year: year - 6, month: month + 6, day: 1 };
}

/** A guaranteed departure, with an available package. */
export const guaranteedTour = () =>
  tourExamples({ seed: DEMO_SEED, from: tehranDate(Math.floor(Date.now() / 1000)) }).guaranteed;

const RESERVE = "/tour/v2/reserve";

/** Reservation of the user who is logged in on a page, from the provider. */
export const tourReserved = (page: Page, code: string): Promise<TourReservationValue> =>
  asked<TourReservationValue>(page, `${RESERVE}/${code}`);

/** Quotes and holds a seat for everyone on a guaranteed departure, through the website, as its page does. */
export async function holdTour(page: Page, rooms: TourQuoteInput["rooms"] = ROOMS): Promise<TourReservationValue> {
  const { departure, package: chosen } = guaranteedTour();
  const { quote_id } = await sent<TourQuoteValue>(page, `${RESERVE}/quote`, {
    departure_id: departure.id,
    package_id: chosen.id,
    rooms,
  });
  return sent<TourReservationValue>(page, `${RESERVE}/create`, { quote_id });
}

/** Holds a departure for a couple and a child of five with a bed, and names them; it is then ready to pay. */
export async function familyToPay(page: Page): Promise<TourReservationValue> {
  const held = await holdTour(page);
  const { year, month, day } = bornFiveAndAHalfYearsBefore(held.subject.date);
  const born = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
  const { travellers: people } = guestsFor(2, (one, index) => ({
    ...one,
    ...{ room: 0, is_room_supervisor: index === 0, first_name_en: "Nahid", last_name_en: "Farahmand" },
    ...(index === 2 && { age_group: "child" as const, birth_date: born }),
  }));
  const path = `${RESERVE}/${held.confirmation_code}`;
  await sent(page, `${path}/save-passengers`, { travellers: people.slice(0, 3) });
  return sent<TourReservationValue>(page, `${path}/submit`);
}

export const travellers = [
  { name: "ناهید", latin: "Nahid", code: "0084575948" },
  { name: "امید", latin: "Omid", code: "2281234568" },
  { name: "سام", latin: "Sam", code: "0499370899" },
] as const;

/** Sum of the lines on a page, rial; expects every total on it to equal it. */
export async function theTotal(page: Page): Promise<number> {
  // On a telephone the lines of a purchase are in the sheet of its details.
  await page.locator("[data-line]").first().waitFor({ state: "attached" });
  const numbers = (name: string) =>
    page
      .locator(`[data-${name}]`)
      .evaluateAll((all, attribute) => all.map((one) => Number(one.getAttribute(attribute))), `data-${name}`);
  const sum = (await numbers("line")).reduce((total, amount) => total + amount, 0);
  expect(new Set([...(await numbers("total")), ...(await numbers("sum"))])).toEqual(new Set([sum]));
  return sum;
}
