import { describe, expect, test } from "vitest";
import { addDays, dayNumber } from "#domain/calendar/arithmetic.ts";
import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { fromIso } from "#domain/calendar/conversion.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { airportOf } from "#domain/place/airports.ts";
import { localOf } from "#domain/time/instant.ts";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { flightRoutes } from "#fixtures/world/routes.ts";
import { flightsAhead } from "../../flight/world/flights.ts";
import { zoneOfCity } from "./countries.ts";
import { departuresAhead, departuresOf } from "./departures.ts";
import { cityOfId } from "./places.ts";
import { toursOf } from "./tours.ts";

const tours = toursOf(DEMO_SEED);
const tourById = new Map(tours.map((tour) => [tour.id, tour]));
const tourOf = (id: number) => tourById.get(id)!;
const departures = tours.flatMap((tour) => departuresAhead(DEMO_SEED, tour, FROZEN_TODAY));
const packages = departures.flatMap((departure) => departure.packages.map((sold) => ({ departure, sold })));
const MILLION = 1_000_000;

/** The local date at an instant. */
const localDay = (instant: number, cityId: number) => dayNumber(localOf(instant, zoneOfCity(cityId)).date);
const isNowruz = (date: IsoDate) => {
  const { month, day } = fromIso(date, "jalali");
  return (month === 12 && day >= 20) || (month === 1 && day <= 13);
};

describe("departures", () => {
  test("are about 1,500 with 6,000 packages, within 120 days, those of Nowruz within 220", () => {
    expect(departures.length).toBeGreaterThan(1_350);
    expect(departures.length).toBeLessThan(1_650);
    expect(packages.length).toBeGreaterThan(5_400);
    expect(packages.length).toBeLessThan(6_600);
    const late = departures.filter(({ date }) => date > addDays(FROZEN_TODAY, 120));
    expect(late.length).toBeGreaterThan(50);
    for (const { date, tourId } of late) {
      expect(isNowruz(date)).toBe(true);
      expect(tourOf(tourId).occasions).toContain("nowruz");
    }
    for (const tour of tours)
      expect(
        departures.some(({ tourId }) => tourId === tour.id),
        tour.slug,
      ).toBe(true);
  });

  test("are the same from whichever day one looks", () => {
    const [from, later, to]: IsoDate[] = [FROZEN_TODAY, addDays(FROZEN_TODAY, 37), addDays(FROZEN_TODAY, 120)] as const;
    for (const tour of tours) {
      const all = departuresOf(DEMO_SEED, tour, from!, to!);
      expect(departuresOf(DEMO_SEED, tour, later!, to!)).toEqual(all.filter(({ date }) => date >= later!));
      expect(all.filter(({ date }) => date < from! || date > to!)).toEqual([]);
    }
  });

  test("of another seed have other prices", () => {
    const other = toursOf(7).flatMap((tour) => departuresAhead(7, tour, FROZEN_TODAY));
    expect(other[0]?.packages[0]?.prices).not.toEqual(departures[0]?.packages[0]?.prices);
  });

  test("have ids of their own, that follow from tour, origin and date", () => {
    const ids = [...departures.map(({ id }) => id), ...packages.map(({ sold }) => sold.id)];
    expect(new Set(departures.map(({ id }) => id)).size).toBe(departures.length);
    expect(new Set(packages.map(({ sold }) => sold.id)).size).toBe(packages.length);
    expect(Math.max(...ids)).toBeLessThan(10 ** 12);
    for (const { id, tourId, originCityId, date } of departures)
      expect(id).toBe((tourId * 1_000 + originCityId) * 100_000 + dayNumber(date));
    for (const { departure, sold } of packages) expect(sold.departureId).toBe(departure.id);
  });

  test("are decided before they close, and close before they depart", () => {
    for (const { decideBy, closesAt, legs, tourId } of departures) {
      const { visa } = tourOf(tourId);
      expect(decideBy).toBeLessThan(closesAt);
      expect(closesAt).toBeLessThanOrEqual(legs.out.departsAt - 3 * HOUR_SECONDS);
      expect(closesAt).toBeLessThanOrEqual(legs.out.departsAt - visa.processingDays * 24 * HOUR_SECONDS);
    }
  });

  test("go from the origin on their date, sleep in the first city that night, and return when the nights are over", () => {
    for (const { legs, date, nights, originCityId, tourId } of departures) {
      const { out, back } = legs;
      expect([out.fromCityId, back.toCityId]).toEqual([originCityId, originCityId]);
      expect(out.toCityId).toBe(tourOf(tourId).cityId);
      expect(out.arrivesAt).toBeGreaterThan(out.departsAt);
      expect(back.departsAt).toBeGreaterThan(out.arrivesAt);
      expect(back.arrivesAt).toBeGreaterThan(back.departsAt);
      expect(localDay(out.departsAt, originCityId)).toBe(dayNumber(date));
      expect(localDay(out.arrivesAt, out.toCityId)).toBe(dayNumber(date));
      expect(localDay(back.departsAt, back.fromCityId)).toBe(dayNumber(date) + nights);
    }
  });

  test("take a plausible time by what carries them", () => {
    const minutes = departures.flatMap(({ legs }) =>
      [legs.out, legs.back].map((leg) => ({ leg, time: (leg.arrivesAt - leg.departsAt) / 60 })),
    );
    const longest = { flight: 500, train: 540, bus: 540 } as const;
    expect(minutes.filter(({ leg, time }) => time < 60 || time > longest[leg.mode])).toEqual([]);
  });
});

