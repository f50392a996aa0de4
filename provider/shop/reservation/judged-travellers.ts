import { checkParty } from "#domain/validation/party.ts";
import { askedOnly, type PassengerForm } from "#domain/validation/passenger-form.ts";
import type { Trip } from "#domain/validation/trip.ts";
import type { Fault } from "../../kernel/envelope.ts";
import { nationalityOf, personKept, type Traveller, type Typed } from "./travellers.ts";

/**
 * A product's view of its offers: the trip that travellers are checked against, and faults of a party other than the
 * priced one.
 */
export type Judging<Offer> = {
  readonly tripOf: (offer: Offer) => Trip;
  readonly partyFaults: (typed: readonly Typed[], offer: Offer) => Fault[];
};

/** The travellers of a product: their faults, and their stored form. */
export const judgedTravellers = <Offer>({ tripOf, partyFaults }: Judging<Offer>) => ({
  /** Returns the faults of the travellers (R104, R134–R139), each by its index in the list. */
  travellerFaults(typed: readonly Typed[], offer: Offer): Fault[] {
    const { faults } = checkParty(typed.map(formOf), tripOf(offer));
    const named = faults.map(
      ({ passenger, field, code, params }): Fault => ({
        name: `travellers.${passenger}.${field}`,
        code,
        params: { ...params },
      }),
    );
    // The party can be compared with the priced one only once each traveller is readable.
    return named.length > 0 ? named : partyFaults(typed, offer);
  },

  /** A traveller as kept: the fields that are asked for. Only for input without faults by `travellerFaults`. */
  keptTraveller(typed: Typed, offer: Offer): Traveller {
    const { room, age_group, is_room_supervisor } = typed;
    const person = personKept(askedOnly(formOf(typed), tripOf(offer)), nationalityOf(typed.nationality));
    return { room, age_group, is_room_supervisor, ...person };
  },
});

/** The form as the rules read it: rooms from 1, everything as text. */
const formOf = ({ room, is_room_supervisor, nationality, ...fields }: Typed): PassengerForm => ({
  ...fields,
  nationality: nationalityOf(nationality),
  room: String(room + 1),
  is_room_supervisor: String(is_room_supervisor),
});
