import type { Crop, Direction, Hour, Scene } from "./scene.ts";

/** A room's beds and window in an address: `.d1s2f0.water`. */
const roomPart = ({ room }: Scene): string =>
  room === undefined ? "" : `.d${room.double}s${room.single}f${room.sofa}.${room.outlook}`;

const sightPart = ({ sight }: Scene): string => (sight === undefined ? "" : `.${sight}`);

/**
 * A house in an address: kind, storeys (0: unknown), stars, variant, facilities, setting:
 * `.hotel-9-5-12-pool_garden-avenue`; and the crop, without which it is `wide`.
 */
function housePart({ house }: Scene, crop: Crop): string {
  if (house === undefined) return "";
  const parts = [
    house.kind,
    house.storeys ?? 0,
    house.stars,
    house.variant,
    house.shows.join("_"),
    house.setting ?? "",
  ];
  return `.${parts.join("-")}${crop === "wide" ? "" : `.${crop}`}`;
}

/**
 * Address at which the website serves a scene's picture: `/web/art/skyline/Isfahan/Isfahan.dusk.rtl.svg`. Only houses
 * are composed for each crop; other scenes have one composition.
 */
export const sceneAddress = (scene: Scene, direction: Direction, crop: Crop = "wide"): string =>
  `/web/art/${scene.view}/${scene.city}/${scene.slug}${roomPart(scene)}${housePart(scene, crop)}${sightPart(scene)}.${scene.hour}.${direction}.svg`;

/** Address at which the website serves the wide picture behind the headline of Home. */
export const heroAddress = (hour: Hour, direction: Direction): string => `/web/art/hero.${hour}.${direction}.svg`;
