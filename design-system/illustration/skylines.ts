import {
  APART,
  arcade,
  azadi,
  badgir,
  burj,
  dhow,
  dome,
  dunes,
  gable,
  iwan,
  milad,
  minaret,
  ottoman,
  palm,
  pine,
  ship,
  tent,
  tower,
} from "./primitives.ts";
import type { Land } from "./skies.ts";

/**
 * Shapes of a city's horizon, separated by {@link APART}. `x` runs from the quiet side, where text may stand, to the
 * full one; (0, 0) is top left.
 */
type Drawn = { mid: string; near: string };
type Skyline = { land: Land; hasSea?: true; draw: (w: number, y: number, chance: () => number) => Drawn };

/** Shapes of one kind scattered along the ground. */
const scattered = (
  count: number,
  from: number,
  to: number,
  chance: () => number,
  one: (x: number, size: number) => string,
): string =>
  Array.from({ length: count }, (_, index) =>
    one(from + ((index + 0.2 + chance() * 0.6) * (to - from)) / count, 0.7 + chance() * 0.6),
  ).join(APART);

const houses = (w: number, y: number, chance: () => number): string =>
  scattered(9, 0, w, chance, (x, size) => tower(x, y, w * 0.1, 26 * size + 8, false));

export const skylines = {
  isfahan: {
    land: "desert",
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), minaret(w * 0.9, y, 120), minaret(w * 0.36, y, 92)].join(APART),
      near: [
        arcade(0, w * 0.46, y + 6, 46, 7),
        dome(w * 0.68, y - 40, 124),
        iwan(w * 0.68, y, 150, 96),
        minaret(w * 0.55, y, 178),
        minaret(w * 0.81, y, 178),
        dome(w * 0.93, y, 56),
      ].join(APART),
    }),
  },
  shiraz: {
    land: "desert",
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), scattered(5, 0, w * 0.5, chance, (x, size) => pine(x, y, 90 * size))].join(APART),
      near: [
        arcade(w * 0.4, w, y, 54, 9),
        dome(w * 0.74, y - 44, 92),
        iwan(w * 0.74, y, 118, 92),
        pine(w * 0.5, y, 150),
        pine(w * 0.94, y, 130),
        dome(w * 0.56, y - 50, 44),
      ].join(APART),
    }),
  },
  yazd: {
    land: "desert",
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), badgir(w * 0.34, y, 26, 84), badgir(w * 0.96, y, 24, 92)].join(APART),
      near: [
        badgir(w * 0.46, y, 46, 142),
        dome(w * 0.58, y, 72),
        iwan(w * 0.72, y, 92, 104),
        minaret(w * 0.665, y, 168),
        minaret(w * 0.775, y, 168),
        badgir(w * 0.9, y, 54, 122),
        scattered(6, 0, w, chance, (x, size) => tower(x, y, 62, 30 * size, false)),
      ].join(APART),
    }),
  },
  tehran: {
    land: "city",
    draw: (w, y, chance) => ({
      mid: scattered(11, 0, w, chance, (x, size) => tower(x, y, 34, 74 * size, false)),
      near: [
        azadi(w * 0.66, y, 150),
        milad(w * 0.86, y, 262),
        scattered(4, 0, w * 0.44, chance, (x, size) => tower(x, y, 44, 66 * size)),
        tower(w * 0.95, y, 50, 92),
      ].join(APART),
    }),
  },
  mashhad: {
    land: "desert",
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), minaret(w * 0.42, y, 112), dome(w * 0.9, y, 62)].join(APART),
      near: [
        arcade(w * 0.36, w, y, 50, 10),
        dome(w * 0.72, y - 40, 116),
        iwan(w * 0.72, y, 136, 100),
        minaret(w * 0.59, y, 196),
        minaret(w * 0.85, y, 196),
        dome(w * 0.5, y - 44, 60),
      ].join(APART),
    }),
  },
  kish: {
    land: "sea",
    hasSea: true,
    draw: (w, y, chance) => ({
      mid: dunes(w, y - 6, 34, chance, y + 20),
      near: [
        ship(w * 0.6, y + 12, 190),
        palm(w * 0.84, y + 30, 142, 0.12),
        palm(w * 0.93, y + 34, 110, -0.1),
        palm(w * 0.14, y + 34, 96, -0.12),
      ].join(APART),
    }),
  },
  gulf: {
    land: "sea",
    hasSea: true,
    draw: (w, y, chance) => ({
      mid: [
        dunes(w, y, 26, chance, y + 20),
        badgir(w * 0.78, y, 32, 90),
        scattered(4, w * 0.6, w, chance, (x, size) => tower(x, y, 50, 34 * size, false)),
      ].join(APART),
      near: [
        dhow(w * 0.56, y + 22, 130),
        palm(w * 0.88, y + 34, 150, 0.1),
        palm(w * 0.96, y + 34, 116, -0.08),
        palm(w * 0.08, y + 34, 90, 0.1),
      ].join(APART),
    }),
  },
  caspian: {
    land: "green",
    hasSea: true,
    draw: (w, y, chance) => ({
      mid: scattered(12, 0, w, chance, (x, size) => pine(x, y, 64 * size)),
      near: [
        gable(w * 0.62, y, 104, 104),
        gable(w * 0.78, y, 78, 82),
        scattered(5, w * 0.84, w * 1.02, chance, (x, size) => pine(x, y, 124 * size)),
        scattered(3, 0, w * 0.3, chance, (x, size) => pine(x, y, 80 * size)),
      ].join(APART),
    }),
  },
  mountain: {
    land: "green",
    draw: (w, y, chance) => ({
      mid: scattered(8, 0, w, chance, (x, size) => pine(x, y, 54 * size)),
      near: [
        scattered(6, w * 0.46, w, chance, (x, size) => gable(x, y, 66, 66 * size)),
        dome(w * 0.8, y - 8, 48),
        minaret(w * 0.88, y, 112),
        pine(w * 0.08, y, 96),
      ].join(APART),
    }),
  },
  desert: {
    land: "desert",
    draw: (w, y, chance) => ({
      mid: dunes(w, y - 10, 60, chance, y + 20),
      near: [
        tent(w * 0.66, y + 4, 150),
        tent(w * 0.84, y + 4, 104),
        dome(w * 0.5, y, 52),
        palm(w * 0.94, y, 120, 0.1),
        badgir(w * 0.4, y, 28, 76),
      ].join(APART),
    }),
  },
  tabriz: {
    land: "city",
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), scattered(4, 0, w, chance, (x, size) => pine(x, y, 70 * size))].join(APART),
      near: [
        iwan(w * 0.66, y, 170, 150),
        arcade(w * 0.78, w, y, 64, 4),
        dome(w * 0.88, y - 58, 62),
        gable(w * 0.46, y, 80, 92),
        dome(w * 0.5, y - 50, 30),
      ].join(APART),
    }),
  },
  istanbul: {
    land: "sea",
    hasSea: true,
    draw: (w, y, chance) => ({
      mid: [houses(w, y, chance), ottoman(w * 0.3, y, 92)].join(APART),
      near: [ottoman(w * 0.72, y, 220), ship(w * 0.36, y + 20, 110)].join(APART),
    }),
  },
  dubai: {
    land: "city",
    draw: (w, y, chance) => ({
      mid: scattered(12, 0, w, chance, (x, size) => tower(x, y, 30, 86 * size, false)),
      near: [
        burj(w * 0.72, y, 300),
        tower(w * 0.6, y, 46, 128),
        tower(w * 0.85, y, 52, 152),
        palm(w * 0.94, y, 96),
        palm(w * 0.5, y, 84, -0.1),
      ].join(APART),
    }),
  },
  modern: {
    land: "city",
    draw: (w, y, chance) => ({
      mid: scattered(12, 0, w, chance, (x, size) => tower(x, y, 36, 78 * size, false)),
      near: [
        tower(w * 0.58, y, 54, 150),
        tower(w * 0.7, y, 66, 206),
        tower(w * 0.82, y, 48, 130),
        dome(w * 0.92, y, 54),
        scattered(3, 0, w * 0.4, chance, (x, size) => tower(x, y, 46, 60 * size)),
      ].join(APART),
    }),
  },
  alpine: {
    land: "green",
    draw: (w, y, chance) => ({
      mid: scattered(14, 0, w, chance, (x, size) => pine(x, y, 60 * size)),
      near: [
        gable(w * 0.6, y, 110, 116),
        tower(w * 0.75, y, 34, 96, false),
        gable(w * 0.75, y - 92, 42, 56),
        gable(w * 0.88, y, 92, 92),
        pine(w * 0.5, y, 110),
        pine(w * 0.97, y, 140),
      ].join(APART),
    }),
  },
  tropical: {
    land: "sea",
    hasSea: true,
    draw: (w, y, chance) => ({
      mid: [dunes(w, y, 50, chance, y + 20), scattered(6, 0, w, chance, (x, size) => palm(x, y, 62 * size))].join(
        APART,
      ),
      near: [
        gable(w * 0.66, y + 10, 96, 86),
        palm(w * 0.82, y + 26, 170, 0.14),
        palm(w * 0.92, y + 26, 126, -0.12),
        palm(w * 0.52, y + 20, 110, -0.1),
        dhow(w * 0.2, y + 22, 90),
      ].join(APART),
    }),
  },
  european: {
    land: "city",
    draw: (w, y, chance) => ({
      mid: scattered(9, 0, w, chance, (x, size) => gable(x, y, 62, 74 * size)),
      near: [
        gable(w * 0.58, y, 84, 108),
        gable(w * 0.7, y, 84, 124),
        tower(w * 0.8, y, 40, 150, false),
        gable(w * 0.8, y - 142, 48, 82),
        dome(w * 0.92, y - 34, 74),
        tower(w * 0.92, y, 84, 50),
      ].join(APART),
    }),
  },
} as const satisfies Record<string, Skyline>;

export type SkylineName = keyof typeof skylines;
