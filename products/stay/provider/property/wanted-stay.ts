import type { Stay } from "#domain/calendar/stay.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { StayOptions } from "#domain/contract/property-card.shapes.ts";
import type { Party } from "#domain/rooms.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";
import type { City } from "#provider/atlas/place/atlas.ts";
import { today } from "#provider/kernel/clock.ts";
import type { Fault } from "#provider/kernel/envelope.ts";
import { readStay } from "#provider/kernel/search/stay-query.ts";
import type { Services } from "#provider/services.ts";
import { cancellationsOf, freePolicies } from "./cancellations.ts";
import type { StayWords } from "./cards.ts";
import { findStays } from "./inventory/found-stays.ts";
import { type Listed, listedForStay } from "./listed.ts";
import { listedIn } from "./listing-source.ts";
import { nearestBlocking, readStayFacts } from "./offers.ts";

/** Requested stay of a list, with its guests. */
export type WantedStay = Stay & { parties: readonly Party[] };

export type ReadWantedStay = { wanted: WantedStay | null; faults: readonly Fault[] };

/** The stay of a query that may have one: null where it has none; a part of one is no stay. */
export function readWantedStay(query: StayOptions, services: Services): ReadWantedStay {
  const { check_in, length_of_stay, rooms } = query;
  if (check_in === undefined || length_of_stay === undefined) return { wanted: null, faults: [] };
  const { parties, faults } = readStay({ check_in, rooms }, today(services.clock));
  return { wanted: parties && { checkIn: check_in, lengthOfStay: length_of_stay, parties }, faults };
}

/**
 * Every property of these cities: priced for the stay, at plans that suit the wish, or as lists without dates have it.
 */
export const listedFor = (
  cities: readonly City[],
  wanted: WantedStay | null,
  services: Services,
  wish: PlanWish = {},
): Promise<Listed[]> =>
  wanted === null ? listedIn(cities, services) : listedForStayIn(cities, wanted, services, wish);

async function listedForStayIn(
  cities: readonly City[],
  wanted: WantedStay,
  { inventory, atlas, clock }: Services,
  wish: PlanWish,
): Promise<Listed[]> {
  const stays = await inventory.stays(
    cities.map((city) => city.row.id),
    wanted,
  );
  const free = freePolicies(atlas.current(), wanted, clock());
  const all: Listed[] = [];
  for (const city of stays) {
    const foundAt = findStays(city, wanted, wish, free);
    city.candidates.forEach((candidate, place) => {
      all.push(listedForStay(candidate, foundAt(place), wanted.parties, wanted.lengthOfStay));
    });
  }
  return all;
}

/** Notes of cards about a stay; undefined without one. */
export const stayWords = (wanted: WantedStay | null, services: Services): StayWords | undefined =>
  wanted === null
    ? undefined
    : {
        reasons: (blocked) => reasonsOf(blocked, wanted, services),
        cancellations: (open) => cancellationsOf(open, wanted, wanted.parties, services),
      };

/** Reasons why these cannot be had for the stay. */
async function reasonsOf(
  blocked: readonly Listed[],
  wanted: WantedStay,
  { database }: Services,
): Promise<Map<number, Blocking>> {
  const facts = await readStayFacts(
    database,
    blocked.map(({ candidate }) => candidate.id),
    wanted,
  );
  return new Map(
    blocked.map(({ candidate }) => [
      candidate.id,
      nearestBlocking(facts, candidate.id, candidate, wanted.parties, wanted),
    ]),
  );
}
