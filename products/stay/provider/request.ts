import { tehranDate } from "#domain/calendar/today.ts";
import type { ReadInputOf } from "#domain/contract/call.ts";
import type { reservationCalls } from "#domain/contract/reservation.calls.ts";
import { judgeRooms } from "#domain/rooms.ts";
import { type Refusal, refuse } from "#provider/kernel/envelope.ts";
import { dateFault, roomsFault } from "#provider/kernel/search/stay-query.ts";
import type { Asked } from "#provider/shop/reservation/product.ts";
import type { QuoteRequest } from "./offer.ts";

/** Reads the input of a quote, or refuses it with its faults (R134, R135). Tehran's day decides what is past. */
export function readRequest(
  input: ReadInputOf<typeof reservationCalls.quote>,
  { now }: Pick<Asked, "now">,
): QuoteRequest | Refusal {
  const { parties, fault } = judgeRooms(
    input.rooms.map(({ adult_count, children }) => ({ adults: adult_count, children })),
  );
  const date = dateFault("check_in", input.check_in, tehranDate(now));
  if (date !== null) return refuse("invalid_input", [date]);
  if (fault !== null) return refuse("invalid_input", [roomsFault(fault)]);
  return {
    propertyId: input.property_id,
    checkIn: input.check_in,
    lengthOfStay: input.length_of_stay,
    // Rooms of a hold may have been exchanged one by one, each for its own travellers.
    ...(input.instead_of === undefined ? { audience: input.audience } : { insteadOf: input.instead_of }),
    rooms: input.rooms.map((room, index) => ({
      roomTypeId: room.room_type_id,
      ratePlanId: room.rate_plan_id,
      ...(parties[index] ?? { adults: room.adult_count, children: room.children }),
      extraBeds: room.extra_bed,
      babyCots: room.baby_cot,
    })),
  };
}
