import type flight from "./flight/words/fa/flight.json";
import type flightJourney from "./flight/words/fa/flightJourney.json";
import type flightReserve from "./flight/words/fa/flightReserve.json";
import type flightReview from "./flight/words/fa/flightReview.json";
import type flightRoutes from "./flight/words/fa/flightRoutes.json";
import type flightSeats from "./flight/words/fa/flightSeats.json";
import type { FLIGHT_LABELS, FLIGHT_ORDER_WORDS } from "./flight/words/flight-labels.ts";
import type property from "./stay/words/fa/property.json";
import type tour from "./tour/words/fa/tour.json";
import type tourJourney from "./tour/words/fa/tourJourney.json";
import type tourReserve from "./tour/words/fa/tourReserve.json";

/** Areas of the catalogues that products bring, each a file of a product's `words/fa` and `words/en`. */
export const areasOfProducts = [
  "property",
  "tour",
  "tourJourney",
  "tourReserve",
  "flight",
  "flightJourney",
  "flightReserve",
  "flightReview",
  "flightRoutes",
  "flightSeats",
] as const;

type FlightLabels = typeof FLIGHT_LABELS & { order: typeof FLIGHT_ORDER_WORDS };
type FlightLabelId = {
  [List in keyof FlightLabels]: `flight.${List}.${keyof FlightLabels[List] & string}`;
}[keyof FlightLabels];

/** Ids of the messages that products bring. */
export type ProductMessageId =
  | keyof (typeof property &
      typeof tour &
      typeof tourJourney &
      typeof tourReserve &
      typeof flight &
      typeof flightJourney &
      typeof flightReserve &
      typeof flightReview &
      typeof flightRoutes &
      typeof flightSeats)
  | FlightLabelId;
