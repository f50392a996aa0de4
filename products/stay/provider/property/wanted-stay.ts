import type { Stay } from "#domain/calendar/stay.ts";
import type { Blocking } from "#domain/contract/blocking.shapes.ts";
import type { StayOptions } from "#domain/contract/property-card.shapes.ts";
import type { Party } from "#domain/rooms.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
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

/** Party that a list is for. */
export type WantedParty = { audience: PartyAudience };
/** Requested stay of a list, with its guests. */
export type WantedStay = WantedParty & Stay & { parties: readonly Party[] };

/** True when a list is for a stay. */
export const isStay = (wanted: WantedParty | WantedStay): wanted is WantedStay => "checkIn" in wanted;

export type ReadWantedStay = { wanted: WantedParty | WantedStay; faults: readonly Fault[] };

/** The party of a query, with its stay where it has one; a part of one is no stay. */
export function readWantedStay(query: StayOptions, services: Services): ReadWantedStay {
  const { check_in, length_of_stay, rooms, audience } = query;
  if (check_in === undefined || length_of_stay === undefined) return { wanted: { audience }, faults: [] };
  const { parties, faults } = readStay({ check_in, rooms }, today(services.clock));
  return {
    wanted: { audience, ...(parties && { checkIn: check_in, lengthOfStay: length_of_stay, parties }) },
    faults,
  };
}

/**
 * Every property of these cities: priced for the stay, at plans that suit the wish, or as lists without dates show it to
 * the party.
 */
export const listedFor = (
  cities: readonly City[],
  wanted: WantedParty | WantedStay,
  services: Services,
  wish: PlanWish = {},
): Promise<Listed[]> =>
  isStay(wanted) ? listedForStayIn(cities, wanted, services, wish) : listedIn(cities, services, wanted.audience);

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
export const stayWords = (wanted: WantedParty | WantedStay, services: Services): StayWords | undefined =>
  isStay(wanted)
    ? {
        reasons: (blocked) => reasonsOf(blocked, wanted, services),
        cancellations: (open) => cancellationsOf(open, wanted, wanted.parties, services),
      }
    : undefined;

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
    blocked.map(({ candidate }) => [candidate.id, nearestBlocking(facts, candidate.id, candidate, wanted)]),
  );
}
