/** Plan of a room, to scale: positions in metres from the top left corner. */

export type RoomPlanData = {
  /** Square metres. */
  readonly area: number;
  readonly double: number;
  readonly single: number;
  readonly sofa: number;
  readonly hasBath: boolean;
  readonly hasBalcony: boolean;
  readonly hasWindow: boolean;
};

type Kind = "double" | "single" | "sofa" | "bath" | "balcony";
export type Placed = {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
export type RoomLayout = { readonly width: number; readonly height: number; readonly pieces: readonly Placed[] };

/** Sizes of furniture, metres: along its wall, and into the room. */
const SIZES = { double: [1.6, 2], single: [0.9, 2], sofa: [1.8, 0.9] } as const;
const GAP = 0.35;
/** Ratio of a room's width to its depth. */
const PROPORTION = 1.35;
const BATH = { most: 2.4, part: 0.36 } as const;
const BALCONY_DEPTH = 1.2;
/** Largest area of a single room, square metres: beyond it there are several. */
const LARGEST = 50;

/**
 * Lays a room out: its area in an ordinary proportion, beds with their heads at the far wall, pieces that do not fit
 * there at the near one, the bath in a corner. Doors are unknown: it is a sketch, true in area, number and size. Null
 * when its beds do not fit beside each other (bunk beds, several rooms): a plan with fewer would be false.
 */
export function layOut({ area, double, single, sofa, hasBath, hasBalcony }: RoomPlanData): RoomLayout | null {
  if (area > LARGEST) return null;
  const width = Math.sqrt(area * PROPORTION);
  const height = area / width;
  const bath = hasBath ? Math.min(BATH.most, width * BATH.part) : 0;
  const kinds = [
    ...Array.from({ length: double }, () => "double" as const),
    ...Array.from({ length: single }, () => "single" as const),
    ...Array.from({ length: sofa }, () => "sofa" as const),
  ];
  const pieces: Placed[] = [];
  const next = { far: GAP, near: GAP };
  for (const kind of kinds) {
    const [along, deep] = SIZES[kind];
    const isFar = next.far + along <= width - GAP / 2;
    if (!isFar && next.near + along > width - bath) return null;
    const x = isFar ? next.far : next.near;
    pieces.push({ kind, x, y: isFar ? 0.1 : height - deep - 0.1, width: along, height: deep });
    next[isFar ? "far" : "near"] += along + GAP;
  }
  if (hasBath) {
    const deep = Math.min(bath, Math.max(height - 2.2, 1));
    pieces.push({ kind: "bath", x: width - bath, y: height - deep, width: bath, height: deep });
  }
  if (hasBalcony) {
    pieces.push({ kind: "balcony", x: -BALCONY_DEPTH, y: height * 0.2, width: BALCONY_DEPTH, height: height * 0.6 });
  }
  return pieces.some((one, index) => pieces.slice(index + 1).some((other) => areOnEachOther(one, other)))
    ? null
    : { width, height, pieces };
}

const areOnEachOther = (one: Placed, other: Placed): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
