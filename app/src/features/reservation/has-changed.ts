import type { ReservationEnvelope, StatusEnvelope } from "#domain/contract/reservation.shapes.ts";

/**
 * True when a status call differs from the reservation shown: both have the same fields, the product's included. The
 * clock is ignored.
 */
export const hasChanged = (shown: ReservationEnvelope, { now: _, ...status }: StatusEnvelope): boolean =>
  Object.entries(status).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof ReservationEnvelope]),
  );
