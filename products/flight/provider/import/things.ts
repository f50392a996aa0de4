import type { RecordKind, Values } from "#domain/import/record.ts";
import type { DatedFlight, ImportFare } from "#products/flight/contract/flight-records.shapes.ts";
import { datedFlights, seatsOf } from "#products/flight/contract/flight-records.shapes.ts";
import type { Counter, Expanded, ThingTable } from "#provider/desk/import/thing.ts";
import { stockIdOf } from "#provider/shop/stock/ids.ts";
import { instantText } from "#runtime/instant-text.ts";

/** The tables of flights. A row of a file stands for the flights of its days, and for the fares of each. */

const FLIGHT_COLUMNS = [
  "carrier",
  "operated_by",
  "number",
  "origin",
  "destination",
  "origin_terminal",
  "destination_terminal",
  "local_date",
  "departs_at",
  "arrives_at",
  "aircraft",
  "state",
  "blocked_seats",
  "version",
];

const FARE_COLUMNS = [
  "flight_id",
  "kind",
  "class",
  "brand",
  "booking_class",
  "prices",
  "baggage",
  "policy_id",
  "confirmation",
];

/** A fare has no row of its own in a file. */
export const fareRecord: RecordKind = { record: "fare", what: "A fare of a flight.", key: "id", fields: {} };

/** `flight_id * 16` and which of its fares it is, from 0. */
const FARES_OF_FLIGHT = 16;

const counterOf = (
  stockId: number,
  what: string,
  [total, soldElsewhere]: readonly [unknown, unknown],
  from: Counter["from"],
): Counter => ({ stockId, what, total: Number(total), soldElsewhere: Number(soldElsewhere), from });

function flightRow(values: Values, { key, date, departsAt, arrivesAt }: DatedFlight, id: number): Expanded {
  return {
    kind: "flight",
    key,
    data: {
      ...Object.fromEntries(FLIGHT_COLUMNS.map((column) => [column, values[column]])),
      local_date: date,
      departs_at: instantText(departsAt),
      arrives_at: instantText(arrivesAt),
      state: "scheduled",
      version: 1,
    },
    counters: [
      counterOf(
        stockIdOf("flightSeats", id),
        `flight ${id}, seats`,
        [seatsOf(values), values["seats_sold_elsewhere"]],
        { total: "seats", soldElsewhere: "seats_sold_elsewhere" },
      ),
      counterOf(
        stockIdOf("flightInfants", id),
        `flight ${id}, places for infants`,
        [values["infants"], values["infants_sold_elsewhere"]],
        { total: "infants", soldElsewhere: "infants_sold_elsewhere" },
      ),
    ],
  };
}

function fareRow(
  { policy, seats, seats_sold_elsewhere = 0, ...fare }: ImportFare,
  key: string,
  flightId: number,
  index: number,
): Expanded {
  const id = flightId * FARES_OF_FLIGHT + index;
  return {
    kind: "fare",
    key: `${key}#${index + 1}`,
    id,
    data: { ...fare, flight_id: flightId, policy_id: policy },
    counters: [
      counterOf(stockIdOf("fareSeats", id), `fare ${id}, seats`, [seats, seats_sold_elsewhere], {
        soldElsewhere: `fares.${index}.seats_sold_elsewhere`,
      }),
    ],
  };
}

export const flightThings: Readonly<Record<string, ThingTable>> = {
  carrier: { table: "flight_carrier", idColumn: "code" },
  flight: {
    table: "flight",
    without: [
      "from",
      "to",
      "weekdays",
      "departs",
      "arrives",
      "day_shift",
      "seats",
      "seats_sold_elsewhere",
      "infants",
      "infants_sold_elsewhere",
      "fares",
    ],
    more: FLIGHT_COLUMNS,
    // A carrier's changes count on.
    once: ["state", "version"],
    expand: {
      keys: (values) => datedFlights(values).map(({ key }) => ({ kind: "flight", key })),
      rows: (values, idOf) =>
        datedFlights(values).flatMap((dated) => {
          const id = idOf("flight", dated.key);
          const fares = values["fares"] as ImportFare[];
          return [flightRow(values, dated, id), ...fares.map((fare, index) => fareRow(fare, dated.key, id, index))];
        }),
    },
  },
  fare: { table: "flight_fare", more: FARE_COLUMNS },
};
