import type { JourneyTask } from "#app/src/features/reservation/product-parts.ts";
import type { Translate } from "#app/src/messages/catalogue.ts";
import type { FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";

/** Seats are chosen with the travellers' details; without a choice the carrier gives them. */
export const flightTasks = (
  { actions, seats }: Pick<FlightReservationValue, "actions" | "seats">,
  t: Translate,
): readonly JourneyTask[] =>
  actions.includes("save_guests") && seats.length === 0 ? [{ id: "seats", title: t("flight.task.seats") }] : [];
