import { flightOwnCalls } from "#products/flight/contract/flight.calls.ts";
import type { FlightChange, FlightReservationValue } from "#products/flight/contract/flight.shapes.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { effect } from "#provider/kernel/http/endpoint.ts";
import { signedIn } from "#provider/kernel/http/principal.ts";
import { notOpen } from "#provider/shop/reservation/change.ts";
import { reservationValue } from "#provider/shop/reservation/read.ts";
import { lockWhole } from "#provider/shop/reservation/up-to-date.ts";
import { accepted } from "./changed-offer.ts";
import { keepOffer } from "./facts.ts";
import { keptFlightOffer } from "./offer.ts";

/** Accepting the later of two changes of one flight accepts the earlier. The one that is named must be open. */
const ACCEPT = `
  UPDATE reservation_change AS mine SET state = 'accepted'
  FROM flight_change AS one, flight_change AS named
  WHERE mine.reservation_id = $1 AND one.id = mine.change_id AND mine.state = 'open'
    AND named.id = $2 AND one.flight_id = named.flight_id AND one.id <= named.id
    AND EXISTS (SELECT FROM reservation_change WHERE reservation_id = $1 AND change_id = $2 AND state = 'open')
  RETURNING named.flight_id AS "flightId", named.after`;
const STILL_OPEN = `
  SELECT one.flight_id AS "flightId" FROM reservation_change AS mine JOIN flight_change AS one ON one.id = mine.change_id
  WHERE mine.reservation_id = $1 AND mine.state = 'open'`;

type Answered = { flightId: number; after: FlightChange["after"] };

/**
 * Call 70c: accepts new times that could be refused. Cancelling costs what the fare says from then on, unless another large
 * change of the same direction is still open; later changes are measured from what is accepted.
 */
export const answerChange = effect({
  call: flightOwnCalls.answerChange,
  async effect({ params, body, principal }, tx, services) {
    const { userId } = signedIn(principal);
    const row = await lockWhole(tx, services, { code: params.confirmation_code, userId, kind: "flight" });
    if (row === null) return refuse("not_found");
    if (row.endedAt !== null) return notOpen(row);
    const [answered] = await tx.query<Answered>(ACCEPT, [row.id, body.change_id], "accept_change");
    if (answered === undefined) return refuse("not_open");
    const open = await tx.query<{ flightId: number }>(STILL_OPEN, [row.id], "open_changes");
    const waiting = new Set(open.map(({ flightId }) => flightId));
    const { flightId, after } = answered;
    const offer = accepted(
      keptFlightOffer(row.offer),
      { flightId, times: waiting.has(flightId) ? after : null },
      waiting,
    );
    await keepOffer(tx, row, offer);
    return (await reservationValue(tx, services, { ...row, offer }, false)) as FlightReservationValue;
  },
});
