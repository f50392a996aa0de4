import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { handOffCalls } from "#domain/contract/hand-off.calls.ts";
import { confirmationCode, type HandOffValue } from "#domain/contract/reservation.shapes.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { endpoint } from "#provider/kernel/http/endpoint.ts";
import { findReservation } from "#provider/shop/reservation/row.ts";

/** Call 71: only where to go on, the app or the status page, and nothing of the reservation. */
export const handOff = endpoint({
  call: handOffCalls.flightHandOff,
  async answer({ params }, { database, settings: { mobileApp } }): Promise<HandOffValue | Refusal> {
    const code = confirmationCode.safeParse(params.confirmation_code);
    const row = code.success ? await findReservation(database, { code: code.data, kind: "flight" }) : null;
    if (row === null) return refuse("not_found");
    return {
      kind: row.kind,
      // The app knows a reservation by this code alone.
      app_address: mobileApp && mobileApp + row.hashTrackingCode,
      fallback_address: reservationAddress(row.kind, "status", row.confirmationCode),
    };
  },
});
