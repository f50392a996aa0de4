import { MoreRooms } from "#app/src/features/stay/MoreRooms.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { formatRooms } from "#domain/rooms.ts";
import type { PropertyData } from "./load.ts";
import { moreRooms } from "./more-rooms.ts";

/** Where a party fits no room of this property: the same stay in more rooms. */
export function TooMany({ data: { details, stay, rooms, parties } }: { data: PropertyData }) {
  const spread = rooms && moreRooms(rooms, parties);
  if (!stay || !spread) return null;
  const place = { cityName: details.city.slug, propertyName: details.slug };
  const query = { check_in: stay.checkIn, length_of_stay: stay.lengthOfStay, rooms: formatRooms(spread) };
  return <MoreRooms parties={spread} href={`${addressOf("property", place, query)}#rooms`} />;
}
