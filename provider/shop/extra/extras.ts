import type { IsoDate } from "#domain/calendar/types.ts";
import type { CancellationPolicy } from "#domain/contract/cancellation.shapes.ts";
import type { AgeGroup } from "#domain/enums/enums.ts";
import type { ExtraPlace } from "#domain/extra/extras.ts";
import type { PenaltyLine } from "#domain/reservation/penalty.ts";
import type { ExtraFacts, ExtraLimits, ExtraStep } from "./row.ts";

/**
 * Extras of an offer. They stand in it beside the product's own fields, like a discount: each is a penalty line of its own,
 * under its own policy, and no code takes anything off it.
 */

/** An extra as it was agreed. Rial; `at`: the beginning that its steps count back from, epoch seconds. */
export type ChosenExtra = ExtraFacts &
  ExtraPlace &
  ExtraLimits & {
    /** Of the catalogue. */
    readonly id: number;
    /** Within its reservation, from 1; it stays when others go. */
    readonly number: number;
    readonly price: number;
    readonly steps: readonly ExtraStep[];
    readonly day: IsoDate;
    readonly at: number;
  };

/** A direction of a journey as extras see it; a stay or a tour is one. `at`: its beginning, epoch seconds. */
export type ExtraDirection = {
  readonly day: IsoDate;
  readonly at: number;
  /** Slugs of cities and codes of airports on the way. */
  readonly places: readonly string[];
  readonly carriers: readonly string[];
  /** The supplier's act that frees its buyer; it does not take place where it is `cancelled`. Absent: none. */
  readonly act?: "cancelled" | "changed";
};

/** Travellers of an offer, in their order, and its directions: an extra is of one of each, or of all. */
export type ExtraScope = {
  readonly groups: readonly AgeGroup[];
  readonly directions: readonly ExtraDirection[];
};

type Offer = { readonly extras?: readonly ChosenExtra[] };

/** The extras of an offer. */
export const extrasIn = (offer: unknown): readonly ChosenExtra[] => (offer as Offer | undefined)?.extras ?? [];

/** Price of the extras of an offer, rial. */
export const extrasTotal = (offer: unknown): number => extrasIn(offer).reduce((sum, { price }) => sum + price, 0);

/** The offer with other extras; without the field where there are none. */
export function withExtrasIn<O>(offer: O, extras: readonly ChosenExtra[]): O {
  const { extras: _, ...rest } = offer as O & Offer;
  return (extras.length === 0 ? rest : { ...rest, extras }) as O;
}

/** The offer without extras. */
export const withoutExtras = <O>(offer: O): O => withExtrasIn(offer, []);

/** The direction that an extra is of: the first where it is of all. */
export const directionOf = ({ directions }: ExtraScope, { direction }: ExtraPlace): ExtraDirection | undefined =>
  directions[(direction ?? 1) - 1];

/** A policy of some steps. Its base is the extra's price, whatever a product's policy calls it. */
const policyOf = (code: string, steps: readonly { hours_before: number | null; percent: number }[]) =>
  ({
    id: `extra-${code}`,
    base: "whole_stay",
    steps: steps.map((step) => ({ days_before: null, ...step })),
  }) satisfies CancellationPolicy;

/** A step that never ends. */
const FREE = [{ hours_before: null, percent: 0 }];

/** Penalty line of an extra. It is free once a supplier's act frees its buyer, until its direction has begun. */
export function lineOfExtra(extra: ChosenExtra, scope: ExtraScope): PenaltyLine {
  const { number, price, code, steps, day, at, direction } = extra;
  const own = directionOf(scope, extra);
  const isFreed = scope.directions.some(({ act }) => act !== undefined);
  const policy = policyOf(code, isFreed ? FREE : steps);
  return {
    ...(direction !== null &&
      scope.directions.length > 1 && { part: { of: "direction" as const, position: direction } }),
    extra: number,
    policy,
    total: price,
    base: price,
    anchor: { day, at },
    begins: own?.act === "cancelled" ? [] : [{ at: own?.at ?? at, cost: price }],
  };
}

/** True when an extra can still be had in a scope: its direction, its traveller, its carrier and its places are there. */
export function fits(extra: ExtraPlace & ExtraLimits, scope: ExtraScope): boolean {
  const { traveller, direction, places, carriers } = extra;
  if (traveller !== null && traveller > scope.groups.length) return false;
  const ways = direction === null ? scope.directions : [directionOf(scope, extra)];
  return ways.some(
    (way) =>
      way !== undefined &&
      way.act !== "cancelled" &&
      (places.length === 0 || places.some((one) => way.places.includes(one))) &&
      (carriers.length === 0 || carriers.some((one) => way.carriers.includes(one))),
  );
}
