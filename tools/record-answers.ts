import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { label } from "#domain/messages/labels.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED, FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import type { DeparturesValue, TourListingValue } from "#products/tour/contract/tour.shapes.ts";
import { departuresAhead } from "#products/tour/world/departures.ts";
import { tourExamples } from "#products/tour/world/examples.ts";
import { toursOf } from "#products/tour/world/tours.ts";
import { createApp } from "#provider/app.ts";
import { markDemonstration } from "#provider/demo/mark.ts";
import { seedDemo } from "#provider/demo/seed.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { servicesOver } from "#provider/start.ts";
import { recordFlights } from "./record-flights.ts";
import { recordPhotos } from "./record-photos.ts";

/**
 * Records the provider's answers for stories: `node tools/record-answers.ts` after the contract or the world changed, or
 * with names to write only those. Each becomes a JSON file; the module of its name in `fixtures/answers`, written by
 * hand, types it by its call (`recorded.ts`), so that a story stops compiling when the contract changes.
 */

const STAY = "check_in=2026-12-01&length_of_stay=3";

/** Folder of a recording: its product, or the catalogue. */
export type RecordingFolder = "catalogue" | "stay" | "tour" | "flight";

type Recording = {
  name: string;
  /** Folder of its file. */
  from: RecordingFolder;
  address: string;
  locale?: "fa" | "en";
};

const isfahan = "property/v2/search?destination_id=city-2";
const isfahanMap = "property/v2/search/map?destination_id=city-2";
const noSuch = "type[]=motel&rating_min=5";
const recordings: readonly Recording[] = [
  { name: "home", from: "catalogue", address: "content/v2/home" },
  ...(["fa", "en"] as const).flatMap((locale): Recording[] =>
    [
      ["Rules", "rules-and-policies"],
      ["Contact", "contact"],
      ["About", "about"],
      ["Gallery", "gallery"],
    ].map(([name, slug]) => ({
      name: `page${name}In${label("locales", locale, "en")}`,
      from: "catalogue",
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
      from: "catalogue",
      address: `content/v2/landings/${slug}`,
      locale,
    })),
  ),
  { name: "partner", from: "catalogue", address: "content/v2/partners/bargesafar" },
  {
    name: "suggestionsInPersian",
    from: "catalogue",
    address: `base/v2/autocomplete?q=${encodeURIComponent("اصف")}&scope=property`,
  },
  {
    name: "suggestionsInEnglish",
    from: "catalogue",
    address: "base/v2/autocomplete?q=isf&scope=property",
    locale: "en",
  },
  { name: "countries", from: "catalogue", address: "base/v2/countries" },
  { name: "iranListing", from: "stay", address: "property/v2/listing?scope=iran" },
  {
    name: "internationalListing",
    from: "stay",
    address: "property/v2/listing?scope=international",
  },
  { name: "isfahanCity", from: "stay", address: "property/v2/city/Isfahan" },
  { name: "luxuryCategory", from: "stay", address: "property/v2/category/Luxury" },
  {
    name: "isfahanTraditional",
    from: "stay",
    address: "property/v2/subject/Isfahan/Traditional",
  },
  { name: "isfahanSearch", from: "stay", address: `${isfahan}&${STAY}` },
  {
    name: "isfahanSearchEmpty",
    from: "stay",
    address: `${isfahan}&${STAY}&${noSuch}`,
  },
  { name: "isfahanMap", from: "stay", address: `${isfahanMap}&${STAY}` },
  { name: "isfahanMapEmpty", from: "stay", address: `${isfahanMap}&${STAY}&${noSuch}` },
  { name: "isfahanAttraction", from: "catalogue", address: "attraction/v2/Isfahan/6" },
];

/** Requests of the property page, for one property. */
const propertyRecordings = (id: number): readonly Recording[] => {
  const of = (path: string) => `property/v2/${id}/${path}`;
  return [
    { name: "propertyRooms", from: "stay", address: of(`rooms?${STAY}`) },
    {
      name: "propertyRoomsForTwoParties",
      from: "stay",
      address: of(`rooms?${STAY}&rooms=${encodeURIComponent("2;2,5,8")}`),
    },
    {
      name: "propertyRoomsAtNowruz",
      from: "stay",
      address: of("rooms?check_in=2027-03-20&length_of_stay=1"),
    },
    {
      name: "propertyCalendar",
      from: "stay",
      address: of("price-calendar?from=2026-11-20&to=2027-02-03"),
    },
    { name: "propertyNearbyDates", from: "stay", address: of(`nearby-dates?${STAY}`) },
    { name: "propertyComments", from: "stay", address: of("comments") },
    {
      name: "propertyCommentsLowestFirst",
      from: "stay",
      address: of("comments?sort=lowest"),
    },
    { name: "propertyQuestions", from: "stay", address: of("questions") },
    { name: "propertySimilar", from: "stay", address: of("similar") },
    { name: "propertySuggested", from: "stay", address: of("suggested") },
    {
      name: "propertyExtraFacilities",
      from: "stay",
      address: of("extra-facilities"),
    },
  ];
};

