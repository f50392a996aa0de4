import { MoreRooms } from "#app/src/features/stay/MoreRooms.tsx";
import { stayParameters } from "#app/src/features/stay/stay-query.ts";
import { formatRooms, type RequestedParty } from "#domain/rooms.ts";
import type { PropertyData } from "./load.ts";
import { moreRooms } from "./more-rooms.ts";
import { pageAddress } from "./page-address.ts";

/** The same stay in more rooms, when a party fits no room of the property; null when one fits, or more do not help. */
export function inMoreRooms(data: PropertyData): { parties: readonly RequestedParty[]; href: string } | null {
  const { stay, rooms, parties } = data;
  const spread = rooms && moreRooms(rooms, parties);
  if (!stay || !spread) return null;
  const query = { ...stayParameters(stay), rooms: formatRooms(spread) };
  return { parties: spread, href: `${pageAddress(data, query)}#rooms` };
}

export function TooMany({ data }: { data: PropertyData }) {
  const spread = inMoreRooms(data);
  return spread && <MoreRooms {...spread} />;
}
