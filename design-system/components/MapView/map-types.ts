import type { LatLon } from "./projection.ts";

export type MapPoint = LatLon & { id: number; label: string; title: string; href: string | null };
export type MapWords = {
  zoomIn: string;
  zoomOut: string;
  reset: string;
  kilometers: (count: string) => string;
  meters: (count: string) => string;
};

export type MapViewProps = {
  points: readonly MapPoint[];
  landmarks?: readonly (LatLon & { name: string })[];
  /** What the map shows, for those who hear it. */
  caption: string;
  words: MapWords;
};
