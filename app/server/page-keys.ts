import type { Recorded } from "#app/src/api/client.ts";
import type { Call } from "#domain/contract/call.ts";
import { changeKeys } from "#runtime/change-keys.ts";
import { pageDigest } from "#runtime/page-digest.ts";

/** A call that a page was made of, by its address, with its answer. */
export type Answered = { readonly call: Pick<Call, "name">; readonly address: string; readonly answer: Recorded };

/** Key of a page whose keys are not known: every change outdates it. */
export const ANYTHING = "any";

/** Maximum number of keys of a page; one with more gets the key `any`. */
const MAX_KEYS = 24;

/** As much of an answer as keys are made of. */
type Value = {
  id?: number | string;
  slug?: string;
  city?: { id?: number };
  origin?: { id?: string | number };
  destination?: { id?: string | number; kind?: string };
};

type Source = { value: Value; query: URLSearchParams; cityId: number | undefined };

const cityNumber = (id: string | number | null | undefined): string => String(id ?? "").replace(/^city-/, "");

/** From one city to another, and with a way back from that one too. */
function flightsBetween(from: string, to: string, hasBack: boolean): string[] {
  const pairs = [`${from}-${to}`, ...(hasBack ? [`${to}-${from}`] : [])];
  return [...pairs.filter((pair) => /^\d+-\d+$/.test(pair)).map(changeKeys.flights.of), changeKeys.flights.all];
}

function flightsAsked(query: URLSearchParams): string[] {
  const [from = "", to = ""] = ["origin_city_id", "destination_city_id"].map((name) => cityNumber(query.get(name)));
  return flightsBetween(from, to, query.has("return_date"));
}

const { places, anyCity, anyNights, anyTour } = changeKeys;
const cities = () => [anyCity, places];
const tours = () => [anyTour, anyCity, places];
const ofCity = ({ value: { city } }: Source) => (city?.id ? [changeKeys.city(city.id), places] : cities());
/** Everything else on a property's page is covered by the keys of its details. */
const ofProperty = () => [];
/** Cards of the property's city; for a stay they follow its prices. */
const besideProperty = ({ query, cityId }: Source) =>
  query.has("check_in") ? [cityId === undefined ? anyNights : changeKeys.nights(cityId)] : [];

/** Keys of each call's answer, by the name of the call. */
const keysOfCall: Readonly<Record<string, (source: Source) => string[]>> = {
  "content.home": cities,
  "content.page": ({ value: { slug } }) => [changeKeys.content.of(String(slug)), changeKeys.content.all],
  "content.landing": () => [anyTour, anyCity, places],
  "content.partner": ({ value: { id } }) => [
    changeKeys.partner.of(String(id)),
    changeKeys.partner.all,
    anyCity,
    places,
  ],
  "property.listing": cities,
  "property.category": cities,
  "property.city": ofCity,
  "property.subject": ofCity,
  "attraction.details": ofCity,
  "property.search": ({ value: { destination } }) => {
    const id = destination?.kind === "city" ? Number(cityNumber(destination.id)) : null;
    return [...(id === null ? [anyCity, anyNights] : [changeKeys.city(id), changeKeys.nights(id)]), places];
  },
  // Beside the search itself.
  "property.searchMap": ofProperty,
  "property.details": (source) => [changeKeys.property(Number(source.value.id)), ...ofCity(source)],
  "property.rooms": ofProperty,
  "property.priceCalendar": ofProperty,
  "property.nearbyDates": ofProperty,
  "property.comments": ofProperty,
  "property.questions": ofProperty,
  "property.extraFacilities": ofProperty,
  "property.similar": besideProperty,
  "property.suggested": besideProperty,
  "tour.home": tours,
  "tour.search": tours,
  "tour.listing": tours,
  "tour.details": ({ value: { id } }) => [
    changeKeys.tour.of(String(id)),
    changeKeys.tour.all,
    // Its hotels.
    anyCity,
    places,
  ],
  "tour.departures": ofProperty,
  "tour.departure": ofProperty,
  // Many routes: a sale on one of them is shown when the page is next made.
  "flight.home": () => [changeKeys.flights.all, places],
  "flight.origin": () => [changeKeys.flights.all, places],
  "flight.route": ({ value: { origin, destination } }) => [
    ...flightsBetween(cityNumber(origin?.id), cityNumber(destination?.id), true),
    places,
  ],
  "flight.search": ({ query }) => [...flightsAsked(query), places],
};

/** The calls whose keys are known, by name. */
export const knownCalls: readonly string[] = Object.keys(keysOfCall);

const queryOf = (address: string): URLSearchParams => {
  const at = address.indexOf("?");
  return new URLSearchParams(at < 0 ? "" : address.slice(at));
};

/**
 * The `changeKeys` of a page: derived from the calls it was made of and from their answers, so a visitor can only
 * choose among a few.
 */
export function pageKeys(answers: readonly Answered[]): readonly string[] {
  const values = answers.map(({ answer }) => (answer.ok ? ((answer.value.value ?? {}) as Value) : {}));
  const cityId = values.find(({ city }) => city?.id !== undefined)?.city?.id;
  const keys = new Set<string>();
  answers.forEach(({ call, address }, index) => {
    const found = keysOfCall[call.name]?.({ value: values[index] ?? {}, query: queryOf(address), cityId });
    for (const key of found ?? [ANYTHING]) keys.add(key);
  });
  return keys.size > MAX_KEYS ? [ANYTHING] : [...keys];
}

/** The key of the page at an address itself, in its one spelling. */
export const ownKey = (address: string): string => changeKeys.page(pageDigest(address));

/** The changed keys, or null for everything when they are not known. */
export type Changed = ReadonlySet<string> | null;

/** True when a page with these keys shows something that changed. */
export const showsChanged = (keys: readonly string[], changed: Changed): boolean =>
  changed === null || keys.some((key) => key === ANYTHING || changed.has(key));
