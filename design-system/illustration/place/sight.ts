import type { Paint, SkyName } from "./paints.ts";
import type { Part } from "./parts.ts";

/** Land behind a place. */
export const grounds = ["peaks", "snow", "hills", "dunes", "city", "sea", "none"] as const;
export type Far = (typeof grounds)[number];

/** A place as data: what is behind it, what grows beside it, and itself. The box is 640 by 400, the ground at 330. */
export type Drawing = {
  readonly sky: SkyName;
  readonly far: Far;
  readonly ground: Paint;
  /** Plants, people and the like: mirrored for right to left. */
  readonly beside?: readonly Part[];
  /** The place itself: never mirrored, so that what stands on its left stands there in every picture. */
  readonly parts: readonly Part[];
};
