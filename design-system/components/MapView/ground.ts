/** Girih of a map's plain ground: one star of its pattern, and the side of the square that it repeats in, pixels. */
export const ground = {
  star: "M28 6 33 16 44 12 40 23 50 28 40 33 44 44 33 40 28 50 23 40 12 44 16 33 6 28 16 23 12 12 23 16Z",
  side: 56,
} as const;
