import { ageGroupAt } from "#domain/validation/age.ts";
import type { ExtraScope } from "#provider/shop/extra/extras.ts";
import type { TourOffer } from "./offer.ts";

/** A tour begins with its departure, and leads to its cities. */
export const extraScopeOfTour = ({ rooms, date, departsAt, subject }: TourOffer): ExtraScope => ({
  groups: rooms.flatMap(({ adults, children }) => [
    ...Array.from({ length: adults }, () => "adult" as const),
    ...children.map(({ age }) => ageGroupAt(age)),
  ]),
  directions: [
    {
      day: date,
      at: departsAt,
      places: [subject.tour.city.slug, ...subject.stays.map(({ city }) => city.slug)],
      carriers: [],
    },
  ],
});
