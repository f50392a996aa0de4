import { hashOf } from "./chance.ts";
import { circle, path, rect } from "./svg.ts";

/** Marks of the invented carriers: one shape in one colour, to be told apart in grey and at 24 px. */

/** The grid that marks are drawn on, and the radius of their ground. */
const GRID = 36;
const RADIUS = 10;
const SHAPE = "#FBF6EC";

type Mark = { readonly ground: string; readonly shape: (ground: string) => string };

const eye = (x: number, y: number, ground: string): string => circle(x, y, 1.5, `fill="${ground}"`);
const line = (d: string, colour: string, width: number): string =>
  path(d, `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`);

const marks: Readonly<Record<string, Mark>> = {
  /** Shabahang, the evening star: a crescent that holds a star. */
  "8S": {
    ground: "#262766",
    shape: () =>
      path("M19 6A12 12 0 1 0 30 21A10 10 0 0 1 19 6Z") +
      path("M26 6L27.7 10.3L32 12L27.7 13.7L26 18L24.3 13.7L20 12L24.3 10.3Z"),
  },
  /** Chakavak, the lark that rises. */
  "8C": { ground: "#7A4B00", shape: () => path("M18 5L31 27C25 23.5 21 24 18 31C15 24 11 23.5 5 27Z") },
  /** Popak, the hoopoe: its crest and its long bill. */
  "8P": {
    ground: "#00707A",
    shape: (ground) =>
      path(
        "M4 25L14 18A7 7 0 0 1 16 15.6L12 6L18.5 14L20 4L22.5 14.2L29 6.5L26 16.5L33 14L27.4 20C27.8 25 27 29 29 33H15C16.5 30 16.5 27.5 15 24.5Z",
      ) + eye(19.5, 19.5, ground),
  },
  /** Sohreh, the goldfinch, perched. */
  "8H": {
    ground: "#B3213F",
    shape: (ground) =>
      path("M4 14L9 11.5A6.5 6.5 0 0 1 20.5 12C26 14 29 18.5 29.5 22L33 31L24.5 27.5C17 29 9.5 25.5 8.5 16.5Z") +
      eye(13, 12.5, ground),
  },
  /** Dorna, the crane, folded of paper. */
  "8D": {
    ground: "#1F3A93",
    shape: () => path("M3 13.5L8.5 7.5L13.5 20.5L16 4L24.5 18L33.5 12.5L29 21L20 31L11 27L7.5 13Z"),
  },
  /** Kakoli, the crested lark, wings spread. */
  "8K": {
    ground: "#AE5029",
    shape: () =>
      path(
        "M2.5 12C9 9.5 14.5 12.5 18 18.5C21.5 12.5 27 9.5 33.5 12C28 14.5 24 18.5 21.5 25.5L18 29L14.5 25.5C12 18.5 8 14.5 2.5 12Z",
      ),
  },
  /** Anka, the bird of fire. */
  "7A": {
    ground: "#8A1C4A",
    shape: () =>
      path(
        "M19 3.5C26 10 29 15.5 29 21.5A11 11 0 0 1 7 21.5C7 17 9 13.5 12.5 10.5C12.5 14.5 13.5 17 16 18.5C15 13 15.5 8 19 3.5Z",
      ),
  },
  /** Marjan, the coral. */
  "7M": {
    ground: "#C2452D",
    shape: () => line("M18 31V6M18 25L9 19V10M18 21L27 15V7M9 19L5 17M27 15L31 13", SHAPE, 3.6),
  },
  /** Zaytun, the olive, with a leaf. */
  "7Z": {
    ground: "#3F6B1F",
    shape: () => circle(14, 23.5, 7.5) + path("M16 14C17.5 7 24 4 32 5C32.5 13 26 18.5 18.5 16.5Z"),
  },
  /** Lotus Siam, five petals. */
  "7L": {
    ground: "#7B2E83",
    shape: () =>
      path("M18 5C23 11 23 19 18 27C13 19 13 11 18 5Z") +
      path("M7.5 11C13 13.5 15.5 19 16.5 28C10 26 6.5 19 7.5 11Z") +
      path("M28.5 11C23 13.5 20.5 19 19.5 28C26 26 29.5 19 28.5 11Z") +
      path("M3 21C8 25.5 13 29 18 29C23 29 28 25.5 33 21C31 28 26 32 18 32C10 32 5 28 3 21Z"),
  },
  /** Alouette, a feather. */
  "7T": {
    ground: "#4A4B66",
    shape: (ground) =>
      path("M30 5C16 5.5 8 13 8.5 25L5 32L12 27.5C24 27.5 30.5 19 30 5Z") + line("M9 28L22 14", ground, 1.8),
  },
};

/** Grounds of carriers without a drawn mark; cream stands out from each by 4.5 at least. */
const grounds = ["#1F3A93", "#00707A", "#7A4B00", "#B3213F", "#3F6B1F", "#4A4B66"] as const;

/** The letters of a code, which no two carriers share; held within the ground in any font. */
const letters = (code: string): string =>
  `<text x="18" y="23.5" font-family="Vazirmatn,Arial,sans-serif" font-size="15" font-weight="700" text-anchor="middle" textLength="${
    code.length * 9
  }" lengthAdjust="spacingAndGlyphs">${code}</text>`;

const form = /^[A-Z0-9]{2,3}$/;

/** Draws the mark of a carrier's code, of its letters where it has none; null for what is no code. */
export function carrierSvg(code: string): string | null {
  if (!form.test(code)) return null;
  const ground = marks[code]?.ground ?? grounds[hashOf(code) % grounds.length] ?? grounds[0];
  const shape = marks[code]?.shape(ground) ?? letters(code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}" fill="${SHAPE}">${rect(
    0,
    0,
    GRID,
    GRID,
    `rx="${RADIUS}" fill="${ground}"`,
  )}${shape}</svg>`;
}
