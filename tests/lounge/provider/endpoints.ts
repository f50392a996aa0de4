import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate, tehranInstant } from "#domain/calendar/today.ts";
import { findDestination } from "#products/of-stays.ts";
import { arrayLiteral } from "#provider/kernel/database/database.ts";
import { refuse } from "#provider/kernel/envelope.ts";
import { type Endpoint, endpoint } from "#provider/kernel/http/endpoint.ts";
import { dateFault } from "#provider/kernel/search/stay-query.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";
import { shownLeft } from "#provider/shop/stock/shown-left.ts";
import { loungeCalls } from "../contract/lounge.calls.ts";
import type { LoungeCard } from "../contract/lounge.shapes.ts";

type HourRow = {
  readonly lounge_id: number;
  readonly name_fa: string;
  readonly name_en: string;
  readonly price: number;
  readonly hour_id: number;
  readonly starts_at: number;
  readonly free: number;
};

/** Hours with enough seats. $1: cities, $2 and $3: from and until, epoch seconds, $4: seats. */
const HOURS = `
  SELECT lounge.id AS lounge_id, name_fa, name_en, price::float8 AS price, lounge_hour.id::float8 AS hour_id,
    extract(epoch FROM starts_at)::float8 AS starts_at, (total - held - sold)::int AS free
  FROM lounge JOIN lounge_hour ON lounge_id = lounge.id JOIN stock ON stock.id = ${stockIdSql("loungeSeats", "lounge_hour.id")}
  WHERE city_id = ANY ($1::int[]) AND starts_at >= greatest(app_now(), to_timestamp($2)) AND starts_at < to_timestamp($3)
    AND total - held - sold >= $4
  ORDER BY price, lounge.id, starts_at`;

/** One card for each lounge of rows that are in order. */
const cardsOf = (rows: readonly HourRow[], seats: number): LoungeCard[] =>
  [...Map.groupBy(rows, ({ lounge_id }) => lounge_id).values()].flatMap((hours) =>
    hours.slice(0, 1).map(({ lounge_id, name_fa, name_en, price }) => ({
      lounge_id,
      name_fa,
      name_en,
      price,
      total: price * seats,
      hours: hours.map(({ hour_id, starts_at, free }) => ({ hour_id, starts_at, seats_left: shownLeft(free) })),
    })),
  );

const search = endpoint({
  call: loungeCalls.search,
  async answer({ query }, services) {
    const { destination_id, departure_date, adult_count } = query;
    const date = dateFault("departure_date", departure_date, tehranDate(services.clock()));
    const found = await findDestination(destination_id, services);
    if (found === null || date !== null) {
      const place = found === null ? [{ name: "destination_id", code: "unknown_destination" } as const] : [];
      return refuse("invalid_input", [...place, ...(date === null ? [] : [date])]);
    }
    const from = tehranInstant(departure_date);
    const cities = arrayLiteral(found.cities.map(({ row }) => row.id));
    const rows = await services.database.query<HourRow>(HOURS, [cities, from, from + DAY_SECONDS, adult_count]);
    const { name_fa, name_en } = found.shown;
    return {
      destination: { id: destination_id, name_fa, name_en },
      departure_date,
      adult_count,
      items: cardsOf(rows, adult_count),
    };
  },
});

type LoungeRow = { id: number; name_fa: string; name_en: string; price: number; city_id: number };

const details = endpoint({
  call: loungeCalls.details,
  async answer({ params: { lounge_id } }, { database, atlas }) {
    const [found] = await database.query<LoungeRow>(
      "SELECT id, name_fa, name_en, price::float8 AS price, city_id FROM lounge WHERE id::text = $1",
      [lounge_id],
    );
    const city = found && atlas.current().cityOfId.get(found.city_id)?.summary;
    if (found === undefined || city === undefined) return refuse("not_found");
    const { city_id: _, ...shown } = found;
    return { ...shown, city: { id: city.destination_id, name_fa: city.name_fa, name_en: city.name_en } };
  },
});

/** Finding and reading about lounges, refused in the words of lounges. */
export const loungeEndpoints: readonly Endpoint[] = [search, details].map((one) => ({ ...one, product: "lounge" }));
