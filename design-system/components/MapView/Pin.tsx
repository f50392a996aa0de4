import type { MouseEvent } from "react";
import { drawings } from "#design-system/components/Icon/paths.ts";
import { useHydrated } from "#design-system/theme/hydrated.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { isPlainClick } from "#design-system/theme/plain-click.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { formatNumber } from "#domain/text/numbers.ts";
import { idsOf, nameOf, type PinStack } from "./MapSigns.tsx";
import * as styles from "./MapView.css.ts";
import type { MapWords, PinIds } from "./map-types.ts";
import { STAR, type Tag, tagWidth } from "./pins.ts";

/** Minimum size of a touch target, pixels. */
const TOUCH = 44;
/** Half the height of a tag, and the distance of a bubble's lower edge from its place. */
const HALF = 13;
/** Radius of the disc of several places, pixels. */
const ROUND = 15;

export type DrawnPin = PinStack & { label: string; tag: Tag | null };

/** True where a pin says how many places it stands for. */
export const isCounted = ({ places, isChosen }: PinStack): boolean => places.length > 1 && !isChosen;

/** Text of a pin's tag: the price of its one place, or of the chosen one among several; the name of the page's own. */
export const labelOf = (pin: PinStack): string => (isCounted(pin) ? "" : pin.point.label);

/** Extent of a pin's star: the count of several places is written on theirs; that of the page's own place is large. */
export const starOf = ({ places, isChosen, isOwn }: PinStack): number => {
  if (isChosen || isOwn) return 36;
  return places.length > 1 ? 2 * ROUND : STAR;
};

/** A star in the middle of the pin, `size` pixels across. */
const Star = ({ size, look }: { size: number; look: string }) => (
  <path className={look} transform={`scale(${size / 24}) translate(-12 -12)`} d={drawings.shamseh.d} />
);

type SignProps = {
  pin: DrawnPin;
  /** Chosen, or pointed at in the list beside the map. */
  isLit: boolean;
};

/** A place without room for a price: its star. Several: a disc with their number. */
function Mark({ pin, isLit }: SignProps) {
  const { locale, direction } = useLocale();
  const { places } = pin;
  if (!isCounted(pin)) {
    return isLit ? <Star size={36} look={styles.chosen} /> : <Star size={STAR} look={styles.star} />;
  }
  return (
    <>
      <circle r={ROUND} className={isLit ? styles.litDisc : styles.disc} />
      <text className={isLit ? styles.litCount : styles.count} y="5" textAnchor="middle" direction={direction}>
        {formatNumber(places.length, locale)}
      </text>
    </>
  );
}

/** Outline of a tag with round ends, `tail` pixels of it pointing down to the place. */
function tagPath(x: number, y: number, width: number, tail: boolean): string {
  const across = width - 2 * HALF;
  const bottom = tail ? `H${x + 5}L0 -1L${x - 5} ${y + HALF}` : "";
  return (
    `M${(x - across / 2).toFixed(1)} ${(y - HALF).toFixed(1)}h${across.toFixed(1)}` +
    `a${HALF} ${HALF} 0 0 1 0 ${2 * HALF}${bottom}H${(x - across / 2).toFixed(1)}a${HALF} ${HALF} 0 0 1 0 ${-2 * HALF}Z`
  );
}

/** A tag right above its place, or at the end of a line from its star. */
function Tagged({ pin: { at, label }, tag: { middle, isAbove }, isLit }: SignProps & { tag: Tag }) {
  const { direction } = useLocale();
  const [x, y] = [middle.x - at.x, middle.y - at.y];
  return (
    <>
      {!isAbove && (
        <>
          <path className={styles.stem} d={`M0 0L${x.toFixed(1)} ${y.toFixed(1)}`} />
          <Star size={16} look={isLit ? styles.chosen : styles.star} />
        </>
      )}
      <path className={isLit ? styles.chosenTag : styles.tag} d={tagPath(x, y, tagWidth(label), isAbove)} />
      <text
        className={isLit ? styles.chosenTagText : styles.tagText}
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
export const PinSign = ({ pin, isLit = false }: { pin: DrawnPin; isLit?: boolean }) =>
  pin.tag ? <Tagged pin={pin} tag={pin.tag} isLit={isLit} /> : <Mark pin={pin} isLit={isLit} />;

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

/** The price or the number that stands on a pin. */
export function writtenOn(pin: DrawnPin, locale: Locale): string {
  if (isCounted(pin)) return formatNumber(pin.places.length, locale);
  return pin.tag ? pin.label : "";
}

export type PinPartProps = { pin: DrawnPin; words: MapWords; onChoose: (ids: PinIds) => void };

/** A place, or several on one spot: a link to its page; with scripts it opens its card. */
export function Pin({ pin, words, onChoose }: PinPartProps) {
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const { point, places, isChosen } = pin;
  const name = nameOf(pin, writtenOn(pin, locale), words, locale);
  if (point.href === null) {
    return (
      <g transform={placedAt(pin)}>
        <title>{point.title}</title>
        <PinSign pin={pin} isLit />
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
        <PinSign pin={pin} />
      </g>
    </a>
  );
}
