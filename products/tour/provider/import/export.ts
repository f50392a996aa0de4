import type { ImportLeg } from "#products/tour/contract/tour-records.shapes.ts";
import type { ExportPage } from "#provider/desk/import/export.ts";
import { keyOf, placeRows, rowText } from "#provider/desk/import/export-rows.ts";
import { thingNamed } from "#provider/desk/import/things.ts";
import type { Queryable } from "#provider/kernel/database/database.ts";
import type { Row } from "#provider/kernel/database/insert-rows.ts";
import { stockIdSql } from "#provider/shop/stock/ids.ts";
import type { KeptDay, StoredLeg, StoredStay } from "../schema.ts";

/** Tours as rows of an import: agencies, then tour by tour with the departures that are to come. */

/** Numbers of cities and properties as a file names them. */
type Names = { readonly city: ReadonlyMap<number, string>; readonly property: ReadonlyMap<number, string> };

async function namesOf(from: Queryable): Promise<Names> {
  const cities = await from.query<{ id: number; name: string }>("SELECT id, slug AS name FROM city");
  const properties = await from.query<{ id: number; name: string }>(
    `SELECT id, ${keyOf("property", "property.id", "property")} AS name FROM property`,
  );
  const named = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [id, name]));
  return { city: named(cities), property: named(properties) };
}

/** The time of a place with the offset that its clock has then. */
function zoned(at: number, local: string): string {
  const offset = Math.round((Date.parse(`${local.slice(0, 16)}:00Z`) / 1_000 - at) / 60);
  const parts = [Math.trunc(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, "0"));
  return `${local.slice(0, 16)}${offset < 0 ? "-" : "+"}${parts.join(":")}`;
}

const legOf = (leg: StoredLeg, { city }: Names): Partial<ImportLeg> => ({
  mode: leg.mode,
  carrier: leg.carrier,
  carrier_fa: leg.carrier_fa,
  carrier_en: leg.carrier_en,
  number: leg.number,
  from: city.get(leg.from_city_id) ?? "",
  to: city.get(leg.to_city_id) ?? "",
  departs: zoned(leg.departs_at, leg.departs_local),
  arrives: zoned(leg.arrives_at, leg.arrives_local),
  class: leg.class,
});

const utc = (at: Date | string): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

const seatsOf = (kind: "tourSeats" | "tourRooms", id: string): string =>
  `(SELECT jsonb_build_object('total', total, 'elsewhere', sold_elsewhere) FROM stock WHERE stock.id = ${stockIdSql(kind, id)}) AS counted`;

type Counted = { readonly counted: { readonly total: number; readonly elsewhere: number } | null };

async function packageRows(from: Queryable, departureId: number, names: Names): Promise<string[]> {
  const rows = await from.query<Row & Counted & { stays: StoredStay[] }>(
    `SELECT tour_package.*, ${keyOf("package", "tour_package.id", "tour_package")} AS external_id,
       ${keyOf("departure", "tour_package.departure_id", "tour_departure")} AS departure, ${seatsOf("tourRooms", "tour_package.id")}
     FROM tour_package JOIN tour_departure ON tour_departure.id = departure_id WHERE departure_id = $1 ORDER BY tour_package.id`,
    [departureId],
  );
  return rows.map(({ stays, counted, ...row }) =>
    rowText(thingNamed("package").record, {
      ...row,
      stays: stays.map(({ city_id, property_id, nights, star, meal }) => ({
        city: names.city.get(city_id),
        property: names.property.get(property_id) ?? `property-${property_id}`,
        nights,
        star,
        meal,
      })),
      rooms: counted?.total ?? 0,
      rooms_sold_elsewhere: counted?.elsewhere ?? 0,
    }),
  );
}

type DepartureRow = Row &
  Counted & { id: number; legs: { out: StoredLeg; back: StoredLeg }; closes_at: Date; decide_by: Date; state: string };

async function departureRows(from: Queryable, tourId: number, names: Names): Promise<string[]> {
  const rows = await from.query<DepartureRow>(
    `SELECT tour_departure.*, ${keyOf("departure", "tour_departure.id", "tour_departure")} AS external_id,
       ${keyOf("tour", "tour_departure.tour_id", "tour")} AS tour, ${seatsOf("tourSeats", "tour_departure.id")}
     FROM tour_departure JOIN tour ON tour.id = tour_id
     WHERE tour_id = $1 AND state <> 'cancelled' AND departs_at > app_now() ORDER BY tour_departure.id`,
    [tourId],
  );
  const all: string[] = [];
  for (const { legs, counted, closes_at, decide_by, state, origin_city_id, ...row } of rows) {
    all.push(
      rowText(thingNamed("departure").record, {
        ...row,
        origin: names.city.get(Number(origin_city_id)),
        out: legOf(legs.out, names),
        back: legOf(legs.back, names),
        closes_at: utc(closes_at),
        decide_by: utc(decide_by),
        guaranteed: state === "guaranteed",
        seats: counted?.total ?? 0,
        seats_sold_elsewhere: counted?.elsewhere ?? 0,
      }),
      ...(await packageRows(from, row.id, names)),
    );
  }
  return all;
}

async function tourRows(from: Queryable, ids: readonly number[], names: Names): Promise<string[]> {
  const tours = await from.query<Row & { id: number; itinerary: KeptDay[] }>(
    `SELECT tour.*, ${keyOf("tour", "tour.id", "tour")} AS external_id, ${keyOf("agency", "agency_id", "tour_agency")} AS agency,
       policy_id AS policy
     FROM tour JOIN tour_agency ON tour_agency.id = agency_id WHERE tour.id = ANY ($1::int[]) ORDER BY tour.id`,
    [`{${ids.join(",")}}`],
  );
  const all: string[] = [];
  for (const { itinerary, city_id, property_id, ...row } of tours) {
    const property = property_id === null ? null : names.property.get(Number(property_id));
    all.push(
      rowText(thingNamed("tour").record, {
        ...row,
        city: names.city.get(Number(city_id)),
        property,
        itinerary: itinerary.map(({ city_id: of, ...day }) => ({ ...day, city: names.city.get(of) })),
      }),
      ...(await departureRows(from, row.id, names)),
    );
  }
  return all;
}

const agencyRows = async (from: Queryable): Promise<string[]> =>
  (
    await from.query<Row>(
      `SELECT tour_agency.*, ${keyOf("agency", "tour_agency.id", "tour_agency")} AS external_id FROM tour_agency ORDER BY id`,
    )
  ).map((row) => rowText(thingNamed("agency").record, row));

export const exportTours: ExportPage = async (from, after, limit) => {
  const ids = await from.query<{ id: number }>("SELECT id FROM tour WHERE id > $1 ORDER BY id LIMIT $2", [
    Number(after ?? -1),
    limit,
  ]);
  const first = after === null ? [...(await placeRows(from)), ...(await agencyRows(from))] : [];
  const rows = await tourRows(
    from,
    ids.map(({ id }) => id),
    await namesOf(from),
  );
  const last = ids.at(-1);
  return {
    rows: [...first, ...rows].map((row) => `${row}\n`).join(""),
    things: ids.length,
    next: last === undefined || ids.length < limit ? null : String(last.id),
  };
};
