import { ageGroupAt } from "#domain/validation/age.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import type { ExtraScope } from "#provider/shop/extra/extras.ts";
import type { Offer } from "./offer.ts";

/** A stay begins with its check-in, in its city. */
export const extraScopeOfStay = ({ rooms, checkIn, property }: Offer): ExtraScope => ({
  groups: rooms.flatMap(({ adults, children }) => [
    ...Array.from({ length: adults }, () => "adult" as const),
    ...children.map(ageGroupAt),
  ]),
  directions: [{ day: checkIn, at: checkInInstant(checkIn), places: [property.citySlug], carriers: [] }],
});
