import { changeKeys } from "#runtime/change-keys.ts";
import { pageDigest } from "#runtime/page-digest.ts";
import { type Change, isOfStays, type OtherChange, type StayChange } from "./change.ts";

/** Keys that a change of stays affects; null: possibly everything. */
const ofStays: Record<StayChange["kind"], (cityId: number, propertyId: number | null) => string[]> = {
  facts: (cityId, propertyId) => [
    ...(propertyId === null ? [] : [changeKeys.property(propertyId)]),
    changeKeys.city(cityId),
    changeKeys.anyCity,
  ],
  nights: (cityId, propertyId) => [
    // Pages of properties name their city: of many at once it is the city that changed.
    propertyId === null ? changeKeys.city(cityId) : changeKeys.property(propertyId),
    changeKeys.nights(cityId),
    changeKeys.anyNights,
  ],
};

const oneOrAll =
  ({ of, all }: { of(which: string): string; all: string }) =>
  (key: string | null): string[] => [key === null ? all : of(key)];

const ofOthers: Record<OtherChange["kind"], (key: string | null) => string[]> = {
  places: () => [changeKeys.places],
  // A property's name is one of its facts: pages are told by that.
  names: () => [],
  content: oneOrAll(changeKeys.content),
  partner: oneOrAll(changeKeys.partner),
  tour: (key) => [...oneOrAll(changeKeys.tour)(key), changeKeys.anyTour],
  flights: oneOrAll(changeKeys.flights),
  page: (key) => (key === null ? [] : [changeKeys.page(pageDigest(key))]),
};

const keysOfOne = (change: Change): string[] | null => {
  if (isOfStays(change)) return change.cityId === null ? null : ofStays[change.kind](change.cityId, change.propertyId);
  // A version to come may know other kinds.
  return Object.hasOwn(ofOthers, change.kind) ? ofOthers[change.kind](change.key) : [];
};

/** More than so many are said to be everything. */
const MAX_KEYS = 2_000;

/** Keys that changes affect, each once; null: possibly everything. */
export function keysOf(changes: readonly Change[]): string[] | null {
  const keys = new Set<string>();
  for (const change of changes) {
    const some = keysOfOne(change);
    if (some === null) return null;
    for (const key of some) keys.add(key);
  }
  return keys.size > MAX_KEYS ? null : [...keys];
}
