import { chanceOf } from "./chance.ts";
import { girihPattern } from "./girih.ts";
import { inksOf } from "./place/paints.ts";
import { drawParts, type Part, placedAt } from "./place/parts.ts";
import { mountains } from "./primitives.ts";
import type { Direction, Hour } from "./scene.ts";
import { shamsehPath } from "./shamseh.ts";
import { heroSky, type Sky } from "./skies.ts";
import { group, linear, path, rect } from "./svg.ts";

const WIDTH = 1440;
const HEIGHT = 520;
const GROUND = 470;
const STAR_X = WIDTH * 0.575;

/** From the quiet side to the full one: a bridge of arches, wind towers, a mosque, columns of an old palace. */
const parts: readonly Part[] = [
  ["arcade", "ochre", 320, GROUND + 4, 640, 54, 17],
  ["slab", "brick", 320, GROUND - 50, 640, 6],
  ["cypress", "deepLeaf", 664, GROUND, 120],
  ["wall", "mud", 770, GROUND, 170, 60],
  ["saucer", "ochre", 750, GROUND - 58, 70, 34],
  ["badgir", "mud", 710, GROUND, 46, 150],
  ["badgir", "ochre", 826, GROUND, 54, 196],
  ["arches", "mud", 770, GROUND, 130, 40, 4],
  ["dome", "turquoise", 1060, GROUND - 136, 190, 210],
  ["arcade", "ochre", 1060, GROUND, 360, 96, 9],
  ["minaret", "turquoise", 930, GROUND, 30, 330],
  ["minaret", "turquoise", 1190, GROUND, 30, 330],
  ["iwan", "lapis", 1060, GROUND, 180, 176],
  ["cypress", "leaf", 1258, GROUND, 150],
  ["bullColumn", "stone", 1300, GROUND, 190],
  ["brokenColumn", "stone", 1344, GROUND, 120],
  ["bullColumn", "stone", 1384, GROUND, 210],
  ["bullColumn", "stone", 1430, GROUND, 190],
];

/** The sky with its girih and its star, which is the sun by day and the moon by night. */
function skySvg(sky: Sky, slug: string, hour: Hour): string {
  const chance = chanceOf(`${slug} star`);
  const y = HEIGHT * (hour === "day" ? 0.2 : hour === "night" ? 0.22 : 0.3) + chance() * 20;
  const r = HEIGHT * (hour === "night" ? 0.07 : 0.1);
  return (
    `<defs>${linear("s", sky.sky)}${girihPattern(slug, "g", "#fff", WIDTH / 640)}</defs>` +
    rect(0, 0, WIDTH, HEIGHT, 'fill="url(#s)"') +
    rect(0, 0, WIDTH, HEIGHT * 0.82, 'fill="url(#g)" opacity=".16"') +
    path(shamsehPath(r * 1.55, STAR_X, y, 11.25), `fill="${sky.glow}" opacity=".28"`) +
    path(shamsehPath(r, STAR_X, y), `fill="${sky.light}"`)
  );
}

/** The wide horizon behind the headline of Home: space for text at the reading start, the mosque at the other side. */
export function heroSvg(hour: Hour, direction: Direction): string {
  const sky = heroSky[hour];
  const inks = inksOf(hour, "lilac", "hero");
  const isMirrored = direction === "rtl";
  const land =
    skySvg(sky, "Shamseh", hour) +
    path(mountains(WIDTH, GROUND, 150, chanceOf("hero"), HEIGHT), `fill="${sky.far}" opacity=".6"`);
  const content =
    (isMirrored ? group(land, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : land) +
    drawParts(isMirrored ? parts.map((part) => placedAt(WIDTH, part)) : parts, inks) +
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, `fill="${sky.ground}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${content}</svg>`;
}
