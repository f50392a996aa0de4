import { flightOwnCalls } from "#domain/contract/flight.calls.ts";
import type { FlightReservationValue } from "#domain/contract/flight.shapes.ts";
import { refuse } from "../envelope.ts";
import { effect } from "../http/endpoint.ts";
import { signedIn } from "../http/principal.ts";
import { reservationValue } from "../reservation/read.ts";
import { lockWhole } from "../reservation/timers.ts";
import { keepOffer } from "./apply-changes.ts";
import { accepted } from "./changed-offer.ts";
import type { FlightOfferKept } from "./offer.ts";

const ACCEPT = `
  UPDATE reservation_change AS mine SET state = 'accepted' FROM flight_change AS one
  WHERE mine.change_id = one.id AND mine.reservation_id = $1 AND mine.change_id = $2 AND mine.state = 'open'
  RETURNING one.flight_id AS "flightId"`;

/**
 * Call 70c: accepts new times that could be refused. Cancelling costs what the fare says from then on, unless another large
 * change of the same direction is still open.
 */
export const answerChange = effect({
  call: flightOwnCalls.answerChange,
  async effect({ params, body, principal }, tx, services) {
    const { userId } = signedIn(principal);
    const row = await lockWhole(tx, services.products, { code: params.confirmation_code, userId, kind: "flight" });
    if (row === null) return refuse("not_found");
    if (row.endedAt !== null) return refuse("not_open");
    const [answered] = await tx.query<{ flightId: number }>(ACCEPT, [row.id, body.change_id], "accept_change");
    if (answered === undefined) return refuse("not_open");
    const offer = (await hasOpenChange(tx, row.id))
      ? row.offer
      : accepted(row.offer as FlightOfferKept, answered.flightId);
    await keepOffer(tx, row, offer as FlightOfferKept);
    return (await reservationValue(tx, services, { ...row, offer }, false)) as FlightReservationValue;
  },
});

async function hasOpenChange(tx: Parameters<typeof keepOffer>[0], reservationId: number): Promise<boolean> {
  const open = await tx.query(
    "SELECT FROM reservation_change WHERE reservation_id = $1 AND state = 'open' LIMIT 1",
    [reservationId],
    "open_changes",
  );
  return open.length > 0;
}
