import type { Plane } from "./projection.ts";

/** A pin on the picture: its position in pixels, and whether there is room for its label. */
export type PlacedPin<T> = { point: T; at: Plane; hasRoom: boolean };

const TAG_HEIGHT = 30;
const LETTER = 8.4;
const PADDING = 22;

export const tagWidth = (label: string): number => label.length * LETTER + PADDING;

/** Margins that a chosen pin must stay clear of: half a tag at the edges, and the card at the bottom. Pixels. */
const CLEAR = { across: 48, top: 48, bottom: 224 };
/** Extent of the map's buttons plus half a tag beside and a tag below them: at the end of a line, so on either side. */
const BUTTONS = { across: 104, down: 188 };

/** Offset by which a map must be moved so that nothing covers a pin. */
export function wayToClear({ x, y }: Plane, width: number, height: number): Plane {
  const { across } = y < BUTTONS.down ? BUTTONS : CLEAR;
  return {
    x: Math.max(0, x - (width - across)) + Math.min(0, x - across),
    y: Math.max(0, y - (height - CLEAR.bottom)) + Math.min(0, y - CLEAR.top),
  };
}

/** Positions each pin; those whose label would overlap an earlier one become stars. */
export function placePins<T extends { label: string }>(
  points: readonly { point: T; at: Plane }[],
  width: number,
  height: number,
): PlacedPin<T>[] {
  const taken: { left: number; right: number; top: number; bottom: number }[] = [];
  return points
    .filter(({ at }) => at.x > -40 && at.x < width + 40 && at.y > -40 && at.y < height + 40)
    .map(({ point, at }) => {
      const half = tagWidth(point.label) / 2;
      const box = { left: at.x - half, right: at.x + half, top: at.y - TAG_HEIGHT - 6, bottom: at.y };
      const isFree =
        point.label !== "" &&
        taken.every(
          (other) =>
            box.right < other.left || box.left > other.right || box.bottom < other.top || box.top > other.bottom,
        );
      if (isFree) taken.push(box);
      return { point, at, hasRoom: isFree };
    });
}
