import { useCallback, useEffect, useMemo, useState } from "react";
import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { keepDraft, keptDraft } from "#app/src/features/reservation/tab-storage.ts";
import type { PersonDraft } from "#app/src/features/traveller/traveller-draft.ts";
import { useEnvironment } from "#app/src/page/environment.ts";
import type { ReservationEnvelope } from "#domain/contract/reservation.shapes.ts";
import {
  emptySeats,
  faultsOf,
  filledWith,
  firstNationality,
  followed,
  isDraft,
  type Seat,
  seatsOfDraft,
  seatsOfTravellers,
  startingFrom,
  supervised,
  warningsOf,
  withContact,
} from "./seats.ts";

/**
 * The seats of a reservation with their travellers, and the faults of both. This tab keeps typed values until they are
 * sent or the hold is over.
 *
 * @param mobile of the user who books, once it is known
 */
export function useSeats(reservation: ReservationEnvelope, parts: AnyParts, mobile: string | null) {
  const { audience, locale } = useEnvironment();
  const code = reservation.confirmation_code;
  const trip = useMemo(() => parts.tripOf(reservation), [parts, reservation]);
  const [seats, setSeats] = useState<Seat[]>(() => {
    const places = parts.placesOf(reservation);
    const first =
      seatsOfDraft(keptDraft(code), places) ??
      seatsOfTravellers(reservation.travellers, places, locale) ??
      emptySeats(places, firstNationality(audience));
    return mobile === null ? first : withContact(first, mobile);
  });
  useEffect(() => {
    if (mobile !== null) setSeats((before) => withContact(before, mobile));
  }, [mobile]);
  useEffect(() => {
    if (isDraft(seats)) keepDraft(code, seats);
  }, [code, seats]);

  /** The user's saved travellers, once they are read. */
  const startFrom = useCallback(
    (saved: string) =>
      setSeats((before) => startingFrom(before, firstNationality(audience, saved), firstNationality(audience))),
    [audience],
  );

  const changeSeat = (at: number, change: (seat: Seat) => Seat) =>
    setSeats((before) => {
      const after = before.map((seat, index) => (index === at ? change(seat) : seat));
      // In a party of several passports each traveller is asked.
      return audience === "mixed" ? after : followed(before, after, at);
    });

  const changePerson = (at: number, person: (before: PersonDraft) => PersonDraft) =>
    changeSeat(at, (seat) => ({ ...seat, person: person(seat.person) }));

  const fill = (at: number, guest: PersonDraft) =>
    changeSeat(at, (seat) => ({ ...seat, person: filledWith(guest, seat) }));

  const supervise = (at: number) => setSeats((before) => supervised(before, at));

  const judged = { faults: faultsOf(seats, trip), warnings: warningsOf(seats, trip) };
  return { seats, trip, ...judged, changePerson, fill, startFrom, supervise };
}
