import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import type { Locale } from "#domain/enums/enums.ts";
import { formatCompactMoney, formatMoneyText } from "#domain/text/money.ts";
import { COMMA, formatNumber } from "#domain/text/numbers.ts";
import * as styles from "./MapView.css.ts";
import type { MapPoint, MapWords } from "./map-types.ts";
import { type PlacedPin, placePins } from "./pins.ts";
import { type LatLon, project, type Sheet, scaleBar, toPixel, unproject } from "./projection.ts";

/** Positions of the points on the sheet, and whether each has room for its label. */
function placeOn<T extends LatLon & { label: string }>({ viewport, width, height }: Sheet, points: readonly T[]) {
  return placePins(
    points.map((point) => ({ point, at: toPixel(viewport, project(point), width, height) })),
    width,
    height,
  );
}

export type PricedPin = PlacedPin<MapPoint & { label: string; title: string }> & { isChosen: boolean };

/**
 * Pins on the sheet in the order of their points, each with its price and its label. The chosen one takes precedence
 * for label space.
 */
export function pinsOn(sheet: Sheet, points: readonly MapPoint[], chosen: number | null, locale: Locale): PricedPin[] {
  const places = points.map((point, order) => ({
    ...point,
    order,
    label: point.price ? formatCompactMoney(point.price.amount, locale) : "",
    title: point.price ? point.name + COMMA[locale] + formatMoneyText(point.price.amount, locale) : point.name,
  }));
  const isChosen = ({ id }: MapPoint) => id === chosen;
  return placeOn(sheet, [...places.filter(isChosen), ...places.filter((place) => !isChosen(place))])
    .toSorted((one, other) => one.point.order - other.point.order)
    .map((pin) => ({ ...pin, isChosen: isChosen(pin.point) }));
}

const DIAMOND = "M-5 0 0-7 5 0 0 7Z";

/** A landmark, labelled if there is room. */
function Sight({ point, at: { x, y }, hasRoom }: PlacedPin<LatLon & { name: string }>) {
  const { direction } = useLocale();
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path className={styles.landmark} d={DIAMOND} />
      {hasRoom && (
        <text className={styles.landmarkName} y="20" textAnchor="middle" direction={direction}>
          {point.name}
        </text>
      )}
    </g>
  );
}

/** Scale of the map: a bar and the distance it stands for. */
export function ScaleBar({ sheet: { viewport, height }, words }: { sheet: Sheet; words: MapWords }) {
  const { locale, direction } = useLocale();
  const { meters, pixels } = scaleBar(viewport, unproject(viewport.center).lat, 140);
  const distance =
    meters >= 1000 ? words.kilometers(formatNumber(meters / 1000, locale)) : words.meters(formatNumber(meters, locale));
  return (
    <g transform={`translate(20 ${height - 20})`}>
      <path className={styles.bar} d={`M0 -6V0H${pixels.toFixed(1)}V-6`} />
      <text className={styles.barText} x={(pixels / 2).toFixed(1)} y="-8" textAnchor="middle" direction={direction}>
        {distance}
      </text>
    </g>
  );
}

type LandmarksProps = { sheet: Sheet; landmarks: readonly (LatLon & { name: string })[] };

/** Landmarks with labels, if there is room. Part of an SVG of the sheet's size. */
export const NamedSights = ({ sheet, landmarks }: LandmarksProps) =>
  placeOn(
    sheet,
    landmarks.map((landmark) => ({ ...landmark, label: landmark.name })),
  ).map((sight) => <Sight key={sight.point.name} {...sight} />);

/** Landmarks whose labels another layer draws. */
export function Sights({ sheet, landmarks }: LandmarksProps) {
  const sights = placeOn(
    sheet,
    landmarks.map((landmark) => ({ ...landmark, label: "" })),
  );
  return sights.map(({ point: { name }, at: { x, y } }) => (
    <g key={name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <title>{name}</title>
      <path className={styles.landmark} d={DIAMOND} />
    </g>
  ));
}
