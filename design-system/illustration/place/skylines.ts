import { cityLandOf } from "../city-lands.ts";
import type { Drawing } from "./sight.ts";
import { arabianSkylines } from "./skylines/arabia.ts";
import { distantSkylines } from "./skylines/far-abroad.ts";
import { centralSkylines } from "./skylines/iran-centre.ts";
import { outerSkylines } from "./skylines/iran-edges.ts";
import { landSkylines } from "./skylines/lands.ts";
import { neighbourSkylines } from "./skylines/near-abroad.ts";

/** Skylines of cities by their slug. */
export const citySkylines: Readonly<Record<string, Drawing>> = {
  ...centralSkylines,
  ...outerSkylines,
  ...neighbourSkylines,
  ...arabianSkylines,
  ...distantSkylines,
};

/** A city's skyline, else the land about it. */
export const skylineOf = (city: string): Drawing => citySkylines[city] ?? landSkylines[cityLandOf(city)];
