import { type DiscountTerms, dividedOver, shareOf } from "#domain/campaign/discount.ts";
import type { DiscountCodeValue } from "#domain/contract/reservation.shapes.ts";
import { linesOfPart, type PenaltyLine, totalOf } from "#domain/reservation/penalty.ts";
import type { Going, Product } from "../reservation/product.ts";

/**
 * A product whose offers may have the discount of a code. The discount stands in the offer beside the product's own
 * fields, divided over its penalty lines: terms, penalties, parts and changes are those of the discounted lines, and the
 * product itself knows its full prices alone.
 */

/** Discount that an offer carries. `terms` and `least` are those at the time of the use. Rial. */
export type Discount = {
  readonly id: number;
  readonly code: string;
  readonly terms: DiscountTerms;
  readonly least: number;
  /** Of each penalty line, in order. */
  readonly lines: readonly number[];
};

type Offer = { readonly campaign?: Discount };

/** The discount of an offer; undefined where it has none. */
export const discountIn = (offer: unknown): Discount | undefined => (offer as Offer | undefined)?.campaign;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Amount of an offer's discount, rial. */
export const discountAmount = (offer: unknown): number => sum(discountIn(offer)?.lines ?? []);

/** The code of an offer as calls tell it; null where it has none. */
export function discountCodeValue(offer: unknown): DiscountCodeValue | null {
  const discount = discountIn(offer);
  return discount === undefined ? null : { code: discount.code, discount: sum(discount.lines) };
}

/** The offer at its full price. */
export function atFullPrice<O>(offer: O): O {
  const { campaign: _, ...rest } = offer as O & Offer;
  return rest as O;
}

/** An offer at its full price with a discount divided over its lines; without one where the amount is 0. */
export function withDiscount<O>(product: Product, offer: O, discount: Omit<Discount, "lines">, amount: number): O {
  const lines = dividedOver(amount, totals(fullPriceOf(product).penaltyLines(offer)));
  return withLines(offer, discount, lines);
}

function withLines<O>(offer: O, discount: Omit<Discount, "lines"> | undefined, lines: readonly number[]): O {
  const full = atFullPrice(offer);
  return discount === undefined || sum(lines) === 0 ? full : { ...full, campaign: { ...discount, lines } };
}

const totals = (lines: readonly PenaltyLine[]): number[] => lines.map(({ total }) => total);

/** A line without its share of the discount: of its price, its base and each cost of it. */
function reduced(line: PenaltyLine, discount: number): PenaltyLine {
  if (discount === 0) return line;
  const { total, base, begins } = line;
  const ofPart = (price: number) => Math.floor(shareOf(price, total, discount) / 10) * 10;
  const costs = begins.map(({ cost }) => cost);
  const incurred = sum(costs);
  const ofCosts = dividedOver(incurred === total ? discount : ofPart(incurred), costs);
  return {
    ...line,
    total: total - discount,
    base: base === total ? total - discount : base - ofPart(base),
    begins: begins.map(({ at, cost }, index) => ({ at, cost: cost - (ofCosts[index] ?? 0) })),
  };
}

/** Shares of the lines as they are now: a supplier's change can take a line out. */
const sharesOf = ({ lines: kept }: Discount, lines: readonly PenaltyLine[]): readonly number[] =>
  kept.length === lines.length && kept.every((share, index) => share <= (lines[index]?.total ?? 0))
    ? kept
    : dividedOver(Math.min(sum(kept), totalOf(lines)), totals(lines));

/** The rest keeps the shares of its own lines; of a traveller, a share of the whole discount. */
function discountOfRest(product: Product, offer: unknown, rest: unknown, { part }: Going): readonly number[] {
  const discount = discountIn(offer);
  if (discount === undefined) return [];
  const all = product.penaltyLines(offer);
  const left = product.penaltyLines(rest);
  const shares = sharesOf(discount, all);
  if (part.of !== "traveller") {
    const gone = new Set(linesOfPart(all, part));
    const kept = shares.filter((_, index) => !gone.has(all[index] as PenaltyLine));
    if (kept.length === left.length) return kept;
  }
  return dividedOver(ofWhole(sum(shares), totalOf(left), totalOf(all)), totals(left));
}

const ofWhole = (discount: number, part: number, whole: number): number =>
  part >= whole ? discount : Math.floor(shareOf(part, whole, discount) / 10) * 10;

const placeOf = ({ part, anchor, total }: PenaltyLine): string => JSON.stringify([part, anchor.at, total]);

/** Shares of the lines of a changed offer: the part that stays keeps its own, and the part that comes has none. */
function discountOfChanged(lines: readonly PenaltyLine[], stays: readonly PenaltyLine[], amount: number): number[] {
  const places = new Set(stays.map(placeOf));
  const own = lines.map((line) => (places.has(placeOf(line)) ? line.total : 0));
  return dividedOver(amount, sum(own) >= amount ? own : totals(lines));
}

const fullPrices = new WeakMap<Product, Product>();
const discounted = new WeakMap<Product, Product>();

const fullPriceOf = (product: Product): Product => fullPrices.get(product) ?? product;

/** The product as it is sold. The same product gives the same one. */
export function withDiscounts(product: Product): Product {
  if (fullPrices.has(product)) return product;
  const known = discounted.get(product) ?? made(product);
  discounted.set(product, known);
  fullPrices.set(known, product);
  return known;
}

function made(product: Product): Product {
  const { parts, changes } = product;
  const staying = (offer: unknown, changed: unknown) => {
    const stays = changes?.stays(atFullPrice(offer), atFullPrice(changed));
    const share = ofWhole(discountAmount(offer), product.terms(stays).total, product.terms(offer).total);
    return { stays, share };
  };
  return {
    ...product,
    terms(offer) {
      const { total, ...terms } = product.terms(offer);
      return { ...terms, total: total - discountAmount(offer) };
    },
    agreed(offer) {
      const discount = discountIn(offer);
      const agreed = product.agreed(offer);
      return discount === undefined ? agreed : { agreed, code: discount.code, discount: discount.lines };
    },
    penaltyLines(offer) {
      const lines = product.penaltyLines(offer);
      const discount = discountIn(offer);
      if (discount === undefined) return lines;
      const shares = sharesOf(discount, lines);
      return lines.map((line, index) => reduced(line, shares[index] ?? 0));
    },
    ...(parts && {
      parts: {
        ...parts,
        without(offer: unknown, going: Going) {
          const rest = parts.without(atFullPrice(offer), going);
          return withLines(rest, discountIn(offer), discountOfRest(product, offer, rest, going));
        },
      },
    }),
    ...(changes && {
      changes: {
        ...changes,
        changed(offer: unknown, priced: unknown) {
          const changed = changes.changed(atFullPrice(offer), priced);
          const { stays, share } = staying(offer, changed);
          const lines = product.penaltyLines(changed);
          return withLines(changed, discountIn(offer), discountOfChanged(lines, product.penaltyLines(stays), share));
        },
        stays(offer: unknown, changed: unknown) {
          const { stays, share } = staying(offer, changed);
          return withLines(stays, discountIn(offer), dividedOver(share, totals(product.penaltyLines(stays))));
        },
      },
    }),
  };
}
