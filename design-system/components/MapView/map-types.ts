import type { Area } from "#domain/place/area.ts";
import type { LatLon } from "./projection.ts";

/** A place on a map, with the content of its card. */
export type MapPoint = LatLon & {
  id: number;
  name: string;
  /** Address of its page; null: the current page is about this place, so it is no link. */
  href: string | null;
  /** Rial, and the scope of the sum: `۳ شب · ۱ اتاق`. Null when unavailable. */
  price: { amount: number; of: string } | null;
};
export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  reset: string;
  kilometers: (count: string) => string;
  meters: (count: string) => string;
  /** Link from a card to the page of its place. */
  open: string;
  close: string;
  /** For an unavailable place. */
  unavailable: string;
  /** Searches the visible part of the map. */
  search: string;
  /** Says that the ground is a sketch, or that there is none here. */
  sketch: string;
  plain: string;
  /** Other places of one pin, counted. */
  others: (count: string) => string;
  /** Position in the card of a pin of several places: `۲ از ۵`. */
  position: (place: string, count: string) => string;
  next: string;
  previous: string;
};
/** Ids of the places of one pin, that which it shows first. */
export type PinIds = readonly [number, ...number[]];

/** The chosen pin, and the callbacks of a map. */
export type PinProps = {
  chosen: number | null;
  /** The place of the list beside the map that is pointed at. */
  pointed: number | null;
  onChoose: (ids: PinIds) => void;
  /** Called when the visible part changes: with the part, or null for the initial one. */
  onMove: (area: Area | null) => void;
};

export type MapContent = {
  points: readonly MapPoint[];
  landmarks?: readonly (LatLon & { name: string })[];
  /** Area shown initially; without it, all points. */
  area?: Area | null;
  /** Description of the map for screen readers. */
  caption: string;
  words: MapWords;
};
export type MapViewProps = MapContent & PinProps;
