import { type DiscountTerms, dividedOver, shareOf } from "#domain/campaign/discount.ts";
import type { DiscountCodeValue } from "#domain/contract/reservation.shapes.ts";
import { linesOfPart, type PenaltyLine, totalOf } from "#domain/reservation/penalty.ts";
import type { Going, PlacesAfter, Product } from "../reservation/product.ts";

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

/** Each line of the rest keeps its share; without a traveller, in proportion to its price. */
function discountOfRest(product: Product, offer: unknown, rest: unknown, { part }: Going): readonly number[] {
  const discount = discountIn(offer);
  if (discount === undefined) return [];
  const all = product.penaltyLines(offer);
  const left = product.penaltyLines(rest);
  const shares = sharesOf(discount, all);
  const gone = part.of === "traveller" ? [] : linesOfPart(all, part);
  const kept = all.flatMap((line, index) => (gone.includes(line) ? [] : [{ line, share: shares[index] ?? 0 }]));
  return kept.length === left.length
    ? left.map(({ total }, index) => ofLine(kept[index], total))
    : dividedOver(ofWhole(sum(shares), totalOf(left), totalOf(all)), totals(left));
}

const ofWhole = (discount: number, part: number, whole: number): number =>
  part >= whole ? discount : Math.floor(shareOf(part, whole, discount) / 10) * 10;

type Shared = { readonly line: PenaltyLine; readonly share: number };
const ofLine = (of: Shared | undefined, total: number): number =>
  of === undefined ? 0 : ofWhole(of.share, total, of.line.total);

/** True for a line of what was bought in another: a part of it, at the same instants. */
const isOf = (line: PenaltyLine, bought: PenaltyLine): boolean =>
  (line.part === undefined || bought.part === undefined || line.part.position === bought.part.position) &&
  line.anchor.at === bought.anchor.at &&
  line.total <= bought.total &&
  line.begins.every(({ at }) => bought.begins.some((one) => one.at === at));

/** True for a line that holds another, and more that was bought since for the same instants. */
const isAround = (line: PenaltyLine, bought: PenaltyLine): boolean =>
  line.total > bought.total && isOf({ ...bought, total: 0 }, line);

/** True for a whole line that was bought, also where its part moved up because one before it went. */
const isWhole = (line: PenaltyLine, bought: PenaltyLine): boolean =>
  line.total === bought.total &&
  line.begins.length === bought.begins.length &&
  isOf({ ...line, part: bought.part }, bought);

/**
 * Shares of lines of which some are of lines before, or hold them, in their order: those keep their share, and others have
 * none.
 */
function sharesKept(
  before: readonly PenaltyLine[],
  shares: readonly number[],
  lines: readonly PenaltyLine[],
): number[] {
  let next = 0;
  return lines.map((line) => {
    const find = (is: typeof isOf) => before.findIndex((bought, index) => index >= next && is(line, bought));
    const whole = find(isWhole);
    const at = whole < 0 ? find((one, bought) => isOf(one, bought) || isAround(one, bought)) : whole;
    const bought = before[at];
    if (bought === undefined) return 0;
    next = at + 1;
    return ofLine({ line: bought, share: shares[at] ?? 0 }, line.total);
  });
}

const fullPrices = new WeakMap<Product, Product>();
const discounted = new WeakMap<Product, Product>();

const fullPriceOf = (product: Product): Product => fullPrices.get(product) ?? product;

/** Says that a product is another as it is sold, with more in its offers. */
export function soldAs(sold: Product, product: Product): void {
  fullPrices.set(sold, fullPriceOf(product));
}

/** Full price of the product's own part of an offer, rial: what a code is of. */
export const fullPrice = (product: Product, offer: unknown): number => fullPriceOf(product).terms(offer).total;

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
  /** The part that stays at its full price, its lines, and the share of the discount that each of them has. */
  const staying = (offer: unknown, changed: unknown) => {
    const stays = changes?.stays(atFullPrice(offer), atFullPrice(changed));
    const lines = product.terms(stays).total === 0 ? [] : product.penaltyLines(stays);
    const discount = discountIn(offer);
    const before = product.penaltyLines(atFullPrice(offer));
    return {
      stays,
      lines,
      shares: discount === undefined ? [] : sharesKept(before, sharesOf(discount, before), lines),
    };
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
        changed(offer: unknown, priced: unknown, places: PlacesAfter | null) {
          const changed = changes.changed(atFullPrice(offer), priced, places);
          const { lines, shares } = staying(offer, changed);
          return withLines(changed, discountIn(offer), sharesKept(lines, shares, product.penaltyLines(changed)));
        },
        stays(offer: unknown, changed: unknown) {
          const { stays, shares } = staying(offer, changed);
          return withLines(stays, discountIn(offer), shares);
        },
      },
    }),
  };
}
