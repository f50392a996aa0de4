import type { PriceAlertKind } from "#domain/contract/price-alert.shapes.ts";
import type { Services } from "../../services.ts";
import { watchedFlight } from "./flight.ts";
import { watchedProperty } from "./property.ts";
import type { Reads } from "./reads.ts";
import type { Subject, Watched } from "./subject.ts";
import { watchedTour } from "./tour.ts";

const watched: { readonly [K in PriceAlertKind]: Watched<K> } = {
  property: watchedProperty,
  tour: watchedTour,
  flight: watchedFlight,
};

/** Field for the faults that this has no price, or that there is no room for an alert on it. */
export const fieldOf = ({ kind }: Subject): string => watched[kind].field;

/** Returns the current price of a subject, rial; null where it cannot be had. */
export const totalNow = (subject: Subject, services: Services, reads: Reads): Promise<number | null> =>
  (watched[subject.kind] as Watched<PriceAlertKind>).total(subject, services, reads);
