import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { formatMoneyText } from "#domain/text/money.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import { formatRoughMoney } from "#domain/text/rough-money.ts";
import * as styles from "./MapView.css.ts";
import type { MapPoint, MapWords, PinIds } from "./map-types.ts";
import type { PlacedName } from "./names.ts";
import { type Stack, stacksOf } from "./pins.ts";
import { type LatLon, type Plane, project, type Sheet, scaleBar, toPixel, unproject } from "./projection.ts";

/** A place with what its pin shows, and what it is called. */
export type PricedPoint = MapPoint & { label: string; title: string };
/**
 * Places that share a pin, and the one of them that it shows: the chosen one, else the first with a price. What the page
 * is about (`isOwn`) shares its pin with nothing.
 */
export type PinStack = Stack<PricedPoint> & { point: PricedPoint; isChosen: boolean; isOwn: boolean };

/** Text on a place's pin: its price; what the page is about is named. */
function signOf({ name, href, price }: MapPoint, locale: Locale): string {
  if (href === null) return name;
  return price ? formatRoughMoney(price.amount, locale) : "";
}

export const pixelOf = ({ viewport, width, height }: Sheet, place: LatLon): Plane =>
  toPixel(viewport, project(place), width, height);

/** Pins on the sheet: that of the page's own place, then the others in the order of their places. */
export function pinStacks(
  sheet: Sheet,
  points: readonly MapPoint[],
  chosen: number | null,
  locale: Locale,
): PinStack[] {
  const places = points.map((point) => ({
    at: pixelOf(sheet, point),
    point: {
      ...point,
      label: signOf(point, locale),
      title: point.price ? point.name + COMMA[locale] + formatMoneyText(point.price.amount, locale) : point.name,
    },
  }));
  const isOwn = ({ point }: { point: MapPoint }) => point.href === null;
  const own = places.filter(isOwn).flatMap((one) => stacksOf([one], sheet));
  const others = stacksOf(
    places.filter((one) => !isOwn(one)),
    sheet,
  );
  return [...own, ...others].map((stack) => {
    const found = stack.places.find(({ id }) => id === chosen);
    const priced = stack.places.find(({ price }) => price !== null);
    return {
      ...stack,
      point: found ?? priced ?? stack.places[0],
      isChosen: found !== undefined,
      isOwn: own.includes(stack),
    };
  });
}

export const idsOf = ({ point, places }: PinStack): PinIds => [
  point.id,
  ...places.flatMap(({ id }) => (id === point.id ? [] : [id])),
];

/** Name of a pin for screen readers: begins with what is written on it. */
export function nameOf(pin: PinStack, written: string, words: Pick<MapWords, "others">, locale: Locale): string {
  const others = pin.places.length > 1 ? COMMA[locale] + words.others(formatNumber(pin.places.length - 1, locale)) : "";
  return `${written} ${pin.point.title}${others}`.trim();
}

const DIAMOND = "M-4 0 0-5 4 0 0 5Z";

/** Sign of a sight. */
const Sign = ({ at: { x, y } }: { at: Plane }) => (
  <path className={styles.landmark} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} d={DIAMOND} />
);

/** Signs of sights, and all names that have room. */
export function Names({ names, signs }: { names: readonly PlacedName[]; signs: readonly Plane[] }) {
  const { direction } = useLocale();
  return (
    <>
      {signs.map((at) => (
        <Sign key={`${at.x} ${at.y}`} at={at} />
      ))}
      {names.map(({ kind, text, order, baseline: { x, y } }) => (
        <text
          key={order}
          className={styles.names[kind]}
          x={x.toFixed(1)}
          y={y.toFixed(1)}
          textAnchor="middle"
          direction={direction}
        >
          {text}
        </text>
      ))}
    </>
  );
}

/** Scale of the map: a bar and the distance it stands for. */
export function ScaleBar({ sheet: { viewport, height }, words }: { sheet: Sheet; words: MapWords }) {
  const { locale, direction } = useLocale();
  const { meters, pixels } = scaleBar(viewport, unproject(viewport.center).lat, 120);
  const distance =
    meters >= 1000 ? words.kilometers(formatNumber(meters / 1000, locale)) : words.meters(formatNumber(meters, locale));
  return (
    <g transform={`translate(16 ${height - 14})`}>
      <path className={styles.bar} d={`M0 -6V0H${pixels.toFixed(1)}V-6`} />
      <text className={styles.barText} x={(pixels / 2).toFixed(1)} y="-8" textAnchor="middle" direction={direction}>
        {distance}
      </text>
    </g>
  );
}

/** Landmarks whose names another layer draws. */
export const Sights = ({ sheet, landmarks }: { sheet: Sheet; landmarks: readonly (LatLon & { name: string })[] }) =>
  landmarks.map((landmark) => (
    <g key={landmark.name}>
      <title>{landmark.name}</title>
      <Sign at={pixelOf(sheet, landmark)} />
    </g>
  ));
