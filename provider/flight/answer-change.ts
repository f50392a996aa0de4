import { flightOwnCalls } from "#domain/contract/flight.calls.ts";
import type { FlightReservationValue } from "#domain/contract/flight.shapes.ts";
import { refuse } from "../envelope.ts";
import { effect } from "../http/endpoint.ts";
import { signedIn } from "../http/principal.ts";
import { notOpen } from "../reservation/change.ts";
import { reservationValue } from "../reservation/read.ts";
import { lockWhole } from "../reservation/up-to-date.ts";
import { accepted } from "./changed-offer.ts";
import { keepOffer } from "./facts.ts";
import type { FlightOfferKept } from "./offer.ts";

const ACCEPT = `
  UPDATE reservation_change SET state = 'accepted' WHERE reservation_id = $1 AND change_id = $2 AND state = 'open'
  RETURNING change_id`;
const STILL_OPEN = `
  SELECT one.flight_id AS "flightId" FROM reservation_change AS mine JOIN flight_change AS one ON one.id = mine.change_id
  WHERE mine.reservation_id = $1 AND mine.state = 'open'`;

/**
 * Call 70c: accepts new times that could be refused. Cancelling costs what the fare says from then on, unless another large
 * change of the same direction is still open.
 */
export const answerChange = effect({
  call: flightOwnCalls.answerChange,
  async effect({ params, body, principal }, tx, services) {
    const { userId } = signedIn(principal);
    const row = await lockWhole(tx, services, { code: params.confirmation_code, userId, kind: "flight" });
    if (row === null) return refuse("not_found");
    if (row.endedAt !== null) return notOpen(row);
    const [answered] = await tx.query(ACCEPT, [row.id, body.change_id], "accept_change");
    if (answered === undefined) return refuse("not_open");
    const open = await tx.query<{ flightId: number }>(STILL_OPEN, [row.id], "open_changes");
    const offer = accepted(row.offer as FlightOfferKept, new Set(open.map(({ flightId }) => flightId)));
    await keepOffer(tx, row, offer);
    return (await reservationValue(tx, services, { ...row, offer }, false)) as FlightReservationValue;
  },
});
