import type { MouseEvent } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { idsOf, nameOf, type PinStack } from "./MapSigns.tsx";
import * as styles from "./MapView.css.ts";
import type { MapWords, PinIds } from "./map-types.ts";
import { STAR, type Tag, tagWidth } from "./pins.ts";

/** Minimum size of a touch target, pixels. */
const TOUCH = 44;
/** Half the height of a tag, and the distance of a bubble's lower edge from its place. */
const HALF = 13;

export type DrawnPin = PinStack & { label: string; tag: Tag | null };

/** Text of a pin's tag: the price of the place that it shows, and how many others are there. */
export const labelOf = (pin: PinStack, others: string): string => `${pin.point.label} ${others}`.trim();

/** Extent of a pin's star: its count is written on that of several places; that of the page's own place is large. */
export const starOf = ({ point, places, isChosen }: PinStack): number => {
  if (isChosen || point.href === null) return 36;
  return places.length > 1 ? 34 : STAR;
};

/** A star in the middle of the pin, `size` pixels across. */
const Star = ({ size, look }: { size: number; look: string }) => (
  <path className={look} transform={`scale(${size / 24}) translate(-12 -12)`} d={drawings.shamseh.d} />
);

/** A place without room for a price: its star, with the count of places where there are several. */
function Mark({ pin }: { pin: DrawnPin }) {
  const { locale, direction } = useLocale();
  const { places, point, isChosen } = pin;
  if (isChosen || point.href === null) return <Star size={starOf(pin)} look={styles.chosen} />;
  if (places.length === 1) return <Star size={starOf(pin)} look={styles.star} />;
  return (
    <>
      <Star size={starOf(pin)} look={styles.star} />
      <text className={styles.count} y="5" textAnchor="middle" direction={direction}>
        {formatNumber(places.length, locale)}
      </text>
    </>
  );
}

/** A tag right above its place, or at the end of a line from its star. */
function Tagged({ pin: { at, label, isChosen }, tag: { middle, isAbove } }: { pin: DrawnPin; tag: Tag }) {
  const { direction } = useLocale();
  const width = tagWidth(label);
  const [x, y] = [middle.x - at.x, middle.y - at.y];
  const bubble = `M${-width / 2} ${y - HALF}h${width}v${2 * HALF}H6L0 0-6 ${y + HALF}H${-width / 2}Z`;
  return (
    <>
      {!isAbove && (
        <>
          <path className={styles.stem} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />
          <Star size={16} look={isChosen ? styles.chosen : styles.star} />
        </>
      )}
      <path
        className={isChosen ? styles.chosenTag : styles.tag}
        d={isAbove ? bubble : `M${(x - width / 2).toFixed(1)} ${(y - HALF).toFixed(1)}h${width}v${2 * HALF}h${-width}Z`}
      />
      <text
        className={isChosen ? styles.chosenTagText : styles.tagText}
        x={x.toFixed(1)}
        y={(y + 5).toFixed(1)}
        textAnchor="middle"
        direction={direction}
      >
        {label}
      </text>
    </>
  );
}

/** Sign of a pin, round its place. */
export const PinSign = ({ pin }: { pin: DrawnPin }) =>
  pin.tag ? <Tagged pin={pin} tag={pin.tag} /> : <Mark pin={pin} />;

export const placedAt = ({ at }: DrawnPin) => `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;

/** Area that takes a touch: the tag of a pin, as high as a finger needs, else the surroundings of its star. */
function Touch({ pin: { at, label, tag } }: { pin: DrawnPin }) {
  const width = Math.max(TOUCH, tag ? tagWidth(label) : 0);
  const [x, y] = tag ? [tag.middle.x - at.x, tag.middle.y - at.y] : [0, 0];
  return (
    <rect
      className={styles.touch}
      x={(x - width / 2).toFixed(1)}
      y={(y - TOUCH / 2).toFixed(1)}
      width={width}
      height={TOUCH}
    />
  );
}

export type PinPartProps = { pin: DrawnPin; words: MapWords; onChoose: (ids: PinIds) => void };

/** A place, or several on one spot: a link to its page; with scripts it opens its card. */
export function Pin({ pin, words, onChoose }: PinPartProps) {
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const { point, places, isChosen } = pin;
  const name = nameOf(pin, pin.tag ? pin.label : "", words, locale);
  if (point.href === null) {
    return (
      <g transform={placedAt(pin)}>
        <title>{point.title}</title>
        <PinSign pin={pin} />
      </g>
    );
  }
  return (
    <a
      href={point.href}
      className={styles.pin}
      data-point={places[0].id}
      aria-label={name}
      aria-expanded={isHydrated ? isChosen : undefined}
      onClick={(event: MouseEvent) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onChoose(idsOf(pin));
      }}
    >
      <g transform={placedAt(pin)}>
        <title>{point.title}</title>
        <Touch pin={pin} />
        <PinSign pin={{ ...pin, isChosen: false }} />
      </g>
    </a>
  );
}
