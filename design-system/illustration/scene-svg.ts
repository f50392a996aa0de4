import { hashOf } from "./chance.ts";
import { facadePath } from "./facade.ts";
import { insideSvg } from "./interiors.ts";
import { inksOf } from "./place/paints.ts";
import { sightSvg } from "./place/sight-svg.ts";
import { skylineGlimpse, skylineSvg } from "./place/skyline-svg.ts";
import type { Direction, Scene } from "./scene.ts";
import { group, path, rect, silhouettes } from "./svg.ts";

export const WIDTH = 640;
export const HEIGHT = 400;
/** Y coordinate of the ground before a building. */
const GROUND = 356;

/** A building before the skyline of its city. */
function facade(scene: Scene): string {
  const inks = inksOf(scene.hour, "blue", scene.slug);
  const building = facadePath(scene.slug, WIDTH, GROUND);
  return (
    group(skylineGlimpse(scene), 'opacity=".8"') +
    silhouettes(building.wall, inks.shade("brick")) +
    path(building.openings, `fill="${inks.hole("brick")}" opacity=".9"`) +
    path(building.trim, `fill="none" stroke="${inks.light("ochre")}" stroke-width="2" opacity=".5"`) +
    rect(0, GROUND - 1, WIDTH, HEIGHT, `fill="${inks.shade("clay")}"`)
  );
}

/**
 * Picture of a scene: 640 by 400, at most six kilobytes compressed. The side where reading begins is the
 * quiet one, so the picture is mirrored for right to left.
 */
export function sceneSvg(scene: Scene, direction: Direction): string {
  if (scene.view === "sight") return sightSvg(scene, direction);
  if (scene.view === "skyline") return skylineSvg(scene, direction);
  const content =
    scene.view === "facade"
      ? facade(scene)
      : insideSvg(scene, skylineGlimpse(scene), hashOf(`${scene.slug} ${scene.view}`));
  const mirrored = direction === "rtl" ? group(content, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${mirrored}</svg>`;
}
