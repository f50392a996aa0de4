import type { Direction, Hour, Scene } from "./scene.ts";

/** A room's beds and window in an address: `.d1s2f0.water`. */
const roomPart = ({ room }: Scene): string =>
  room === undefined ? "" : `.d${room.double}s${room.single}f${room.sofa}.${room.outlook}`;

const sightPart = ({ sight }: Scene): string => (sight === undefined ? "" : `.${sight}`);

/** Address at which the website serves a scene's picture: `/web/art/skyline/Isfahan/Isfahan.dusk.rtl.svg`. */
export const sceneAddress = (scene: Scene, direction: Direction): string =>
  `/web/art/${scene.view}/${scene.city}/${scene.slug}${roomPart(scene)}${sightPart(scene)}.${scene.hour}.${direction}.svg`;

/** Address at which the website serves the wide picture behind the headline of Home. */
export const heroAddress = (hour: Hour, direction: Direction): string => `/web/art/hero.${hour}.${direction}.svg`;
