import { roomsOf } from "#app/src/features/stay/stay-query.ts";
import type { audienceParameter } from "#domain/addresses/party-audience.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { type Party, parseRooms, roomsIn, usualParties } from "#domain/rooms.ts";
import type { TourPackage, TourResult } from "#products/tour/contract/tour-card.shapes.ts";
import { formatBeds, readTourRooms } from "#products/tour/rules/party.ts";

/** Choices on a tour's page that its address holds. Null: not chosen yet. */
export type TourChoice = {
  /** The slug of the city that it leaves from. */
  readonly origin: string | null;
  readonly departure: number | null;
  readonly package: number | null;
  readonly rooms: string | null;
  readonly beds: string | null;
};

const numberIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
const slugIn = (text: string | null): string | null => (text !== null && /^[A-Za-z]{1,60}$/.test(text) ? text : null);
const bedsIn = (text: string | null): string | null =>
  text !== null && /^\d-\d(,\d-\d){0,14}$/.test(text) ? text : null;

/** Unreadable parameters count as not chosen, except rooms: the provider reports faults of the party. */
export function choiceOf(query: URLSearchParams): TourChoice {
  const text = roomsIn(query) ?? "";
  const beds = bedsIn(query.get("beds"));
  const { rooms } = readTourRooms(text, beds ?? undefined);
  return {
    origin: slugIn(query.get("origin")),
    departure: numberIn(query.get("departure")),
    package: numberIn(query.get("package")),
    rooms: text === "" ? null : roomsOf(query),
    // Beds count the children as the address lists them; those of twelve and over are adults here.
    beds: rooms === null ? beds : formatBeds(rooms) || null,
  };
}

/** The party that a choice is priced for; the usual two adults where none is chosen, or it breaks a bound. */
export const partiesOfChoice = ({ rooms }: TourChoice): Party[] => parseRooms(rooms ?? undefined) ?? usualParties();

type Named = { city: { slug: string }; slug: string };

/** The address of a tour's page with a choice, for another party where one is given, and with a part of it in sight. */
export const tourAddress = (
  { city, slug }: Named,
  choice: Partial<TourChoice> & Partial<ReturnType<typeof audienceParameter>> = {},
  place?: string,
): string => {
  const address = addressOf("tour", { cityName: city.slug, propertyName: slug }, choice);
  return place === undefined ? address : `${address}#${place}`;
};

/** The address of a package of a search, for the party that it is priced for. */
export const packageAddress = (
  tour: TourResult,
  { departure_id, package_id }: Pick<TourPackage, "departure_id" | "package_id">,
  rooms: string,
): string =>
  tourAddress(tour, { origin: tour.origin.slug, departure: departure_id, package: package_id, rooms }, "packages");
