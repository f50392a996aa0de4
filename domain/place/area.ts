import type { Point } from "./distance.ts";

/** A part of the globe between two parallels and two meridians, in degrees. None crosses the date line. */
export type Area = { readonly south: number; readonly west: number; readonly north: number; readonly east: number };

/** Four decimal numbers. */
export const AREA_PATTERN = /^-?\d{1,3}(\.\d{1,15})?(,-?\d{1,3}(\.\d{1,15})?){3}$/;
/** Maximum length of the text of an area. */
export const AREA_TEXT = 80;

/** Parses an area: `south,west,north,east` in decimal degrees. Null if invalid. */
export function readArea(text: string): Area | null {
  if (!AREA_PATTERN.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(",").map(Number);
  const isOnGlobe = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnGlobe && south < north && west < east ? { south, west, north, east } : null;
}

/** Inverse of `readArea`. */
export const writeArea = ({ south, west, north, east }: Area): string => [south, west, north, east].join();

export const isWithin = ({ south, west, north, east }: Area, { lat, lon }: Point): boolean =>
  lat >= south && lat <= north && lon >= west && lon <= east;

/** About ten metres; a street is wider. */
const MAX_DECIMALS = 4;

/**
 * Rounds an area outwards, to as few decimals as enlarge it by at most a hundredth of its side on each side, and at
 * most four: the address reveals no more of where a visitor looked than the search needs. Contains the original area.
 */
export function roundedArea({ south, west, north, east }: Area): Area {
  const side = Math.min(north - south, east - west);
  const decimals = Math.max(0, Math.min(MAX_DECIMALS, Math.ceil(2 - Math.log10(side))));
  const down = (degrees: number, least: number) => Math.max(least, 0 - roundedUp(-degrees, decimals));
  const up = (degrees: number, most: number) => Math.min(most, roundedUp(degrees, decimals));
  return { south: down(south, -90), west: down(west, -180), north: up(north, 90), east: up(east, 180) };
}

/** Tolerance that leaves rounded numbers unchanged: 32.6 is 32.600000000000001 in floating point. */
const SLACK = 1e-6;
const roundedUp = (value: number, decimals: number): number =>
  Number((Math.ceil(value * 10 ** decimals - SLACK) / 10 ** decimals).toFixed(decimals));
