import { checkOutOf } from "#domain/calendar/stay.ts";
import type { OpenRatesValue } from "#domain/contract/stay-reservation.shapes.ts";
import { isOpenTo } from "#domain/sale/audience.ts";
import type { Services } from "#provider/services.ts";
import { nationalityOf, type Typed } from "#provider/shop/reservation/travellers.ts";
import { audienceOfRoom, type Offer, type OfferedRoom } from "./offer.ts";
import { type RoomOffer, roomOffers, type StayFacts } from "./property/offers.ts";
import { knownProperty, rulesOf } from "./property/one-property.ts";

type OpenRate = OpenRatesValue["open_rates"][number];

/**
 * For each room whose rate is not sold to all who are to sleep in it: the cheapest rate of the property that is, of the same
 * type of room where there is one, with what it costs more. The rooms that the reservation holds itself count as free.
 *
 * @returns null where every rate is sold to its travellers.
 */
export async function openRates(
  offer: Offer,
  typed: readonly Typed[],
  services: Services,
): Promise<OpenRatesValue | null> {
  const nationalities = (room: number) =>
    typed.filter((one) => one.room === room).map(({ nationality }) => nationalityOf(nationality));
  const closed = offer.rooms.flatMap((room, at) => {
    const all = nationalities(at);
    return all.every((one) => isOpenTo(audienceOfRoom(room), one)) ? [] : [{ room, at, all }];
  });
  if (closed.length === 0) return null;
  const offersFor = await offersIn(offer, services);
  return {
    open_rates: closed.map(({ room, at, all }) => ({
      room_number: at + 1,
      room: at,
      rate: cheapestFor(all, room, offersFor(room)),
    })),
  };
}

/** Rates of an offer's property for each of its rooms on the same nights; none when the property is gone. */
async function offersIn(offer: Offer, services: Services): Promise<(room: OfferedRoom) => RoomOffer[]> {
  const property = await knownProperty(services, String(offer.property.id));
  if (property === null) return () => [];
  const { checkIn, lengthOfStay } = offer;
  const facts = withOwnRooms(await property.stayFacts({ checkIn, lengthOfStay }), offer);
  const rules = rulesOf(property.facts.row);
  return (room) => roomOffers(facts, rules, room, { checkIn, lengthOfStay }, services.atlas.current());
}

/** Stock with the rooms of a reservation counted as free. */
function withOwnRooms(facts: StayFacts, { rooms, checkIn, lengthOfStay }: Offer): StayFacts {
  const checkOut = checkOutOf(checkIn, lengthOfStay);
  const own = Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId);
  const stockOf = [...facts.stockOf].map(([id, nights]) => {
    const held = own.get(id)?.length ?? 0;
    return [id, nights.map((one) => (one.night < checkOut ? { ...one, sold: one.sold - held } : one))] as const;
  });
  return { ...facts, stockOf: new Map(stockOf) };
}

function cheapestFor(
  nationalities: readonly string[],
  { roomTypeId, total }: OfferedRoom,
  offers: readonly RoomOffer[],
): OpenRate["rate"] {
  const open = offers.flatMap((room) =>
    room.plans
      .filter(({ blocking, nights }) => blocking.length === 0 && nights.length > 0)
      .filter(({ guest_nationality }) => nationalities.every((one) => isOpenTo(guest_nationality, one)))
      .map((plan) => ({ room, plan })),
  );
  const [best] = open.toSorted(
    (one, other) =>
      Number(other.room.id === roomTypeId) - Number(one.room.id === roomTypeId) || one.plan.total - other.plan.total,
  );
  return best === undefined
    ? null
    : {
        room_type_id: best.room.id,
        rate_plan_id: best.plan.rate_plan_id,
        name_fa: best.room.name_fa,
        name_en: best.room.name_en,
        plan_fa: best.plan.name_fa,
        plan_en: best.plan.name_en,
        guest_nationality: best.plan.guest_nationality,
        total: best.plan.total,
        difference: best.plan.total - total,
      };
}
