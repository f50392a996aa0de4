import type { AgeGroup } from "#domain/enums/enums.ts";
import { LABELS } from "#domain/messages/labels.ts";
import { routeText } from "#domain/text/route-text.ts";
import type { Going, OfferParts } from "#provider/shop/reservation/product.ts";
import type { FlightOfferKept } from "./offer.ts";
import { releaseDirection, withoutDirection } from "./one-direction.ts";
import { aloneFault, releaseTraveller, withoutTraveller } from "./one-traveller.ts";

/** Age group of the traveller who goes. */
function groupOf({ part, groups }: Going): AgeGroup {
  const group = groups[part.position - 1];
  if (group === undefined) throw new Error(`There is no traveller ${part.position}`);
  return group;
}

/** Directions of a return flight, each by its own policy, and travellers, each with their share of every direction. */
export const partsOfFlight: OfferParts<FlightOfferKept> = {
  travellerFault: (offer, going, now) => aloneFault(offer, groupOf(going), now),
  without: (offer, going) =>
    going.part.of === "traveller"
      ? withoutTraveller(offer, going.part.position, groupOf(going))
      : withoutDirection(offer, going.part.position),
  titleOf({ subject: { origin, destination } }, going) {
    if (going.part.of === "traveller") {
      const [fa, en] = LABELS.ageGroups[groupOf(going)];
      return { fa, en };
    }
    const way = going.part.position === 1 ? { origin, destination } : { origin: destination, destination: origin };
    return { fa: routeText(way, "fa"), en: routeText(way, "en") };
  },
  travellersLeft(travellers, { of, position }) {
    if (of !== "traveller") return [...travellers];
    const left = travellers.toSpliced(position - 1, 1);
    if (left.some(({ is_room_supervisor }) => is_room_supervisor)) return left;
    // The contact has gone: the first adult is the contact.
    const first = left.findIndex(({ age_group }) => age_group === "adult");
    return left.map((one, index) => (index === first ? { ...one, is_room_supervisor: true } : one));
  },
  release: (tx, reservationId, offer, rest, going) =>
    going.part.of === "traveller"
      ? releaseTraveller(
          tx,
          reservationId,
          { before: offer, rest },
          { position: going.part.position, group: groupOf(going) },
        )
      : releaseDirection(tx, reservationId, offer, going.part.position),
};