/** Details of two other properties of the city, for the comparison; of the first also with its price for the stay. */
function comparedRecordings([first, second]: readonly string[]): readonly Recording[] {
  const of = (slug: string | undefined, query = "") => `property/v2/details/Isfahan/${slug}${query}`;
  return [
    { name: "comparedDetails", from: "stay", address: of(first) },
    { name: "comparedDetailsAtStay", from: "stay", address: of(first, `?${STAY}`) },
    { name: "comparedThird", from: "stay", address: of(second) },
  ];
}

/** Requests of the tour pages, for the tour with a guaranteed departure that has seats left. */
function tourRecordings(): readonly Recording[] {
  const { tour, departure } = tourExamples({ seed: DEMO_SEED, from: FROZEN_TODAY }).guaranteed;
  const slug = citiesIran.find(({ id }) => id === tour.cityId)?.slug ?? "";
  const from = departure.originCityId;
  const party = `length_of_stay=${tour.nights}&rooms=${encodeURIComponent("2;2,5")}`;
  const wanted = `origin_id=city-${from}&destination_id=city-${tour.cityId}&${party}`;
  const toMashhad = `origin_id=city-1&destination_id=city-4&${party}`;
  return [
    { name: "tourHome", from: "tour", address: "tour/v2/home" },
    { name: "tourListing", from: "tour", address: `tour/v2/listing/${slug}` },
    { name: "tourDetails", from: "tour", address: `tour/v2/details/${slug}/${tour.slug}` },
    {
      name: "tourDepartures",
      from: "tour",
      address: `tour/v2/departures?tour_id=${tour.id}&origin_id=${from}&from=${FROZEN_TODAY}&to=2027-03-18`,
    },
    {
      name: "tourDeparture",
      from: "tour",
      address: `tour/v2/departures/${departure.id}?rooms=${encodeURIComponent("2;2,5")}`,
    },
    {
      name: "tourSearch",
      from: "tour",
      // Several tours, one of them on many days.
      address: `tour/v2/search?${toMashhad}&flex=7&check_in=${departure.date}`,
    },
    {
      name: "tourSearchNearest",
      from: "tour",
      address: `tour/v2/search?${wanted}&check_in=${addDays(departure.date, 14)}&flex=0`,
    },
    { name: "tourListingAbroad", from: "tour", address: "tour/v2/listing/Turkiye" },
  ];
}

/** Records a tour abroad from its page to its packages: the first of a city, on its first bookable day. */
async function writeForeignTour(city: string): Promise<void> {
  const listing = (await ask(`tour/v2/listing/${city}`)) as TourListingValue;
  const [tour] = listing.items;
  const origin = tour?.origins[0];
  if (tour === undefined || origin === undefined) throw new Error(`There is no tour to ${city}`);
  const days = (await ask(
    `tour/v2/departures?tour_id=${tour.tour_id}&origin_id=${origin.id}&from=${FROZEN_TODAY}&to=2027-03-18`,
  )) as DeparturesValue;
  const day = days.find(({ min_price }) => min_price !== null);
  write({ name: "foreignTourDetails", from: "tour" }, await ask(`tour/v2/details/${tour.city.slug}/${tour.slug}`));
  write({ name: "foreignTourDepartures", from: "tour" }, days);
  write({ name: "foreignTourDeparture", from: "tour" }, await ask(`tour/v2/departures/${day?.departure_id}?rooms=2`));
}

