import { z } from "zod";
import { isoOfDayNumber } from "#domain/calendar/arithmetic.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { checkRun } from "#domain/import/check-run.ts";
import { wrongOrder } from "#domain/import/fault.ts";
import {
  clock,
  dayAsNumber,
  type Field,
  id,
  listOf,
  oneOf,
  optional,
  refTo,
  shaped,
  text,
  whole,
} from "#domain/import/fields.ts";
import { placeRecords } from "#domain/import/place-records.ts";
import type { RecordKind, Values } from "#domain/import/record.ts";
import { airports } from "#domain/place/airports.ts";
import { instantOf } from "#domain/time/instant.ts";
import type { Zone } from "#domain/time/zones.ts";
import { type CabinId, cabins } from "../rules/cabins.ts";
import { seatsIn } from "../rules/seats.ts";
import { fareBrands, flightJourney } from "./flight.shapes.ts";

/** Flights in an operator's file: see docs/import.md. Money is integer rial, times are local to the airports. */

const name = text(200);
const terminal = optional(text(40));

const carrier: RecordKind = {
  record: "carrier",
  what: "A company that flies, by its two letters.",
  key: "code",
  fields: {
    code: text(3, { form: /^[A-Z0-9]{2,3}$/, is: "two capital letters or digits" }),
    name_fa: name,
    name_en: name,
  },
};

const { shape } = flightJourney;
const count = z.number().int().min(0).max(1_000);

/** Fares of a flight, each with the seats sold at it. */
const fares = z
  .array(
    z
      .strictObject({
        kind: shape.kind,
        class: shape.class,
        brand: z.enum(fareBrands),
        booking_class: z.string().regex(/^[A-Z]$/),
        prices: shape.prices,
        baggage: shape.baggage,
        policy: shape.policy,
        confirmation: shape.confirmation.default("online"),
        seats: count,
        seats_sold_elsewhere: count.optional(),
      })
      .refine(({ seats_sold_elsewhere: elsewhere = 0, seats }) => elsewhere <= seats, {
        message: "must not be above seats",
        path: ["seats_sold_elsewhere"],
      }),
  )
  .min(1)
  .max(15);
export type ImportFare = z.output<typeof fares>[number];

const iata = airports.map((airport) => airport.iata);
const zoneOf = new Map<string, Zone>(airports.map((airport) => [airport.iata, airport.zone]));
const cityOf = new Map(airports.map((one) => [one.iata, one.citySlug]));
/** The airport's city must exist: flights are searched from city to city. */
const airport: Field = {
  ...oneOf(iata),
  takes: "an airport's three letters",
  refsIn: (value) => [{ path: "", kind: "city", key: cityOf.get(String(value)) ?? "" }],
};

const weekdays = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;

const flight: RecordKind = {
  record: "flight",
  what: "A flight on one day, or with `to` on every day until then that `weekdays` names: then each day is a flight of its own, by `external_id` and date. Once it is booked its times are moved with `operator flights retime`.",
  key: "external_id",
  fields: {
    external_id: id,
    carrier: refTo("carrier", carrier.fields["code"]),
    operated_by: optional(refTo("carrier", carrier.fields["code"])),
    number: text(10),
    origin: airport,
    destination: airport,
    origin_terminal: terminal,
    destination_terminal: terminal,
    from: dayAsNumber,
    to: optional(dayAsNumber),
    weekdays: optional(listOf(oneOf(weekdays), 7)),
    departs: clock,
    arrives: clock,
    day_shift: optional(whole(-1, 2), 0),
    aircraft: oneOf(cabins.map((cabin) => cabin.id)),
    seats: optional(whole(0, 1_000)),
    seats_sold_elsewhere: optional(whole(0, 1_000), 0),
    infants: optional(whole(0, 100), 10),
    infants_sold_elsewhere: optional(whole(0, 100), 0),
    blocked_seats: optional(listOf(text(4), 400), []),
    fares: shaped(
      "a list of {kind, class, brand, booking_class, prices, baggage, policy, confirmation, seats, seats_sold_elsewhere}",
      fares,
    ),
  },
  check(values) {
    const faults = checkRun(values);
    if (values["origin"] === values["destination"])
      faults.push(wrongOrder("destination", "must be another than origin"));
    if (Number(values["seats_sold_elsewhere"]) > seatsOf(values))
      faults.push(wrongOrder("seats_sold_elsewhere", "must not be above seats"));
    if (Number(values["infants_sold_elsewhere"]) > Number(values["infants"]))
      faults.push(wrongOrder("infants_sold_elsewhere", "must not be above infants"));
    if (faults.length === 0 && datedFlights(values).some(({ departsAt, arrivesAt }) => arrivesAt <= departsAt))
      faults.push(wrongOrder("arrives", "must be after departs, by the clocks of both airports: see day_shift"));
    return faults;
  },
};

/** Default number of a flight's seats: that of its aircraft. */
export const seatsOf = ({ seats, aircraft }: Values): number =>
  seats === null ? seatsIn(aircraft as CabinId).length : Number(seats);

/** One flight of a row. Instants are epoch seconds. */
export type DatedFlight = {
  readonly key: string;
  readonly date: IsoDate;
  readonly departsAt: number;
  readonly arrivesAt: number;
};

/** Saturday is 0; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (day + 5) % 7;

/** The flights that a row expands to, by day. */
export function datedFlights(values: Values): DatedFlight[] {
  const [from, to] = [Number(values["from"]), Number(values["to"] ?? values["from"])];
  const wanted = values["weekdays"] as readonly string[] | null;
  const [leaves, comes] = [zoneOf.get(String(values["origin"])), zoneOf.get(String(values["destination"]))];
  if (leaves === undefined || comes === undefined) throw new Error("An airport was read and is not known");
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
    .filter((day) => wanted === null || wanted.includes(weekdays[weekdayOf(day)] ?? ""))
    .map((day) => {
      const date = isoOfDayNumber(day);
      const arrival = isoOfDayNumber(day + Number(values["day_shift"]));
      return {
        key: values["to"] === null ? String(values["external_id"]) : `${values["external_id"]}/${date}`,
        date,
        departsAt: instantOf(date, String(values["departs"]), leaves).at,
        arrivesAt: instantOf(arrival, String(values["arrives"]), comes).at,
      };
    });
}

export const flightRecords: readonly RecordKind[] = [...placeRecords, carrier, flight];
