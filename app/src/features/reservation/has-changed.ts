import type { ReservationEnvelope, StatusEnvelope } from "#domain/contract/reservation.shapes.ts";

/**
 * Whether a status call answers anything else than the reservation that is shown: their fields are the same, those of the
 * product too. The clock goes on by itself.
 */
export const hasChanged = (shown: ReservationEnvelope, { now: _, ...status }: StatusEnvelope): boolean =>
  Object.entries(status).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(shown[name as keyof ReservationEnvelope]),
  );