describe("groups and what is sold", () => {
  test("a departure is guaranteed as soon as its group is complete", () => {
    for (const { state, seats, minGroup } of departures) {
      if (state === "guaranteed") expect(seats.soldElsewhere).toBeGreaterThanOrEqual(minGroup);
      if (state === "scheduled") expect(seats.soldElsewhere).toBeLessThan(minGroup);
      expect(seats.soldElsewhere).toBeLessThanOrEqual(seats.total);
      expect(seats.total).toBeGreaterThan(minGroup);
    }
  });

  test("most departures can be booked: at least four of five have seats, and a room in some package", () => {
    const open = departures.filter(
      ({ state, seats, packages: sold }) =>
        state !== "cancelled" &&
        seats.soldElsewhere < seats.total &&
        sold.some(({ rooms }) => rooms.soldElsewhere < rooms.total),
    );
    expect(open.length / departures.length).toBeGreaterThan(0.8);
    expect(open.length).toBeLessThan(departures.length);
  });

  test("no more rooms are sold than there are, nor than the travellers need", () => {
    for (const { packages: sold, seats } of departures) {
      for (const { rooms } of sold) {
        expect(rooms.total).toBeGreaterThan(0);
        expect(rooms.soldElsewhere).toBeLessThanOrEqual(rooms.total);
      }
      expect(sold.reduce((sum, { rooms }) => sum + rooms.soldElsewhere, 0) * 2).toBeLessThanOrEqual(
        seats.soldElsewhere,
      );
    }
  });
});

