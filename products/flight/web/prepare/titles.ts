import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { FlightPrepareData } from "./load.ts";

/** Titles of the page, as a review and as a form. */
export const titles = {
  review: "flightReview.title",
  form: "reserve.prepare.title",
} as const satisfies Record<FlightPrepareData["kind"], MessageId>;
