import { checkOutOf, type Stay, stayNights } from "#domain/calendar/stay.ts";
import type { NightRates } from "#domain/pricing/pricing.ts";
import type { PartyAudience } from "#domain/sale/audience.ts";
import { isOfStays, type StayChange } from "#provider/kernel/change/change.ts";
import type { ChangeFeed } from "#provider/kernel/change/feed.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import type { Candidate } from "../candidates.ts";
import { createBudget } from "./budget.ts";
import { type CityStays, KeptCity } from "./city.ts";
import { KnownProperties, type PropertyName } from "./known-properties.ts";
import type { KnownProperty } from "./known-property.ts";

/**
 * Bookable stock and prices, kept in memory city by city, so that a search counts and sorts instead of reading. An
 * answer includes everything that was committed before the request: the changes since the last one are read first.
 * While the primary fails over it may include less (`catchUpWherePossible`).
 */
export type Inventory = {
  /** For each of these cities its properties as a party sees them, in the order of their ids. */
  candidates(cityIds: readonly number[], audience: PartyAudience): Promise<(readonly Candidate[])[]>;
  /** The same with all plans, and the nights of a stay and its check-out day. */
  stays(cityIds: readonly number[], stay: Stay & { audience: PartyAudience }): Promise<CityStays[]>;
  /** Nightly rates of a plan that a stay was found with; null where they are not in memory any more. */
  rates(plan: { cityId: number; planId: number }, stay: Stay): readonly NightRates[] | null;
  /** The property of a number, or of a name in a city; null when there is none. */
  property(which: number | PropertyName): Promise<KnownProperty | null>;
};

/** Limits of what is kept of cities: properties, and bytes of nights; and of properties read one by one, bytes. */
export type InventoryLimits = { properties: number; nightBytes: number; propertyBytes: number };

const MEGABYTE = 1024 * 1024;
const LIMITS: InventoryLimits = { properties: 100_000, nightBytes: 64 * MEGABYTE, propertyBytes: 48 * MEGABYTE };

/** @param changes the feed that this process follows of the same database. */
export function createInventory(
  database: Database,
  changes: ChangeFeed,
  { properties, nightBytes, propertyBytes }: InventoryLimits = LIMITS,
): Inventory {
  const cities = new Map<number, KeptCity>();
  const cityBudget = createBudget(properties);
  const nightBudget = createBudget(nightBytes);
  const known = new KnownProperties(database, propertyBytes);
  const forgetAll = () => {
    cities.clear();
    cityBudget.clear();
    nightBudget.clear();
    known.clear();
  };
  const touch = (change: StayChange) => {
    if (change.cityId === null) return forgetAll();
    if (cities.get(change.cityId)?.touch(change) === false) cities.delete(change.cityId);
    known.touch(change);
  };
  changes.follow({ each: (change) => isOfStays(change) && touch(change), all: forgetAll });

  /** Reads from each city, and then updates the budget with its size. */
  async function readFrom<T>(cityIds: readonly number[], read: (city: KeptCity) => Promise<T>): Promise<T[]> {
    await changes.catchUpWherePossible();
    const found = cityIds.map((id) => {
      const city = cities.get(id) ?? new KeptCity(database, id);
      cities.set(id, city);
      return city;
    });
    const answers = await Promise.all(found.map(read));
    cityBudget.use(
      found.map((city) => ({ key: String(city.id), weight: city.size, forget: () => cities.delete(city.id) })),
    );
    return answers;
  }

  return {
    rates: ({ cityId, planId }, { checkIn, lengthOfStay }) =>
      cities.get(cityId)?.ratesInMemory(planId, stayNights(checkIn, lengthOfStay)) ?? null,
    async property(which) {
      await changes.catchUpWherePossible();
      return typeof which === "number" ? known.of(which) : known.named(which);
    },
    candidates: (cityIds, audience) => readFrom(cityIds, (city) => city.candidates(audience)),
    stays(cityIds, { checkIn, lengthOfStay, audience }) {
      const nights = [...stayNights(checkIn, lengthOfStay), checkOutOf(checkIn, lengthOfStay)];
      return readFrom(cityIds, async (city) => {
        const stays = await city.stays(nights, audience);
        nightBudget.use(
          nights.map((night) => ({
            key: `${city.id} ${night}`,
            weight: city.bytesOfNight,
            forget: () => city.forgetNight(night),
          })),
        );
        return stays;
      });
    },
  };
}
