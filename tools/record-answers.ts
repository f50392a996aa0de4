import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "#domain/calendar/arithmetic.ts";
import type { DeparturesValue, TourListingValue } from "#domain/contract/tour.shapes.ts";
import { label } from "#domain/messages/labels.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED, FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { tourExamples } from "#fixtures/world/tours/examples.ts";
import { createApp } from "#provider/app.ts";
import { openDatabase } from "#provider/database/connection.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { silentLog } from "#provider/log.ts";
import { readSettings } from "#provider/settings.ts";
import { servicesOver } from "#provider/start.ts";

/**
 * Records the provider's answers for stories: `node tools/record-answers.ts` after the contract or the world changed.
 * Each becomes a constant typed by the contract, so a story stops compiling when the contract moves on.
 */

const STAY = "check_in=2026-12-01&length_of_stay=3";

type Recording = {
  name: string;
  type: string;
  from: "base" | "content" | "property" | "tour";
  address: string;
  locale?: "fa" | "en";
};

const isfahan = "property/v2/search?destination_id=city-2";
const recordings: readonly Recording[] = [
  { name: "home", type: "HomeValue", from: "content", address: "content/v2/home" },
  ...(["fa", "en"] as const).flatMap((locale): Recording[] =>
    [
      ["Rules", "rules-and-policies"],
      ["Contact", "contact"],
      ["About", "about"],
      ["Gallery", "gallery"],
    ].map(([name, slug]) => ({
      name: `page${name}In${label("locales", locale, "en")}`,
      type: "PageValue",
      from: "content",
      address: `content/v2/pages/${slug}`,
      locale,
    })),
  ),
  ...(["fa", "en"] as const).flatMap((locale): Recording[] =>
    [
      ["RegisterHotel", "register-hotel"],
      ["Chabahar", "chabahar"],
      ["Nowruz", "nowruz"],
      ["OneNight", "one-night-offer"],
      ["NowruzTours", "nowruz-tours"],
      ["NowruzForeignTours", "nowruz-foreign-tours"],
    ].map(([name, slug]) => ({
      name: `landing${name}In${label("locales", locale, "en")}`,
      type: "LandingValue",
      from: "content",
      address: `content/v2/landings/${slug}`,
      locale,
    })),
  ),
  { name: "partner", type: "PartnerValue", from: "content", address: "content/v2/partners/bargesafar" },
  {
    name: "suggestionsInPersian",
    type: "Suggestion[]",
    from: "base",
    address: `base/v2/autocomplete?q=${encodeURIComponent("اصف")}&scope=property`,
  },
  {
    name: "suggestionsInEnglish",
    type: "Suggestion[]",
    from: "base",
    address: "base/v2/autocomplete?q=isf&scope=property",
    locale: "en",
  },
  { name: "countries", type: "CountryChoice[]", from: "base", address: "base/v2/countries" },
  { name: "iranListing", type: "ListingValue", from: "property", address: "property/v2/listing?scope=iran" },
  {
    name: "internationalListing",
    type: "ListingValue",
    from: "property",
    address: "property/v2/listing?scope=international",
  },
  { name: "isfahanCity", type: "CityValue", from: "property", address: "property/v2/city/Isfahan" },
  { name: "luxuryCategory", type: "CategoryValue", from: "property", address: "property/v2/category/Luxury" },
  {
    name: "isfahanTraditional",
    type: "SubjectValue",
    from: "property",
    address: "property/v2/subject/Isfahan/Traditional",
  },
  { name: "isfahanSearch", type: "SearchValue", from: "property", address: `${isfahan}&${STAY}` },
  {
    name: "isfahanSearchEmpty",
    type: "SearchValue",
    from: "property",
    address: `${isfahan}&${STAY}&type[]=motel&rating_min=5`,
  },
  { name: "isfahanAttraction", type: "AttractionValue", from: "property", address: "attraction/v2/Isfahan/6" },
];

/** What the property page asks for, for one property. */
const propertyRecordings = (id: number): readonly Recording[] => {
  const of = (path: string) => `property/v2/${id}/${path}`;
  return [
    { name: "propertyRooms", type: "RoomsValue", from: "property", address: of(`rooms?${STAY}`) },
    {
      name: "propertyRoomsForTwoParties",
      type: "RoomsValue",
      from: "property",
      address: of(`rooms?${STAY}&rooms=${encodeURIComponent("2;2,5,8")}`),
    },
    {
      name: "propertyRoomsAtNowruz",
      type: "RoomsValue",
      from: "property",
      address: of("rooms?check_in=2027-03-20&length_of_stay=1"),
    },
    {
      name: "propertyCalendar",
      type: "CalendarDay[]",
      from: "property",
      address: of("price-calendar?from=2026-11-20&to=2027-02-03"),
    },
    { name: "propertyComments", type: "CommentsValue", from: "property", address: of("comments") },
    { name: "propertyQuestions", type: "QuestionsValue", from: "property", address: of("questions") },
    { name: "propertySimilar", type: "CardsValue", from: "property", address: of("similar") },
    { name: "propertySuggested", type: "CardsValue", from: "property", address: of("suggested") },
    {
      name: "propertyExtraFacilities",
      type: "ExtraFacilitiesValue",
      from: "property",
      address: of("extra-facilities"),
    },
  ];
};

