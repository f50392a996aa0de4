import type { Area } from "#domain/place/area.ts";
import type { LatLon } from "./projection.ts";

/** A place on a map, with what its card says. */
export type MapPoint = LatLon & {
  id: number;
  name: string;
  /** Its page; null: the page is about this very place, which is then no link. */
  href: string | null;
  /** Rial, and what the sum is for: `۳ شب · ۱ اتاق`. Null where it cannot be had. */
  price: { amount: number; of: string } | null;
};
export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  reset: string;
  kilometers: (count: string) => string;
  meters: (count: string) => string;
  /** The way from a card to the page of its place. */
  open: string;
  close: string;
  /** Of a place that cannot be had. */
  unavailable: string;
  /** Searches the part of the map that is in sight. */
  search: string;
};

/** Which pin is chosen, and what a map says of what is done on it. */
export type PinProps = {
  chosen: number | null;
  onChoose: (id: number) => void;
  /** Called when the map shows another part: the part, or null where it is the one shown at first. */
  onMove: (area: Area | null) => void;
};

export type MapContent = {
  points: readonly MapPoint[];
  landmarks?: readonly (LatLon & { name: string })[];
  /** What is in sight at first; without it all points are. */
  area?: Area | null;
  /** What the map shows, for those who hear it. */
  caption: string;
  words: MapWords;
};
export type MapViewProps = MapContent & PinProps;
