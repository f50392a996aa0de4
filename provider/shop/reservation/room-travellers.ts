import { normaliseIso } from "#domain/calendar/parse.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { Party } from "#domain/rooms.ts";
import { ageGroupAt, completedYears } from "#domain/validation/age.ts";
import { ageDateOf, type Trip } from "#domain/validation/trip.ts";
import type { Fault } from "../../kernel/envelope.ts";
import { judgedTravellers } from "./judged-travellers.ts";
import type { Typed } from "./travellers.ts";

/** A product's view of its offers: the trip that travellers are checked against, and the party of each room. */
export type RoomsOfOffer<Offer> = {
  readonly tripOf: (offer: Offer) => Trip;
  readonly partiesOf: (offer: Offer) => readonly Party[];
};

/** The travellers of a product that sells rooms: their faults, and their stored form. */
export const roomTravellers = <Offer>({ tripOf, partiesOf }: RoomsOfOffer<Offer>) =>
  judgedTravellers<Offer>({
    tripOf,
    partyFaults: (typed, offer) => roomFaults(typed, partiesOf(offer), ageDateOf(tripOf(offer))),
  });

/**
 * Prices follow from the party of each room: as many adults, and a child of each age that was named. Age counts on the
 * first day; a traveller under twelve must have been named as a child.
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
