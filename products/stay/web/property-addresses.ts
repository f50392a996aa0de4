import type { Query } from "#domain/addresses/query.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { StayReservationValue } from "#domain/contract/stay-reservation.shapes.ts";
import { formatRooms } from "#domain/rooms.ts";

/** The address where the same stay can be chosen again, `also` with other parameters. */
export const propertyAgain = (
  { property, check_in, length_of_stay, rooms }: StayReservationValue,
  also: Query = {},
): string =>
  `${addressOf(
    "property",
    { cityName: property.city_slug, propertyName: property.slug },
    { check_in, length_of_stay, rooms: formatRooms(rooms), ...also },
  )}#rooms`;

/** The address where a comment on the stay's property is written. */
export const commentAddress = ({ property }: StayReservationValue): string =>
  `${addressOf(
    "property",
    { cityName: property.city_slug, propertyName: property.slug },
    { comment: "write" },
  )}#comments`;