/** Quotes a package abroad for a family in two rooms, visa included: the first bookable one with a leader. */
async function quoteAbroad(): Promise<unknown> {
  const rooms = [
    { adult_count: 2, children: [{ age: 1 }] },
    { adult_count: 2, children: [{ age: 8, with_bed: true }] },
  ];
  const led = toursOf(DEMO_SEED).filter(({ visa, leaderFa }) => visa.kind === "included" && leaderFa !== null);
  for (const departure of led.flatMap((tour) => departuresAhead(DEMO_SEED, tour, FROZEN_TODAY))) {
    for (const { id } of departure.packages) {
      const quoted = await answerTo("tour/v2/reserve/quote", { departure_id: departure.id, package_id: id, rooms });
      // The real id and time would differ each time.
      if (quoted.ok)
        return { ...(quoted.value as object), quote_id: "q_2d7e91b0c4a85f36", expires_at: FROZEN_NOW + 900 };
    }
  }
  throw new Error("There is no tour abroad with a visa and a leader");
}

const settings = readSettings({ APP_ENV: "demo" });
const database = await openDatabase({ folder: null });
await database.migrate();
/** Sets the database's clock: it decides the products for sale and the lifetime of an offer. */
const standAtFrozenNow = () =>
  database.query("UPDATE app_clock SET offset_seconds = $1 - floor(extract(epoch FROM clock_timestamp()))::bigint", [
    FROZEN_NOW,
  ]);
await markDemonstration(database);
await standAtFrozenNow();
await seedDemo(database, FROZEN_TODAY, silentLog);
const app = createApp(await servicesOver(database, settings, silentLog, () => FROZEN_NOW));
const folder = join(import.meta.dirname, "../fixtures/answers");
for (const from of ["catalogue", "stay", "tour", "flight"]) mkdirSync(join(folder, from), { recursive: true });

/** A POST when there is a body. */
async function answerTo(
  address: string,
  body?: object,
  locale: "fa" | "en" = "fa",
): Promise<{ ok: boolean; value: unknown; text: string }> {
  const headers = { "Client-Token": settings.clientToken, "Accept-Language": locale };
  const sent = body && {
    method: "POST",
    body: JSON.stringify(body),
    headers: { ...headers, "Content-Type": "application/json" },
  };
  const response = await app.request(`/${address}`, sent ?? { headers });
  const text = await response.text();
  return { ok: response.ok, value: (JSON.parse(text) as { value: unknown }).value, text };
}

async function ask(address: string, locale?: "fa" | "en"): Promise<unknown> {
  const { ok, value, text } = await answerTo(address, undefined, locale);
  if (!ok) throw new Error(`${address}: ${text}`);
  return value;
}

async function post(address: string, body: object): Promise<unknown> {
  const { ok, value, text } = await answerTo(address, body);
  if (!ok) throw new Error(`${address}: ${text}`);
  return value;
}

/** Names of the recordings to write; none: all of them. */
const wanted = new Set(process.argv.slice(2));
const written = new Set<string>();

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function write({ name, from }: Pick<Recording, "name" | "from">, value: unknown): void {
  if (wanted.size > 0 && !wanted.has(name)) return;
  written.add(name);
  writeFileSync(join(folder, from, `${kebab(name)}.json`), `${JSON.stringify(value, null, 1)}\n`);
}

for (const recording of recordings) write(recording, await ask(recording.address, recording.locale));
const search = (await ask(`${isfahan}&${STAY}`)) as {
  items: { slug: string; id: number; rating: { count: number } }[];
};
const shown = search.items.reduce((best, item) => (item.rating.count > best.rating.count ? item : best));
write({ name: "propertyDetails", from: "stay" }, await ask(`property/v2/details/Isfahan/${shown.slug}`));
for (const recording of comparedRecordings(search.items.filter(({ id }) => id !== shown.id).map(({ slug }) => slug)))
  write(recording, await ask(recording.address));
write({ name: "propertyDetailsAtStay", from: "stay" }, await ask(`property/v2/details/Isfahan/${shown.slug}?${STAY}`));
for (const recording of propertyRecordings(shown.id)) write(recording, await ask(recording.address));
for (const recording of tourRecordings()) write(recording, await ask(recording.address));
await writeForeignTour("Istanbul");
write({ name: "tourQuoteAbroad", from: "tour" }, await quoteAbroad());
await standAtFrozenNow();
await recordFlights({ ask, post, write });
// It replaces the files of the photographs too.
if (wanted.size === 0 || [...wanted].some((name) => name.endsWith("Photos")))
  await recordPhotos(database, shown, STAY, { ask, write });
await database.close();
for (const name of wanted) if (!written.has(name)) throw new Error(`No recording is named ${name}`);
