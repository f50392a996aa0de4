import { MoreRooms } from "#app/src/features/stay/MoreRooms.tsx";
import { stayParameters } from "#app/src/features/stay/stay-query.ts";
import { formatRooms } from "#domain/rooms.ts";
import type { PropertyData } from "./load.ts";
import { moreRooms } from "./more-rooms.ts";
import { pageAddress } from "./page-address.ts";

/** Where a party fits no room of this property: the same stay in more rooms. */
export function TooMany({ data }: { data: PropertyData }) {
  const { stay, rooms, parties } = data;
  const spread = rooms && moreRooms(rooms, parties);
  if (!stay || !spread) return null;
  const query = { ...stayParameters(stay), rooms: formatRooms(spread) };
  return <MoreRooms parties={spread} href={`${pageAddress(data, query)}#rooms`} />;
}
