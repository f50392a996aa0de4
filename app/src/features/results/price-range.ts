import type { Translate } from "#app/src/messages/catalogue.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText, formatShortMoney } from "#domain/text/money.ts";
import type { FoundRange, RangeFilter } from "./filter-table.ts";
import type { Bounds } from "./list-grammar.ts";

const BANDS = 4;
/** A million toman; prices under ten of them are cut finer. */
const steps = [1, 2, 2.5, 5, 10, 20, 25, 50, 100, 200, 250, 500].map((million) => million * 1_000_000);

/** Round rial amounts that cut a range of prices into at most five bands: each a choice that needs no typing. */
export function priceBands(range: FoundRange | null): Bounds[] {
  if (range === null || range.max <= range.min) return [];
  const step =
    steps.find((size) => (range.max - range.min) / size <= BANDS) ?? Math.ceil((range.max - range.min) / BANDS);
  const first = Math.floor(range.min / step) * step + step;
  const cuts: number[] = [];
  for (let cut = first; cut < range.max && cuts.length < BANDS; cut += step) cuts.push(cut);
  return cuts.length === 0
    ? []
    : [{ min: null, max: cuts[0] ?? null }, ...cuts.map((cut, index) => ({ min: cut, max: cuts[index + 1] ?? null }))];
}

/** About how many places a thumb of the price slider has. */
const PLACES = 40;
/** Ten thousand toman: the smallest unit of a price range. */
const FINEST = 100_000;

/** Round bounds around a range of rial amounts, with the step in which a slider goes through them. */
export function priceScale(range: FoundRange): FoundRange & { step: number } {
  const fine = steps.map((size) => size / 10);
  const step =
    [FINEST, ...fine, ...steps].find((size) => (range.max - range.min) / size <= PLACES) ??
    Math.ceil((range.max - range.min) / PLACES);
  return { min: Math.floor(range.min / step) * step, max: Math.ceil(range.max / step) * step, step };
}

/** A band in short: `تا ۵ میلیون تومان`, `۵ تا ۱۰ میلیون تومان`. */
export function priceBandText({ min, max }: Bounds, t: Translate, locale: Locale): string | null {
  const [from, to] = [min, max].map((rial) => (rial === null ? null : formatShortMoney(rial, locale)));
  const whole = ({ amount, unit }: { amount: string; unit: string }) => `${amount}\u00A0${unit}`;
  if (from && to) {
    return t("listing.filter.band", { from: from.unit === to.unit ? from.amount : whole(from), to: whole(to) });
  }
  if (to) return t("listing.filter.price_max", { amount: whole(to) });
  return from ? t("listing.filter.price_min", { amount: whole(from) }) : null;
}

/** The filter by a price in rial, for any product. */
export const priceRange = <Name extends string, Facets>(
  row: Pick<RangeFilter<Name, Facets>, "legend" | "ends" | "found">,
): RangeFilter<Name, Facets> => ({
  draws: "range",
  bands: priceBands,
  scale: priceScale,
  format: formatMoneyText,
  bandText: priceBandText,
  labels: { min: "listing.filter.price_lowest", max: "listing.filter.price_highest" },
  ...row,
});
