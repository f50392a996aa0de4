import type { MessageId } from "#app/src/messages/catalogue.ts";
import type { Query } from "#domain/addresses/query.ts";
import type { PlanOffer } from "#products/stay/contract/stay.shapes.ts";
import type { PlanWish } from "#products/stay/rules/plan-wish.ts";

const mealWords = {
  none: "meals.none",
  breakfast: "meals.breakfast",
  half_board: "meals.half_board",
  full_board: "meals.full_board",
} as const satisfies Record<PlanOffer["meal"], MessageId>;

const isMeal = (text: string | null | undefined): text is keyof typeof mealWords =>
  typeof text === "string" && Object.hasOwn(mealWords, text);

/** Filters of an address that concern a rate. A list passes them on to a property, whose rates they filter too. */
export function wishOf(query: URLSearchParams): PlanWish {
  const meal = query.get("meal");
  return {
    ...(isMeal(meal) && { meal }),
    ...(query.get("cancellable") === "true" && { cancellable: true }),
    ...(query.get("online") === "true" && { online: true }),
  };
}

/** A wish as it stands in an address. */
export const wishParameters = ({ meal, cancellable, online }: PlanWish): Query => ({
  meal,
  cancellable: cancellable ? "true" : undefined,
  online: online ? "true" : undefined,
});

/** The wishes, in the words of the filters. */
export const wishWords = ({ meal, cancellable, online }: PlanWish): { name: keyof PlanWish; text: MessageId }[] => [
  ...(isMeal(meal) ? [{ name: "meal", text: mealWords[meal] } as const] : []),
  ...(cancellable ? [{ name: "cancellable", text: "listing.filter.cancellable" } as const] : []),
  ...(online ? [{ name: "online", text: "listing.filter.online" } as const] : []),
];