describe("prices", () => {
  const doublesOf = (cityId: number, nights: number) =>
    packages
      .filter(({ departure }) => {
        const tour = tourOf(departure.tourId);
        return tour.cityId === cityId && tour.nights === nights && tour.propertyId !== null;
      })
      .map(({ sold }) => (sold.prices.double ?? 0) / MILLION);

  test.each([
    ["Kish, 3 nights", 7, 3, 150, 280],
    ["Mashhad, 3 nights", 4, 3, 110, 220],
    ["Istanbul, 6 nights", 101, 6, 480, 950],
    ["Dubai, 4 nights", 104, 4, 520, 1_050],
    ["Antalya, 6 nights", 102, 6, 700, 1_600],
  ])("%s: a person in a double, million rial of 1405", (_, cityId, nights, from, to) => {
    const doubles = doublesOf(cityId, nights);
    expect(Math.min(...doubles)).toBeGreaterThanOrEqual(from);
    expect(Math.max(...doubles)).toBeLessThanOrEqual(to);
    expect((Math.max(...doubles) - Math.min(...doubles)) / (to - from)).toBeGreaterThan(0.3);
  });

  test("are multiples of 100,000 rial; a single pays up to twice, children less, infants little", () => {
    for (const { sold } of packages) {
      const { single, double, extra_adult, child_with_bed, child_no_bed, infant } = sold.prices;
      if (double === null) throw new Error("Every package is sold in a double");
      for (const price of Object.values(sold.prices)) if (price !== null) expect(price % 100_000).toBe(0);
      if (single !== null) expect(single >= double && single <= 2 * double).toBe(true);
      expect(extra_adult ?? 0).toBeLessThan(double);
      expect(child_with_bed ?? 0).toBeLessThan(extra_adult ?? double);
      expect(child_no_bed ?? 0).toBeLessThan(child_with_bed ?? double);
      expect(infant ?? 0).toBeLessThan(double * 0.13);
      expect(sold.beds === 4 && extra_adult === null).toBe(false);
    }
    const sometimesNull = ["single", "extra_adult", "child_no_bed", "infant"] as const;
    for (const type of sometimesNull) {
      const share =
        packages.filter(({ sold }) => sold.prices[type] === null && sold.beds === 3).length / packages.length;
      expect(share, type).toBeGreaterThan(0.005);
      expect(share, type).toBeLessThan(0.12);
    }
  });

  test("weekends, Nowruz and the last seats are dearer", () => {
    const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    const first = departures.filter(({ tourId }) => tourId === 1);
    const price = ({ packages: sold }: (typeof first)[number]) => sold[0]?.prices.double ?? 0;
    expect(mean(first.filter(({ date }) => isNowruz(date)).map(price))).toBeGreaterThan(
      1.05 * mean(first.filter(({ date }) => !isNowruz(date)).map(price)),
    );
    const nowruz = first.filter(({ date }) => isNowruz(date));
    const isLast = ({ seats }: (typeof first)[number]) =>
      seats.soldElsewhere < seats.total && seats.total - seats.soldElsewhere <= 4;
    expect(nowruz.some(isLast)).toBe(true);
    const weekday = (date: IsoDate) => (dayNumber(date) + 5) % 7;
    const onDay = (days: number[]) =>
      mean(nowruz.filter((one) => !isLast(one) && days.includes(weekday(one.date))).map(price));
    expect(onDay([4, 5])).toBeGreaterThan(onDay([0, 1, 2]));
    expect(mean(nowruz.filter(isLast).map(price))).toBeGreaterThan(
      mean(nowruz.filter((one) => !isLast(one)).map(price)),
    );
  });
});

describe("journeys by air", () => {
  const sold = new Map(
    flightsAhead(DEMO_SEED, flightRoutes, FROZEN_TODAY).map((flight) => [
      `${flight.carrier} ${flight.number} ${flight.date} ${airportOf(flight.origin).citySlug}`,
      flight,
    ]),
  );
  const flown = departures.flatMap(({ legs }) => [legs.out, legs.back]).filter(({ mode }) => mode === "flight");
  const dateOf = (leg: (typeof flown)[number]) => localOf(leg.departsAt, zoneOfCity(leg.fromCityId)).date;
  /** All routes are sold that far ahead. */
  const soldUntil = addDays(FROZEN_TODAY, Math.min(...flightRoutes.map(({ days }) => days)));

  test("are flights that are sold by themselves, at their own times, where one suits", () => {
    const named = flown.filter((leg) => leg.carrier !== null && dateOf(leg) <= soldUntil);
    for (const leg of named) {
      const found = sold.get(`${leg.carrier} ${leg.number} ${dateOf(leg)} ${cityOfId(leg.fromCityId).slug}`);
      expect([found?.departsAt, found?.arrivesAt], leg.number).toEqual([leg.departsAt, leg.arrivesAt]);
      expect(airportOf(found!.destination).citySlug).toBe(cityOfId(leg.toCityId).slug);
    }
    expect(named.length / flown.filter((leg) => dateOf(leg) <= soldUntil).length).toBeGreaterThan(0.4);
    expect(flown.some(({ carrier }) => carrier === null)).toBe(true);
  });

  test("go out before the evening, and come back when the last morning is over", () => {
    for (const { legs } of departures.filter(({ legs: { out } }) => out.mode === "flight")) {
      const hourOf = (at: number, cityId: number) => Number(localOf(at, zoneOfCity(cityId)).time.slice(0, 2));
      expect(hourOf(legs.out.departsAt, legs.out.fromCityId)).toBeLessThan(17);
      expect(hourOf(legs.back.departsAt, legs.back.fromCityId)).toBeGreaterThanOrEqual(11);
    }
  });
});
