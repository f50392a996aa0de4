import type { IsoDate } from "#domain/calendar/types.ts";
import type { Scene } from "#domain/contract/scene.shapes.ts";
import { formatDate } from "#domain/text/dates.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import type { HeadContext, SharePicture } from "./page.ts";

/** The skyline of a city: the drawing of a page that is about no one place in it. */
export const skylineOf = (city: string): Scene => ({ slug: city, city, hour: "dusk", view: "skyline" });

/** The drawing of pages that are about no place. */
export const brandScene = skylineOf("Isfahan");

type Least = { rial: number; of: string; date: IsoDate | null };

/** "from 1,437,000 toman", of what it is the price, and its day, which stays on one line of the picture. */
export const leastPrice = (
  { rial, of, date }: Least,
  { environment, t }: Pick<HeadContext, "environment" | "t">,
): NonNullable<SharePicture["price"]> => ({
  amount: `${t("common.from")} ${formatMoneyText(rial, environment.locale)}`,
  of: [of, ...(date === null ? [] : [formatDate(date, environment, "day").replaceAll(" ", "\u00A0")])].join(" · "),
});

type PricedCard = { from_price: number | null; from_date: IsoDate | null };

/** The least of these nights with its day, where it is that of the whole list too; null without any. */
export function leastNight(
  cards: readonly PricedCard[],
  context: Pick<HeadContext, "environment" | "t">,
  leastOfAll: number | null = null,
): SharePicture["price"] {
  const of = context.t("sale.price.night");
  const [least] = cards
    .flatMap(({ from_price: rial, from_date: date }) => (rial === null ? [] : [{ rial, date }]))
    .toSorted((one, other) => one.rial - other.rial);
  if (least === undefined) return null;
  if (leastOfAll !== null && leastOfAll < least.rial) return leastPrice({ rial: leastOfAll, of, date: null }, context);
  return leastPrice({ ...least, of }, context);
}

/** The words of a picture as one text; null without a picture. */
export const shareText = (picture: SharePicture | undefined): string | null =>
  picture === undefined
    ? null
    : [picture.name, picture.line, picture.price?.amount, picture.price?.of].filter(Boolean).join(" · ");
