import { describe, expect, test } from "vitest";
import { DEMO_SEED, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { world } from "#fixtures/world/world.ts";
import { agencies } from "./agencies.ts";
import { cityTexts } from "./days/cities.ts";
import { toursOf } from "./tours.ts";
import { tourOccasions } from "./types.ts";

const demo = world(DEMO_SEED, FROZEN_TODAY);
const tours = toursOf(DEMO_SEED, demo.properties);
const cityById = new Map(demo.cities.map((city) => [city.id, city]));
const propertyById = new Map(demo.properties.map((property) => [property.id, property]));
const isIranian = (cityId: number) => cityById.get(cityId)?.countryId === 1;
const repeated = <T>(values: T[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe("the tours of the demo world", () => {
  test("are 60, two thirds of one hotel, 42 of them in Iran, from eight cities", () => {
    expect(tours.map(({ id }) => id)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(tours.filter(({ propertyId }) => propertyId !== null)).toHaveLength(40);
    expect(tours.filter(({ kind }) => kind === "domestic")).toHaveLength(42);
    expect(tours.filter(({ kind }) => kind === "foreign")).toHaveLength(18);
    expect(new Set(tours.flatMap(({ originCityIds }) => originCityIds)).size).toBe(8);
  });

  test("are the same of one seed, whether or not the properties are handed in, and exist of another", () => {
    expect(toursOf(DEMO_SEED)).toEqual(tours);
    expect(toursOf(7)).not.toEqual(tours);
    for (const seed of [1, 2, 3]) expect(toursOf(seed)).toHaveLength(60);
  });

  test("have a slug of letters, digits and underscores, once in a city, that no listing from an origin shadows", () => {
    expect(tours.filter(({ slug }) => !/^[A-Za-z0-9_]+$/.test(slug) || slug.startsWith("From"))).toEqual([]);
    expect(repeated(tours.map(({ cityId, slug }) => `${cityId} ${slug}`))).toEqual([]);
    const houses = new Set(demo.properties.map(({ cityId, slug }) => `${cityId} ${slug}`));
    for (const { propertyId, cityId, slug } of tours)
      if (propertyId === null) expect(houses.has(`${cityId} ${slug}`), slug).toBe(false);
      else expect(propertyById.get(propertyId)?.slug).toBe(slug);
  });

  test("never depart from a city that they go to", () => {
    for (const { originCityIds, itinerary, slug } of tours) {
      expect(originCityIds.length, slug).toBeGreaterThan(0);
      expect(repeated(originCityIds), slug).toEqual([]);
      expect(
        originCityIds.filter((id) => itinerary.some(({ cityId }) => cityId === id)),
        slug,
      ).toEqual([]);
      expect(originCityIds.every(isIranian), slug).toBe(true);
    }
  });

  test("name cities, properties and agencies that exist, and hotels that take bookings", () => {
    for (const tour of tours) {
      expect(tour.kind, tour.slug).toBe(isIranian(tour.cityId) ? "domestic" : "foreign");
      expect(agencies.map(({ id }) => id)).toContain(tour.agencyId);
      const cities = new Set(demo.cities.map(({ slug }) => slug));
      expect(tour.images.filter(({ image }) => !cities.has(image.city))).toEqual([]);
      for (const { stays } of tour.plan.packages)
        for (const { propertyId, cityId, star } of stays) {
          const property = propertyById.get(propertyId);
          expect([property?.cityId, property?.star, property?.isBookable], tour.slug).toEqual([cityId, star, true]);
        }
    }
  });

  test("have a day more than nights, each ending where its night is spent", () => {
    for (const { slug, nights, itinerary, plan, cityId } of tours) {
      expect(
        itinerary.map(({ day }) => day),
        slug,
      ).toEqual(Array.from({ length: nights + 1 }, (_, index) => index + 1));
      expect(itinerary[0]?.cityId, slug).toBe(cityId);
      expect(itinerary[0]?.meals, slug).toEqual([]);
      expect(
        itinerary.slice(1).every(({ meals }) => meals.includes("breakfast")),
        slug,
      ).toBe(true);
      for (const { stays } of plan.packages)
        expect(
          itinerary.slice(0, -1).map((day) => day.cityId),
          slug,
        ).toEqual(stays.flatMap((stay) => Array<number>(stay.nights).fill(stay.cityId)));
    }
  });

  test("of two or three cities are programmes with a leader; the others have one hotel, no other tour its", () => {
    for (const { propertyId, plan, leaderFa, slug } of tours) {
      expect(leaderFa !== null, slug).toBe(propertyId === null);
      const cities = new Set(plan.packages.flatMap(({ stays }) => stays.map(({ cityId }) => cityId)));
      const hotels = new Set(plan.packages.flatMap(({ stays }) => stays.map((stay) => stay.propertyId)));
      if (propertyId === null) expect([2, 3], slug).toContain(cities.size);
      else expect([...hotels], slug).toEqual([propertyId]);
    }
    expect(repeated(tours.flatMap(({ propertyId }) => propertyId ?? []))).toEqual([]);
  });

  test("are sold in packages of which no two are the same", () => {
    for (const { plan, slug } of tours) {
      expect(repeated(plan.packages.map((one) => JSON.stringify(one))), slug).toEqual([]);
      expect(plan.packages.length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  test("ask for a passport abroad alone, and every kind of visa, policy, transport and occasion occurs", () => {
    for (const { kind, passportMonths, visa, slug } of tours) {
      expect(passportMonths, slug).toBe(kind === "domestic" ? null : 6);
      if (kind === "domestic") expect(visa, slug).toEqual({ kind: "none", processingDays: 0, fee: 0 });
      if (visa.kind !== "included") expect(visa.fee, slug).toBe(0);
    }
    expect(new Set(tours.map(({ visa }) => visa.kind))).toEqual(new Set(["none", "included", "own", "on_arrival"]));
    expect(new Set(tours.map(({ policyId }) => policyId))).toEqual(
      new Set(["tour_standard", "tour_peak", "tour_flexible"]),
    );
    expect(new Set(tours.map(({ mode }) => mode))).toEqual(new Set(["flight", "train", "bus"]));
    expect(new Set(tours.flatMap(({ occasions }) => occasions))).toEqual(new Set(tourOccasions));
  });

  test("are sold for Nowruz in Iran and abroad", () => {
    const ofNowruz = tours.filter(({ occasions }) => occasions.includes("nowruz"));
    expect(new Set(ofNowruz.map(({ kind }) => kind))).toEqual(new Set(["domestic", "foreign"]));
  });

  test("use every day that is written, and no two of a hotel or programme tell the same", () => {
    const told = new Set(tours.flatMap(({ itinerary }) => itinerary.map(({ textFa }) => textFa)));
    const written = Object.values(cityTexts).flatMap(({ days, from = {} }) => [
      ...Object.values(days),
      ...Object.values(from),
    ]);
    expect(written.filter(({ textFa }) => !told.has(textFa)).map(({ titleEn }) => titleEn)).toEqual([]);
    expect(repeated(tours.map(({ itinerary }) => JSON.stringify(itinerary)))).toEqual([]);
    for (const { itinerary, slug } of tours) expect(repeated(itinerary.map(({ textFa }) => textFa)), slug).toEqual([]);
  });
});

describe("the agencies", () => {
  test("say in both languages that their licences are invented", () => {
    for (const { licenceFa, licenceEn } of agencies) {
      expect(licenceFa).toContain("ساختگی");
      expect(licenceEn).toContain("Invented");
    }
    expect(repeated(agencies.flatMap(({ nameFa, nameEn, phone }) => [nameFa, nameEn, phone]))).toEqual([]);
  });
});