/** What the pages of tours ask for: of the tour whose group is complete, and which has seats left. */
function tourRecordings(): readonly Recording[] {
  const { tour, departure } = tourExamples({ seed: DEMO_SEED, from: FROZEN_TODAY }).guaranteed;
  const slug = citiesIran.find(({ id }) => id === tour.cityId)?.slug ?? "";
  const from = departure.originCityId;
  const wanted = `origin_id=city-${from}&destination_id=city-${tour.cityId}&length_of_stay=${tour.nights}&rooms=${encodeURIComponent("2;2,5")}`;
  return [
    { name: "tourHome", type: "TourHomeValue", from: "tour", address: "tour/v2/home" },
    { name: "tourListing", type: "TourListingValue", from: "tour", address: `tour/v2/listing/${slug}` },
    { name: "tourDetails", type: "TourDetailsValue", from: "tour", address: `tour/v2/details/${slug}/${tour.slug}` },
    {
      name: "tourDepartures",
      type: "DeparturesValue",
      from: "tour",
      address: `tour/v2/departures?tour_id=${tour.id}&origin_id=${from}&from=${FROZEN_TODAY}&to=2027-03-18`,
    },
    {
      name: "tourDeparture",
      type: "DepartureValue",
      from: "tour",
      address: `tour/v2/departures/${departure.id}?rooms=${encodeURIComponent("2;2,5")}`,
    },
    {
      name: "tourSearch",
      type: "TourSearchValue",
      from: "tour",
      address: `tour/v2/search?${wanted}&check_in=${departure.date}`,
    },
    {
      name: "tourSearchNearest",
      type: "TourSearchValue",
      from: "tour",
      address: `tour/v2/search?${wanted}&check_in=${addDays(departure.date, 14)}&flex=0`,
    },
    { name: "tourListingAbroad", type: "TourListingValue", from: "tour", address: "tour/v2/listing/Turkiye" },
  ];
}

/** A tour abroad from its page to its packages: the first of a city, on its first day that can be booked. */
async function writeForeignTour(city: string): Promise<void> {
  const listing = (await ask(`tour/v2/listing/${city}`)) as TourListingValue;
  const [tour] = listing.items;
  const origin = tour?.origins[0];
  if (tour === undefined || origin === undefined) throw new Error(`There is no tour to ${city}`);
  const days = (await ask(
    `tour/v2/departures?tour_id=${tour.tour_id}&origin_id=${origin.id}&from=${FROZEN_TODAY}&to=2027-03-18`,
  )) as DeparturesValue;
  const day = days.find(({ min_price }) => min_price !== null);
  write(
    { name: "foreignTourDetails", type: "TourDetailsValue", from: "tour" },
    await ask(`tour/v2/details/${tour.city.slug}/${tour.slug}`),
  );
  write({ name: "foreignTourDepartures", type: "DeparturesValue", from: "tour" }, days);
  write(
    { name: "foreignTourDeparture", type: "DepartureValue", from: "tour" },
    await ask(`tour/v2/departures/${day?.departure_id}?rooms=2`),
  );
}

const settings = readSettings({});
const database = await openDatabase({ folder: null });
await database.migrate();
await seedDemo(database, FROZEN_TODAY, silentLog);
const app = createApp(await servicesOver(database, settings, silentLog, () => FROZEN_NOW));
const folder = join(import.meta.dirname, "../fixtures/answers");
mkdirSync(folder, { recursive: true });

async function ask(address: string, locale: "fa" | "en" = "fa"): Promise<unknown> {
  const response = await app.request(`/${address}`, {
    headers: { "Client-Token": settings.clientToken, "Accept-Language": locale },
  });
  const body = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`${address}: ${response.status} ${JSON.stringify(body)}`);
  return body.value;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function write({ name, type, from }: Pick<Recording, "name" | "type" | "from">, value: unknown): void {
  const imported = type.replace("[]", "");
  const text = `import type { ${imported} } from "#domain/contract/${from}.shapes.ts";\n\n/** Recorded by \`tools/record-answers.ts\`. */\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 1)};\n`;
  writeFileSync(join(folder, `${kebab(name)}.ts`), text);
}

for (const recording of recordings) write(recording, await ask(recording.address, recording.locale));
const search = (await ask(`${isfahan}&${STAY}`)) as {
  items: { slug: string; id: number; rating: { count: number } }[];
};
const shown = search.items.reduce((best, item) => (item.rating.count > best.rating.count ? item : best));
write(
  { name: "propertyDetails", type: "DetailsValue", from: "property" },
  await ask(`property/v2/details/Isfahan/${shown.slug}`),
);
for (const recording of propertyRecordings(shown.id)) write(recording, await ask(recording.address));
for (const recording of tourRecordings()) write(recording, await ask(recording.address));
await writeForeignTour("Istanbul");
await database.close();
