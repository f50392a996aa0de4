import { chanceOf } from "./chance.ts";
import { APART, arcade, dome, iwan, minaret, mountains } from "./primitives.ts";
import type { Direction, Hour } from "./scene.ts";
import { skySvg } from "./scene-svg.ts";
import { skyOf } from "./skies.ts";
import { group, path, rect, silhouettes } from "./svg.ts";

const WIDTH = 1440;
const HEIGHT = 520;
const GROUND = 470;

/** The wide horizon behind the headline of Home: space for text at the reading start, the mosque at the other side. */
export function heroSvg(hour: Hour, direction: Direction): string {
  const sky = skyOf("city", hour);
  const chance = chanceOf("hero");
  const mid = [
    dome(1330, GROUND - 20, 92),
    minaret(1266, GROUND, 170),
    minaret(1396, GROUND, 170),
    dome(780, GROUND - 26, 96),
    iwan(780, GROUND, 116, 70),
    minaret(706, GROUND, 190),
    minaret(854, GROUND, 190),
  ].join(APART);
  const near = [
    arcade(0, 640, GROUND + 4, 52, 13),
    arcade(1240, WIDTH, GROUND + 4, 52, 4),
    dome(1060, GROUND - 96, 236),
    iwan(1060, GROUND, 260, 176),
    minaret(900, GROUND, 330),
    minaret(1220, GROUND, 330),
  ].join(APART);
  const content =
    skySvg(sky, "Shamseh", hour, WIDTH, HEIGHT, WIDTH * 0.575) +
    path(mountains(WIDTH, GROUND, 150, chance, HEIGHT), `fill="${sky.far}" opacity=".6"`) +
    silhouettes(mid, sky.mid) +
    silhouettes(near, sky.near) +
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, `fill="${sky.ground}"`);
  const mirrored = direction === "rtl" ? group(content, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${mirrored}</svg>`;
}
