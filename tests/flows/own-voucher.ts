import type { Page } from "@playwright/test";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import { touristsFor } from "#tests/support/tour.ts";
import { payForIt } from "./booking.ts";
import { sent } from "./calls.ts";
import { flightToPay } from "./flight-booking.ts";
import { stayToPay } from "./stay-booking.ts";
import { holdTour } from "./tour-booking.ts";

/** Makes a voucher of each product for the user who is logged in on a page. */

type Held = Pick<ReservationEnvelope, "kind" | "confirmation_code" | "tracking_code">;

async function tourToPay(page: Page): Promise<Held> {
  const held = await holdTour(page, [{ adult_count: 2, children: [] }]);
  await sent(page, `/tour/v2/reserve/${held.confirmation_code}/save-passengers`, touristsFor());
  return sent<Held>(page, `/tour/v2/reserve/${held.confirmation_code}/submit`);
}

/** Holds a product and names its travellers: it is then ready to pay. */
export const toPay = {
  stay: (page: Page) => stayToPay(page),
  tour: tourToPay,
  flight: (page: Page) => flightToPay(page),
} as const;
export type Product = keyof typeof toPay;

/** Books a product and pays for it. */
export async function ownVoucher(
  page: Page,
  product: Product,
  locale: "fa" | "en",
): Promise<{ address: string; trackingCode: string }> {
  const { kind, confirmation_code, tracking_code } = await toPay[product](page);
  await payForIt(page, kind, confirmation_code, locale);
  return { address: reservationAddress(kind, "voucher", confirmation_code), trackingCode: tracking_code };
}
