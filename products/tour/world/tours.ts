import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { propertiesOf } from "#fixtures/world/properties.ts";
import { type Deck, deckOf, hash, random } from "#fixtures/world/random.ts";
import type { City, Property } from "#fixtures/world/types.ts";
import { agencies } from "./agencies.ts";
import { amountsOf, inRial } from "./amounts.ts";
import { carriers } from "./carriers.ts";
import { conditionsOf } from "./conditions.ts";
import { rulesOfCountry } from "./countries.ts";
import type { DayText } from "./days/day.ts";
import { type HotelTour, hotelTours } from "./hotel-tours.ts";
import { hotelFinder, hotelPackages, programmePackages } from "./hotels.ts";
import { itineraryOf, textsOf } from "./itinerary.ts";
import { leaders } from "./leaders.ts";
import { hotelPictures, programmePictures } from "./pictures.ts";
import { cityNamed } from "./places.ts";
import { type Programme, type ProgrammeDay, programmes } from "./programmes.ts";
import type { Sale } from "./sale.ts";
import { hotelSummary, programmeSummary } from "./summaries.ts";
import type { PackagePlan, Tour, TourDay, TourPlan } from "./types.ts";
import { listed, nightsText } from "./wording.ts";

/**
 * Tours of a seed, in the order of their ids: 60, two thirds of one hotel. The world's properties are recomputed unless
 * passed in.
 */
export function toursOf(seed: number, properties: readonly Property[] = propertiesOf(seed)): Tour[] {
  const dealt: Dealt = {
    find: hotelFinder(properties),
    taken: new Set(),
    decks: new Map(),
    seed,
    property: new Map(properties.map((property) => [property.id, property])),
  };
  return [...hotelTours.map((tour) => ofOneHotel(tour, dealt)), ...programmes.map((tour) => ofCities(tour, dealt))];
}

/**
 * State shared by the tours of a seed: hotels, which no two tours share, and days, not repeated before all of a city
 * were dealt.
 */
type Dealt = {
  seed: number;
  find: ReturnType<typeof hotelFinder>;
  taken: Set<number>;
  decks: Map<number, Deck<DayText>>;
  property: ReadonlyMap<number, Property>;
};

function ofOneHotel(tour: HotelTour, dealt: Dealt): Tour {
  const { id, nights, mode = "flight" } = tour;
  const city = cityNamed(tour.city);
  const hotel = dealt.find(city, tour.star, dealt.taken);
  dealt.taken.add(hotel.id);
  const summary = hotelSummary(id, city, hotel, nights, mode);
  const [nightsFa, nightsEn] = nightsText(nights);
  const days = daysIn(city, nights - 1, dealt);
  return {
    ...saleOf(tour, dealt.seed, city),
    slug: hotel.slug,
    propertyId: hotel.id,
    nights,
    titleFa: `تور ${city.nameFa}، ${nightsFa} در ${hotel.nameFa}`,
    titleEn: `${city.nameEn} tour, ${nightsEn} at ${hotel.nameEn}`,
    summaryFa: summary.fa,
    summaryEn: summary.en,
    images: hotelPictures(hotel, city),
    ...contentOf(tour, { hotel, nights: Array<City>(nights).fill(city), days, from: city }),
    leaderFa: null,
    leaderEn: null,
    plan: planOf(tour, city, hotelPackages(hotel, nights), amountsOf(city.slug, nights)),
  };
}

