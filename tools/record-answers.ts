import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { callAddress } from "#domain/contract/call.ts";
import { answersFolder, type Recording, recordings } from "#fixtures/mock/recordings.ts";
import { citiesIran } from "#fixtures/world/cities-iran.ts";
import { DEMO_SEED, FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { contract } from "#products/contract.shapes.ts";
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
 * with names of files (`partner`) to write only those. A file names its call and, where nothing else decides it, the
 * request (`fixtures/mock/recordings.ts`); a new one begins without a value.
 */

const STAY = "check_in=2026-12-01&length_of_stay=3";

/** A request whose address depends on the world; its file names the call. */
type Addressed = readonly [file: string, address: string];

/** Requests of the property page, for one property. */
const propertyRecordings = (id: number): readonly Addressed[] => {
  const of = (path: string) => `property/v2/${id}/${path}`;
  return [
    ["stay/property-rooms.json", of(`rooms?${STAY}`)],
    ["stay/property-rooms-for-two-parties.json", of(`rooms?${STAY}&rooms=${encodeURIComponent("2;2,5,8")}`)],
    ["stay/property-rooms-at-nowruz.json", of("rooms?check_in=2027-03-20&length_of_stay=1")],
    ["stay/property-calendar.json", of("price-calendar?from=2026-11-20&to=2027-02-03")],
    ["stay/property-nearby-dates.json", of(`nearby-dates?${STAY}`)],
    ["stay/property-comments.json", of("comments")],
    ["stay/property-comments-lowest-first.json", of("comments?sort=lowest")],
    ["stay/property-questions.json", of("questions")],
    ["stay/property-similar.json", of("similar")],
    ["stay/property-suggested.json", of("suggested")],
    ["stay/property-extra-facilities.json", of("extra-facilities")],
  ];
};

/** Details of two other properties of the city, for the comparison; of the first also with its price for the stay. */
function comparedRecordings([first, second]: readonly string[]): readonly Addressed[] {
  const of = (slug: string | undefined, query = "") => `property/v2/details/Isfahan/${slug}${query}`;
  return [
    ["stay/compared-details.json", of(first)],
    ["stay/compared-details-at-stay.json", of(first, `?${STAY}`)],
    ["stay/compared-third.json", of(second)],
  ];
}

/** Requests of the tour pages, for the tour with a guaranteed departure that has seats left. */
function tourRecordings(): readonly Addressed[] {
  const { tour, departure } = tourExamples({ seed: DEMO_SEED, from: FROZEN_TODAY }).guaranteed;
  const slug = citiesIran.find(({ id }) => id === tour.cityId)?.slug ?? "";
  const from = departure.originCityId;
  const party = `length_of_stay=${tour.nights}&rooms=${encodeURIComponent("2;2,5")}`;
  const wanted = `origin_id=city-${from}&destination_id=city-${tour.cityId}&${party}`;
  const toMashhad = `origin_id=city-1&destination_id=city-4&${party}`;
  return [
    ["tour/tour-listing.json", `tour/v2/listing/${slug}`],
    ["tour/tour-details.json", `tour/v2/details/${slug}/${tour.slug}`],
    [
      "tour/tour-departures.json",
      `tour/v2/departures?tour_id=${tour.id}&origin_id=${from}&from=${FROZEN_TODAY}&to=2027-03-18`,
    ],
    ["tour/tour-departure.json", `tour/v2/departures/${departure.id}?rooms=${encodeURIComponent("2;2,5")}`],
    // Several tours, one of them on many days.
    ["tour/tour-search.json", `tour/v2/search?${toMashhad}&flex=7&check_in=${departure.date}`],
    ["tour/tour-search-nearest.json", `tour/v2/search?${wanted}&check_in=${addDays(departure.date, 14)}&flex=0`],
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
  write("tour/foreign-tour-details.json", await ask(`tour/v2/details/${tour.city.slug}/${tour.slug}`));
  write("tour/foreign-tour-departures.json", days);
  write("tour/foreign-tour-departure.json", await ask(`tour/v2/departures/${day?.departure_id}?rooms=2`));
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

/** Names of the files to write, without their folder and ending; none: all of them. */
const wanted = new Set(process.argv.slice(2));
const nameOf = (file: string): string => basename(file, ".json");
const isWanted = (file: string): boolean => wanted.size === 0 || wanted.has(nameOf(file));

/** Writes a value into its file, after the line with its call and request. */
function write(file: string, value: unknown): void {
  if (!isWanted(file)) return;
  const { call, request } = recordings.get(file) ?? missing(file);
  const head = JSON.stringify({ call, request }).slice(0, -1);
  writeFileSync(join(answersFolder, file), `${head},"value":\n${JSON.stringify(value, null, 1)}}\n`);
}

function missing(file: string): never {
  throw new Error(`fixtures/answers/${file} is missing: write {"call":"…"} into it first`);
}

/** Address of a recorded request. */
function addressOf({ call: name, request }: Recording): string {
  const described = contract.find(({ call }) => call.name === name);
  if (described === undefined) throw new Error(`There is no call ${name}`);
  const query = new URLSearchParams(Object.entries(request?.input ?? {}).map(([key, value]) => [key, String(value)]));
  return `${callAddress(described.call, request?.params ?? {})}?${query}`;
}

const names = new Set([...recordings.keys()].map(nameOf));
for (const name of wanted) if (!names.has(name)) missing(`<folder>/${name}.json`);
for (const [file, recording] of recordings) {
  const { request } = recording;
  if (request !== undefined && isWanted(file)) write(file, await ask(addressOf(recording), request.locale));
}
const search = (await ask(`property/v2/search?destination_id=city-2&${STAY}`)) as {
  items: { slug: string; id: number; rating: { count: number } }[];
};
const shown = search.items.reduce((best, item) => (item.rating.count > best.rating.count ? item : best));
const others = search.items.filter(({ id }) => id !== shown.id).map(({ slug }) => slug);
const addressed: readonly Addressed[] = [
  ["stay/property-details.json", `property/v2/details/Isfahan/${shown.slug}`],
  ["stay/property-details-at-stay.json", `property/v2/details/Isfahan/${shown.slug}?${STAY}`],
  ...comparedRecordings(others),
  ...propertyRecordings(shown.id),
  ...tourRecordings(),
];
for (const [file, address] of addressed) write(file, await ask(address));
await writeForeignTour("Istanbul");
write("tour/tour-quote-abroad.json", await quoteAbroad());
await standAtFrozenNow();
await recordFlights({ ask, post, write });
// It replaces the files of the photographs too.
if (wanted.size === 0 || [...wanted].some((name) => name.endsWith("photos")))
  await recordPhotos(database, shown, STAY, { ask, write });
await database.close();
