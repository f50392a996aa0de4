import type { Direction, Hour, Scene } from "./scene.ts";

/** Where the website serves a scene's picture: `/web/art/skyline/Isfahan/Isfahan.dusk.rtl.svg`. */
export const sceneAddress = ({ slug, city, hour, view }: Scene, direction: Direction): string =>
  `/web/art/${view}/${city}/${slug}.${hour}.${direction}.svg`;

/** Where the website serves the wide picture behind the headline of Home. */
export const heroAddress = (hour: Hour, direction: Direction): string => `/web/art/hero.${hour}.${direction}.svg`;