function ofCities(tour: Programme, dealt: Dealt): Tour {
  const stops = tour.stops.map(({ city, nights }) => ({ city: cityNamed(city), nights }));
  const nights = stops.flatMap((stop) => Array<City>(stop.nights).fill(stop.city));
  const city = stops[0]!.city;
  const from = tour.returnsFrom === undefined ? stops.at(-1)!.city : cityNamed(tour.returnsFrom);
  const packages = programmePackages(stops, dealt.find);
  const hotels = packages[0]!.stays.flatMap(({ propertyId }) => dealt.property.get(propertyId) ?? []);
  const cities = listed(stops.map((stop) => [stop.city.nameFa, stop.city.nameEn] as const));
  const [nightsFa, nightsEn] = nightsText(nights.length);
  const summary = programmeSummary(tour.id, stops);
  const leader = leaders[tour.id % leaders.length]!;
  return {
    ...saleOf(tour, dealt.seed, city),
    slug: tour.slug,
    propertyId: null,
    nights: nights.length,
    titleFa: `تور ${cities[0]}، ${nightsFa}`,
    titleEn: `${cities[1]} tour, ${nightsEn}`,
    summaryFa: summary.fa,
    summaryEn: summary.en,
    images: programmePictures(
      stops.map((stop) => stop.city),
      hotels,
    ),
    ...contentOf(tour, { hotel: null, nights, days: tour.days.map(dayTextOf), from }),
    leaderFa: leader[0],
    leaderEn: leader[1],
    plan: planOf(tour, from, packages, inRial(tour.amounts)),
  };
}

/** Fields of a tour that follow from its terms of sale and its destination. */
function saleOf(tour: Sale, seed: number, city: City) {
  const { visa, passportMonths } = rulesOfCountry(city);
  const mode = tour.mode ?? "flight";
  const carrier = carriers[mode][hash(seed, "carrier", tour.id) % carriers[mode].length]!;
  return {
    id: tour.id,
    cityId: city.id,
    kind: isAbroad(city) ? "foreign" : "domestic",
    visa: { ...visa },
    passportMonths,
    agencyId: agencies[hash(seed, "agency", tour.id) % agencies.length]!.id,
    policyId: tour.policyId ?? "tour_standard",
    mode,
    carrierFa: carrier[0],
    carrierEn: carrier[1],
    originCityIds: tour.origins.map((slug) => cityNamed(slug).id),
    minGroup: tour.minGroup ?? 1,
    occasions: [...(tour.occasions ?? [])],
  } satisfies Partial<Tour>;
}

type Course = { hotel: Property | null; nights: readonly City[]; days: readonly DayText[]; from: City };

/** The days, and the inclusions of the price that follow from them. */
function contentOf({ id, mode = "flight" }: Sale, course: Course) {
  const city = course.nights[0]!;
  const itinerary: TourDay[] = itineraryOf({ id, mode, isAbroad: isAbroad(city), ...course });
  return {
    itinerary,
    ...conditionsOf({
      nights: course.nights.length,
      mode,
      isAbroad: isAbroad(city),
      isProgramme: course.hotel === null,
      otherMeals: course.days.flatMap(({ meals }) => meals).length,
      ...rulesOfCountry(city),
    }),
  };
}

function planOf(tour: Sale, from: City, packages: PackagePlan[], amounts: TourPlan["amounts"]): TourPlan {
  const hours = isAbroad(from) ? [48, 72] : [6, 12, 24];
  return {
    packages,
    amounts,
    weekdays: [...tour.weekdays],
    everyWeeks: tour.everyWeeks,
    closesBefore: hours[tour.id % hours.length]! * HOUR_SECONDS,
    returnsFromCityId: from.id,
  };
}

const isAbroad = (city: City) => rulesOfCountry(city).passportMonths !== null;

/** A number of days in a city, none twice in a tour; tours of a city share them out before any is repeated. */
function daysIn(city: City, count: number, { seed, decks }: Dealt): DayText[] {
  const deck = decks.get(city.id) ?? deckOf(Object.values(textsOf(city).days), random(seed, "tour days", city.id));
  decks.set(city.id, deck);
  const days: DayText[] = [];
  for (let left = count; left > 0; left--) days.push(deck.deal((day) => !days.includes(day)));
  return days;
}

function dayTextOf(day: ProgrammeDay): DayText {
  const texts = textsOf(cityNamed(day.city));
  const found = "day" in day ? texts.days[day.day] : texts.from?.[day.from];
  if (!found) throw new Error(`No such day of a tour: ${JSON.stringify(day)}`);
  return found;
}
