import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { Party } from "#domain/rooms.ts";
import { fold } from "#domain/text/fold.ts";
import { ageGroupAt, completedYears } from "#domain/validation/age.ts";
import { checkParty } from "#domain/validation/party.ts";
import { askedOnly, type PassengerForm } from "#domain/validation/passenger-form.ts";
import { ageDateOf, type Trip } from "#domain/validation/trip.ts";
import type { Fault } from "../envelope.ts";
import { personKept, type Traveller } from "./travellers.ts";

type Typed = SaveGuestsInput["travellers"][number];

/** What a product says of its offers: the trip that travellers are checked against, and who was to sleep in each room. */
export type RoomsOfOffer<Offer> = {
  readonly tripOf: (offer: Offer) => Trip;
  readonly partiesOf: (offer: Offer) => readonly Party[];
};

/** The travellers of a product that sells rooms: what is wrong with them, and how they are kept. */
export const roomTravellers = <Offer>({ tripOf, partiesOf }: RoomsOfOffer<Offer>) => ({
  /** What is wrong with the travellers (R104, R134–R139, A39–A43), each fault by its place in the list. */
  travellerFaults(typed: readonly Typed[], offer: Offer): Fault[] {
    const trip = tripOf(offer);
    const { faults } = checkParty(typed.map(formOf), trip);
    const named = faults.map(
      ({ passenger, field, code, params }): Fault => ({
        name: `travellers.${passenger}.${field}`,
        code,
        params: { ...params },
      }),
    );
    // Whether they are those the rooms were priced for can be judged only once each is readable.
    return named.length > 0 ? named : roomFaults(typed, partiesOf(offer), ageDateOf(trip));
  },

  /** A traveller as kept: the fields that are asked for. Only for what `travellerFaults` found nothing wrong with. */
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

const nationalityOf = (text = ""): string => fold(text).toUpperCase() || "IR";

/**
 * Prices follow from who was to sleep in each room: as many adults, and a child of each age that was named. Age counts
 * on the first day; a traveller under twelve was to be named as a child.
 */
function roomFaults(typed: readonly Typed[], parties: readonly Party[], date: IsoDate): Fault[] {
  const faults = parties.flatMap(({ adults, children }, room): Fault[] => {
    const ages = typed.flatMap((one) =>
      one.room === room ? [completedYears(normaliseIso(one.birth_date) ?? date, date)] : [],
    );
    for (const child of children) {
      const found = ages.indexOf(child);
      if (found < 0) return [{ name: `travellers.room.${room}`, code: "rooms_differ" }];
      ages.splice(found, 1);
    }
    const isWhole = ages.length === adults && ages.every((age) => ageGroupAt(age) === "adult");
    return isWhole ? [] : [{ name: `travellers.room.${room}`, code: "rooms_differ" }];
  });
  return typed.every(({ room }) => room < parties.length)
    ? faults
    : [...faults, { name: "travellers", code: "rooms_differ" }];
}
