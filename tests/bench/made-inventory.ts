import { FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { Database } from "#provider/kernel/database/database.ts";

/** Nights on sale, from the demonstration's first day. */
export const NIGHTS = 14;

/** Size of an inventory. `cityOf`: SQL for the city of property `n`. `rooms` per property, `plans` per room. */
export type Size = { properties: number; cities: number; cityOf: string; rooms: number; plans: number };

/**
 * Generates an inventory in the database itself. Prices, ratings, types and stock vary by number, so that filters are
 * selective.
 */
export async function fillInventory(database: Database, size: Size): Promise<void> {
  const { properties, cities, cityOf, rooms, plans } = size;
  const steps = [
    `INSERT INTO country (id, iso2, name_fa, name_en) VALUES (1, 'IR', 'ایران', 'Iran')`,
    `INSERT INTO cancellation_policy (id, base, steps) VALUES ('standard', 'first_night', '[]')`,
    `INSERT INTO city (id, slug, name_fa, name_en, country_id, lat, lon, description_fa, description_en)
     SELECT n, 'City' || translate(n::text, '0123456789', 'abcdefghij'), 'شهر ' || n, 'City ' || n, 1, 30 + n % 8, 48 + n % 12, '', '' FROM generate_series(1, ${cities}) n`,
    `INSERT INTO property (id, slug, city_id, name_fa, name_en, type, grade, star, classes, address_fa, address_en, lat, lon,
       floors, room_count, built_year, check_in_time, check_out_time, images, description_fa, description_en, facilities, rules,
       free_until, half_until, cancellation_policy_id, is_active, is_bookable, rating_average, rating_count, list_facts)
     SELECT n, 'Hotel' || n, ${cityOf}, 'هتل شماره ' || n, 'Hotel number ' || n,
       (ARRAY['hotel','apartment_hotel','villa','inn','hostel','boutique'])[1 + n % 6],
       (ARRAY['three_star','four_star','five_star','apartment_hotel_1'])[1 + n % 4], n % 6,
       ARRAY[(ARRAY['luxury','affordable','cheap'])[1 + n % 3]], 'نشانی', 'Address', 30 + random(), 50 + random(),
       3, 20, 2000, '14:00', '12:00', '[]', '', '',
       (ARRAY['wifi','parking','pool','restaurant','gym','elevator','laundry','sauna','tv','fridge'])[1 + n % 4 : 6 + n % 5],
       '[]', 2, 6, 'standard', true, n % 50 <> 0, 3 + (n % 20) / 10.0, n % 40,
       jsonb_build_object('iranian', facts, 'foreign', facts, 'mixed', facts)
     FROM generate_series(1, ${properties}) n, LATERAL (SELECT jsonb_build_object(
       'meals', ARRAY[(ARRAY['none','breakfast','half_board'])[1 + n % 3]], 'online', n % 3 <> 0, 'cancellable', n % 2 = 0,
       'fromPrice', 10000000 + n % 5000 * 10000, 'fromRack', 12000000 + n % 5000 * 10000, 'fromDate', date '${FROZEN_TODAY}',
       'fromNights', 1) AS facts) made`,
    `INSERT INTO room_type (id, property_id, city_id, kind, name_fa, name_en, capacity, extra_capacity, single_beds, double_beds, sofa_beds,
       area, facilities, image)
     SELECT (id - 1) * ${rooms} + r, id, city_id, 'double', 'دوتخته', 'Double', 1 + r, 1, 0, 1, 0, 20, '{}', '{}'
     FROM property, generate_series(1, ${rooms}) r`,
    `INSERT INTO rate_plan (id, room_type_id, city_id, name_fa, name_en, meal, board, cancellable, confirmation, guest_nationality, cancellation_policy_id)
     SELECT n, id, city_id, 'پایه', 'Standard', (ARRAY['none','breakfast','half_board'])[1 + n % 3], 'limit_options', n % 2 = 0,
       CASE WHEN n % 3 <> 0 THEN 'online' ELSE 'on_request' END, 'any', 'standard'
     FROM room_type, generate_series(1, ${plans}) p, LATERAL (SELECT (id - 1) * ${plans} + p AS n) number`,
    `INSERT INTO night_price (city_id, rate_plan_id, night, rack_rate, sale_rate, extra_bed_rate, baby_cot_rate, min_stay, max_stay, closed,
       closed_to_arrival, closed_to_departure)
     SELECT city_id, id, date '${FROZEN_TODAY}' + d, 12000000 + id % 5000 * 10000, 10000000 + id % 5000 * 10000, 3000000, 0, 1, 30,
       (id + d) % 97 = 0, (id + d) % 61 = 0, (id + d) % 67 = 0
     FROM rate_plan, generate_series(0, ${NIGHTS - 1}) d`,
    `INSERT INTO inventory_night (room_type_id, night, total, sold)
     SELECT id, date '${FROZEN_TODAY}' + d, 5, (id + d) % 6 FROM room_type, generate_series(0, ${NIGHTS - 1}) d`,
  ];
  await database.withTx(
    async (tx) => {
      for (const step of steps) await tx.query(step);
    },
    { statement: 0, lock: 0, idle: 0 },
  );
  await database.maintain();
}
