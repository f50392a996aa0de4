import { addDays } from "#domain/calendar/arithmetic.ts";
import { DAY_SECONDS, HOUR_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { checkOutOf } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import type { SaveGuestsInput } from "#domain/contract/reservation.shapes.ts";
import type { StayQuoteInput } from "#domain/contract/stay-reservation.shapes.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { Database } from "#provider/kernel/database/database.ts";

/** Rooms of the demo world, created as a test needs them. */

/** Moves the database's clock to noon of the frozen day, the first of the world's nights. */
export const standAtFrozenNoon = async (database: Database): Promise<void> => {
  await database.query(
    "UPDATE app_clock SET offset_seconds = $1 - floor(extract(epoch FROM clock_timestamp()))::bigint",
    [FROZEN_NOW],
  );
};

/** Advances the clock, in seconds. */
export const wait = async (database: Database, seconds: number): Promise<void> => {
  await database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
};

/**
 * Advances the clock to noon in Tehran, so that a change by two hours stays on its day at any hour of a proof's start.
 */
export const waitForNoon = async (database: Database): Promise<void> => {
  const [row] = await database.query<{ now: number }>("SELECT floor(extract(epoch FROM app_now()))::float8 AS now");
  const ofDay = ((row?.now ?? 0) + TEHRAN_OFFSET_SECONDS) % DAY_SECONDS;
  await wait(database, (DAY_SECONDS + 12 * HOUR_SECONDS - ofDay) % DAY_SECONDS);
};

export type TestRoom = {
  propertyId: number;
  roomTypeId: number;
  ratePlanId: number;
  checkIn: IsoDate;
  /** Body of call 47: this room for two adults. */
  request(
    changes?: Partial<StayQuoteInput["rooms"][number]> &
      Pick<StayQuoteInput, "audience"> & { rooms?: number; nights?: number; from?: IsoDate },
  ): StayQuoteInput;
  /** Rooms held and sold on the nights of the stay, each night. */
  counters(): Promise<{ held: number; sold: number }[]>;
};

export type RoomWanted = {
  rooms?: number;
  confirmation?: "online" | "on_request";
  checkIn?: IsoDate;
  policy?: "standard" | "flexible" | "strict" | "non_refundable";
  /** Country of the property, two letters. */
  country?: "IR" | "TR";
};

const taken = new WeakMap<Database, number>();

/**
 * A room type that no other test uses, with a number of free rooms, the same price every night, without restrictions.
 */
export async function prepareRoom(
  database: Database,
  {
    rooms = 1,
    confirmation = "online",
    checkIn = addDays(FROZEN_TODAY, 25),
    policy = "standard",
    country = "IR",
  }: RoomWanted = {},
): Promise<TestRoom> {
  const place = taken.get(database) ?? 0;
  taken.set(database, place + 1);
  const [found] = await database.query<Pick<TestRoom, "propertyId" | "roomTypeId" | "ratePlanId">>(
    `SELECT room_type.property_id AS "propertyId", room_type.id AS "roomTypeId", min(rate_plan.id) AS "ratePlanId"
     FROM room_type JOIN rate_plan ON rate_plan.room_type_id = room_type.id
     JOIN property ON property.id = room_type.property_id
     JOIN city ON city.id = property.city_id JOIN country ON country.id = city.country_id
     WHERE country.iso2 = $2 AND room_type.capacity >= 2 AND property.is_active AND property.is_bookable
       AND rate_plan.guest_nationality <> 'foreign'
     GROUP BY room_type.property_id, room_type.id ORDER BY room_type.id OFFSET $1 LIMIT 1`,
    [place, country],
  );
  if (found === undefined) throw new Error("The small world has no more rooms");
  const { propertyId, roomTypeId, ratePlanId } = found;
  await database.query("UPDATE rate_plan SET confirmation = $2, cancellation_policy_id = $3 WHERE id = $1", [
    ratePlanId,
    confirmation,
    policy,
  ]);
  await database.query(
    `UPDATE night_price SET rack_rate = 30000000, sale_rate = 25000000, extra_bed_rate = 5000000, baby_cot_rate = 1000000,
       min_stay = 1, max_stay = 30, closed = false, closed_to_arrival = false, closed_to_departure = false
     WHERE rate_plan_id = $1`,
    [ratePlanId],
  );
  await database.query(
    "UPDATE inventory_night SET total = $2, held = 0, sold = 0, sold_elsewhere = 0 WHERE room_type_id = $1",
    [roomTypeId, rooms],
  );
  const NIGHTS = 2;
  return {
    ...found,
    checkIn,
    request: ({ rooms: wanted = 1, nights = NIGHTS, from = checkIn, audience, ...changes } = {}) => ({
      audience,
      property_id: propertyId,
      check_in: from,
      length_of_stay: nights,
      rooms: Array.from({ length: wanted }, () => ({
        room_type_id: roomTypeId,
        rate_plan_id: ratePlanId,
        adult_count: 2,
        children: [],
        extra_bed: 0,
        baby_cot: 0,
        ...changes,
      })),
    }),
    counters: () =>
      database.query<{ held: number; sold: number }>(
        "SELECT held, sold FROM inventory_night WHERE room_type_id = $1 AND night >= $2 AND night < $3 ORDER BY night",
        [roomTypeId, checkIn, checkOutOf(checkIn, NIGHTS)],
      ),
  };
}

type Typed = SaveGuestsInput["travellers"][number];

const NATIONAL_CODES = ["0084575948", "0499370899", "0790419904", "0013542419", "7400076205", "0012345679"] as const;

/** Two adults for each room, the first its supervisor. */
export const guestsFor = (rooms = 1, change: (one: Typed, index: number) => Typed = (one) => one): SaveGuestsInput => ({
  travellers: Array.from({ length: rooms * 2 }, (_, index) =>
    change(
      {
        room: Math.floor(index / 2),
        age_group: "adult",
        first_name_fa: "علی‌رضا",
        last_name_fa: "کریمی",
        first_name_en: "",
        last_name_en: "",
        gender: "male",
        nationality: "IR",
        national_code: NATIONAL_CODES[index] ?? "",
        passport_number: "",
        passport_issuer: "",
        passport_issuing_country: "",
        passport_expires_on: "",
        birth_date: "1365-04-12",
        mobile: "09121234567",
        email: "",
        is_room_supervisor: index % 2 === 0,
      },
      index,
    ),
  ),
});
