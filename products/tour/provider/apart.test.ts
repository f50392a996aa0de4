import { expect } from "vitest";
import { dayOfLocal } from "#domain/calendar/local-date-time.ts";
import type { FlightSearchValue } from "#products/flight/contract/flight.shapes.ts";
import type { RoomsValue } from "#products/stay/contract/stay.shapes.ts";
import type { DepartureValue, TourLeg, TourPackageOffer } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

/** Parties of one room: their passports, and how many of them are adults and children to an airline. */
const parties = [
  { rooms: "2", adult_count: 2, child_count: 0, audience: "iranian" },
  { rooms: "2,5", adult_count: 2, child_count: 1, audience: "iranian" },
  { rooms: "2", adult_count: 2, child_count: 0, audience: "foreign" },
  { rooms: "2", adult_count: 2, child_count: 0, audience: "mixed" },
] as const;
type Party = (typeof parties)[number];

/** True when a leg of `departure` is a flight that the small world sells. */
const isSold = (leg: "out" | "back"): string => `EXISTS (SELECT FROM flight
  WHERE flight.carrier = legs #>> '{${leg},carrier}' AND flight.number = legs #>> '{${leg},number}'
    AND flight.local_date = left(legs #>> '{${leg},departs_local}', 10)::date)`;

const LOOKED_AT = 8;
const MAX_PAGES = 10;

onProvider("What the parts of a tour’s package cost by themselves", (provider, onEngine) => {
  const database = () => provider.services.database;
  const anyone = () => callerOf(provider.app);
  const departureOf = async (id: number, { rooms, audience }: Party) =>
    (await anyone().get<DepartureValue>(`tour/v2/departures/${id}?rooms=${rooms}&audience=${audience}`)).value;

  /** Open departures on flights that are sold by themselves. */
  const flown = async () => {
    await standAtFrozenNoon(database());
    return database().query<{ id: number }>(
      `SELECT departure.id FROM tour_departure AS departure JOIN stock AS seats ON seats.id = seats_stock_id
       WHERE ${isSold("out")} AND ${isSold("back")} AND state <> 'cancelled' AND closes_at > app_now() AND total - held - sold > 3
       ORDER BY departure.id LIMIT ${LOOKED_AT}`,
    );
  };

  /** The least that a flight costs as a search sells it; null where it does not. */
  const fareOf = async (leg: TourLeg, { adult_count, child_count }: Party): Promise<number | null> => {
    const totals: number[] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { value } = await anyone().get<FlightSearchValue>(
        `flight/v2/search?origin_city_id=city-${leg.from.id}&destination_city_id=city-${leg.to.id}&departure_date=${dayOfLocal(leg.departs_local)}&adult_count=${adult_count}&child_count=${child_count}&page=${page}`,
      );
      for (const { segments, total } of value.items) {
        const [only, ...others] = segments;
        const isThis = only !== undefined && `${only.carrier.code} ${only.number}` === leg.number;
        const isOf = only?.carrier.name_en === leg.carrier_en;
        if (isThis && isOf && others.length === 0) totals.push(total);
      }
      if (value.items.length === 0) break;
    }
    return totals.length === 0 ? null : Math.min(...totals);
  };

  /** The least that a package's only stay costs as its property's page sells it; null where it does not. */
  const stayOf = async (
    { stays }: TourPackageOffer,
    date: string,
    { rooms, audience }: Party,
  ): Promise<number | null> => {
    const [stay] = stays;
    const { value } = await anyone().get<RoomsValue>(
      `property/v2/${stay?.property.id}/rooms?check_in=${date}&length_of_stay=${stay?.nights}&rooms=${rooms}&audience=${audience}`,
    );
    const totals = value.parties[0]?.room_types
      .flatMap(({ plans }) => plans)
      .filter(({ meal, blocking }) => meal === stay?.meal && blocking.length === 0)
      .map(({ total }) => total);
    return totals === undefined || totals.length === 0 ? null : Math.min(...totals);
  };

  /** Rates for all, for Iranians and for others, side by side. */
  const mixRates = () =>
    database().query("UPDATE rate_plan SET guest_nationality = (ARRAY['iranian', 'foreign', 'any'])[1 + id % 3]");

  onEngine("is to the rial what their own pages sell them at, and unknown where one does not", async () => {
    const found = { known: 0, unknown: 0 };
    await mixRates();
    for (const { id } of await flown()) {
      for (const party of parties) {
        const { date, out, back, packages } = await departureOf(id, party);
        const fares = [await fareOf(out, party), await fareOf(back, party)];
        for (const one of packages.filter(({ total }) => total !== null)) {
          const parts = [...fares, await stayOf(one, date, party)];
          const sum = parts.reduce((all, part) => (all === null || part === null ? null : all + part), 0);
          expect(one.apart, `${id} ${one.package_id} ${party.rooms} ${party.audience}`).toBe(sum);
          found[sum === null ? "unknown" : "known"] += 1;
        }
      }
    }
    expect(found.known).toBeGreaterThan(0);
    expect(found.unknown).toBeGreaterThan(0);
  });

  onEngine(
    "is unknown once a flight or the rooms are sold out, and of journeys that are sold only with a tour",
    async () => {
      const known: { departure: DepartureValue; one: TourPackageOffer }[] = [];
      for (const { id } of await flown()) {
        const departure = await departureOf(id, parties[0]);
        const one = departure.packages.find(({ apart }) => apart !== null);
        if (one) known.push({ departure, one });
      }
      const [{ departure, one }] = known as [(typeof known)[number]];
      const apartNow = async () =>
        (await departureOf(departure.departure_id, parties[0])).packages.find(
          ({ package_id }) => package_id === one.package_id,
        )?.apart;
      const [stay] = one.stays;
      const setSold = (sold: string) =>
        database().query(
          `UPDATE inventory_night SET sold = ${sold} FROM room_type
           WHERE room_type.id = room_type_id AND property_id = $1 AND night >= $2 AND night < $3`,
          [stay!.property.id, departure.date, departure.return_date],
        );
      await setSold("total - held");
      expect(await apartNow()).toBeNull();
      await setSold("sold_elsewhere");
      expect(await apartNow()).toBe(one.apart);
      await database().query("UPDATE flight SET state = 'cancelled' WHERE number = $1", [
        departure.out.number.split(" ").at(-1) ?? "",
      ]);
      expect(await apartNow()).toBeNull();

      const [own] = await database().query<{ id: number }>(
        "SELECT id FROM tour_departure WHERE legs #>> '{out,carrier}' IS NULL AND state <> 'cancelled' AND closes_at > app_now() LIMIT 1",
      );
      expect((await departureOf(own!.id, parties[0])).packages.map(({ apart }) => apart)).toEqual(
        expect.not.arrayContaining([expect.any(Number)]),
      );
    },
  );
});
