import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import { momentText } from "#domain/import/fields.ts";
import type { Values } from "#domain/import/record.ts";
import type { ImportLeg, ImportStay } from "#products/tour/contract/tour-records.shapes.ts";
import { closesAt, decideBy } from "#products/tour/rules/departure.ts";
import type { IdOf, ThingTable } from "#provider/desk/import/thing.ts";
import type { Row } from "#provider/kernel/database/insert-rows.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { instantText } from "#runtime/instant-text.ts";
import type { StoredLeg } from "../schema.ts";

/** Rows of imported tours: their built columns, and the counters of their stock. */

const drawn = ({ slug, city, title_fa, title_en }: Values) => [
  { image: { slug, city, hour: "day", view: "skyline" }, caption_fa: title_fa, caption_en: title_en },
];

type Day = { readonly city: string };

const tourRow = (values: Values, idOf: IdOf): Row => ({
  images: values["images"] ?? drawn(values),
  itinerary: (values["itinerary"] as Day[]).map(({ city, ...day }) => ({ ...day, city_id: idOf("city", city) })),
});

const momentOf = (typed: string): NonNullable<ReturnType<typeof momentText>> => {
  const read = momentText(typed);
  if (read === null) throw new Error(`The import accepted a time that cannot be parsed: ${typed}`);
  return read;
};

function keptLeg({ from, to, departs, arrives, ...leg }: ImportLeg, idOf: IdOf): StoredLeg {
  const [left, came] = [momentOf(departs), momentOf(arrives)];
  return {
    ...leg,
    from_city_id: idOf("city", from),
    to_city_id: idOf("city", to),
    departs_at: left.at,
    departs_local: left.local,
    arrives_at: came.at,
    arrives_local: came.local,
  };
}

/** Days before a departure on which its group is decided, where the file does not say. */
const DECIDED_DAYS_BEFORE = 7;

type DepartureValues = {
  readonly external_id: string;
  readonly out: ImportLeg;
  readonly back: ImportLeg;
  readonly closes_at: number | null;
  readonly decide_by: number | null;
  readonly guaranteed: boolean;
};

function departureRow(values: Values, idOf: IdOf): Row {
  const { out, back, closes_at, decide_by, guaranteed, external_id } = values as unknown as DepartureValues;
  const legs = { out: keptLeg(out, idOf), back: keptLeg(back, idOf) };
  const date = dayOfLocal(legs.out.departs_local);
  const closing = closesAt({ departsAt: legs.out.departs_at, visaDays: null, agencyClosesAt: closes_at });
  return {
    date,
    state: guaranteed ? "guaranteed" : "scheduled",
    decide_by: instantText(Math.min(decide_by ?? decideBy(date, DECIDED_DAYS_BEFORE, closing), closing)),
    closes_at: instantText(closing),
    departs_at: instantText(legs.out.departs_at),
    returns_at: instantText(legs.back.arrives_at),
    legs,
    seats_stock_id: stockIdOf("tourSeats", idOf("departure", external_id)),
  };
}

const packageRow = (values: Values, idOf: IdOf): Row => ({
  stays: (values["stays"] as ImportStay[]).map(({ city, property, ...stay }) => ({
    ...stay,
    city_id: idOf("city", city),
    property_id: idOf("property", property),
  })),
  rooms_stock_id: stockIdOf("tourRooms", idOf("package", String(values["external_id"]))),
});

export const tourThings: Readonly<Record<string, ThingTable>> = {
  agency: { table: "tour_agency" },
  tour: { table: "tour", names: { agency: "agency_id", policy: "policy_id" }, build: tourRow },
  departure: {
    table: "tour_departure",
    names: { tour: "tour_id", origin: "origin_city_id" },
    without: ["out", "back", "guaranteed", "seats", "seats_sold_elsewhere"],
    more: ["date", "nights", "state", "departs_at", "returns_at", "legs", "seats_stock_id"],
    // Later it is decided by its group, or by an operator.
    once: ["state"],
    // Values left out, `decide_by` and `closes_at` among them, stay while the departure leaves at the same time.
    keepsWhile: "there.departs_at = (mine.data ->> 'departs_at')::timestamptz",
    build: departureRow,
    counters: ({ seats, seats_sold_elsewhere }, id) => [
      {
        stockId: stockIdOf("tourSeats", id),
        what: `tour departure ${id}, seats`,
        total: Number(seats),
        soldElsewhere: Number(seats_sold_elsewhere),
        from: { soldElsewhere: "seats_sold_elsewhere" },
      },
    ],
  },
  package: {
    table: "tour_package",
    names: { departure: "departure_id" },
    without: ["rooms", "rooms_sold_elsewhere"],
    more: ["rooms_stock_id"],
    build: packageRow,
    counters: ({ rooms, rooms_sold_elsewhere }, id) => [
      {
        stockId: stockIdOf("tourRooms", id),
        what: `tour package ${id}, rooms`,
        total: Number(rooms),
        soldElsewhere: Number(rooms_sold_elsewhere),
        from: { soldElsewhere: "rooms_sold_elsewhere" },
      },
    ],
  },
};
