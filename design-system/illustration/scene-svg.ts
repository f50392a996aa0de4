import { chanceOf, hashOf } from "./chance.ts";
import { skylineOf } from "./city-skylines.ts";
import { facadePath } from "./facade.ts";
import { girihPattern } from "./girih.ts";
import { insideSvg } from "./interiors.ts";
import { sightSvg } from "./place/sight-svg.ts";
import { mountains } from "./primitives.ts";
import type { Direction, Scene } from "./scene.ts";
import { shamsehPath } from "./shamseh.ts";
import { type Land, type Sky, skyOf } from "./skies.ts";
import { skylines } from "./skylines.ts";
import { circle, group, linear, n, path, rect, silhouettes } from "./svg.ts";

export const WIDTH = 640;
export const HEIGHT = 400;
/** Y coordinate of the horizon, at which the ground begins. */
const HORIZON = 322;

type Drawn = Pick<Scene, "slug" | "city" | "hour">;

/** The sky with its girih and its star, which is the sun by day and the moon by night. */
export function skySvg(
  sky: Sky,
  slug: string,
  hour: Scene["hour"],
  width: number,
  height: number,
  starX: number,
): string {
  const chance = chanceOf(`${slug} star`);
  const y = height * (hour === "day" ? 0.2 : hour === "night" ? 0.22 : 0.3) + chance() * 20;
  const r = height * (hour === "night" ? 0.07 : 0.1);
  return (
    `<defs>${linear("s", sky.sky)}${girihPattern(slug, "g", "#fff", width / 640)}</defs>` +
    rect(0, 0, width, height, 'fill="url(#s)"') +
    rect(0, 0, width, height * 0.82, 'fill="url(#g)" opacity=".16"') +
    path(shamsehPath(r * 1.55, starX, y, 11.25), `fill="${sky.glow}" opacity=".28"`) +
    path(shamsehPath(r, starX, y), `fill="${sky.light}"`)
  );
}

const stars = (slug: string, width: number): string => {
  const chance = chanceOf(`${slug} night`);
  return group(
    Array.from({ length: 14 }, () => circle(chance() * width, chance() * 150, 0.8 + chance() * 0.9)).join(""),
    'fill="#fff" opacity=".7"',
  );
};

function water(sky: Sky, y: number, chance: () => number): string {
  const glints = Array.from({ length: 9 }, () => {
    const x = chance() * WIDTH;
    const row = y + 12 + chance() * (HEIGHT - y - 20);
    return `M${n(x)} ${n(row)}h${n(20 + chance() * 60)}`;
  });
  return (
    rect(0, y, WIDTH, HEIGHT - y, `fill="${sky.mid}"`) +
    path(glints.join(""), `stroke="${sky.light}" stroke-width="2" stroke-linecap="round" opacity=".35"`)
  );
}

/** The horizon of a city. Drawn for left to right: the quiet side is on the left. */
function horizon({ slug, city, hour }: Drawn): { sky: Sky; back: string; front: string } {
  const skyline = skylines[skylineOf(city)];
  const land: Land = skyline.land;
  const sky = skyOf(land, hour);
  const chance = chanceOf(`${slug} horizon`);
  const drawn = skyline.draw(WIDTH, HORIZON, chance);
  const hasSea = "hasSea" in skyline;
  const far = path(mountains(WIDTH, HORIZON, 70 + chance() * 50, chance, HEIGHT), `fill="${sky.far}" opacity=".75"`);
  const ground = hasSea
    ? water(sky, HORIZON, chance)
    : rect(0, HORIZON - 1, WIDTH, HEIGHT - HORIZON + 1, `fill="${sky.ground}"`);
  return {
    sky,
    back: far + silhouettes(drawn.mid, sky.mid) + ground,
    front: silhouettes(drawn.near, sky.near),
  };
}

/** Lit windows and lamps, after dark. */
const lights = (slug: string, sky: Sky, hour: Scene["hour"]): string => {
  if (hour !== "night" && hour !== "dusk") return "";
  const chance = chanceOf(`${slug} lights`);
  return group(
    Array.from({ length: 16 }, () =>
      rect(WIDTH * 0.4 + chance() * WIDTH * 0.58, HORIZON - 8 - chance() * 30, 3, 4),
    ).join(""),
    `fill="${sky.glow}" opacity=".8"`,
  );
};

function outside(scene: Scene): string {
  const { slug, hour, view } = scene;
  const { sky, back, front } = horizon(scene);
  const chance = chanceOf(`${slug} ${view}`);
  const starX = WIDTH * (0.3 + chance() * 0.2);
  const base = skySvg(sky, slug, hour, WIDTH, HEIGHT, starX) + (hour === "night" ? stars(slug, WIDTH) : "");
  if (view === "facade") {
    const building = facadePath(slug, WIDTH, HORIZON + 34);
    return (
      base +
      back +
      group(front, 'opacity=".45"') +
      silhouettes(building.wall, sky.near) +
      path(building.openings, `fill="${hour === "day" || hour === "dawn" ? sky.mid : sky.glow}" opacity=".9"`) +
      path(building.trim, `fill="none" stroke="${sky.light}" stroke-width="2" opacity=".5"`) +
      rect(0, HORIZON + 33, WIDTH, HEIGHT, `fill="${sky.ground}"`)
    );
  }
  return base + back + front + lights(slug, sky, hour);
}

/** The part of a horizon seen through a window. */
export const glimpse = (scene: Drawn): string => {
  const { sky, back, front } = horizon(scene);
  return skySvg(sky, scene.slug, scene.hour, WIDTH, HEIGHT, WIDTH * 0.56) + back + front;
};

const isOutside: Record<Exclude<Scene["view"], "sight">, boolean> = {
  skyline: true,
  facade: true,
  lobby: false,
  room: false,
  courtyard: false,
  restaurant: false,
  view: false,
};

/**
 * Picture of a scene: 640 by 400, at most sixteen kilobytes before compression. The side where reading begins is the
 * quiet one, so the picture is mirrored for right to left; towers that must not be mirrored are drawn symmetrically.
 */
export function sceneSvg(scene: Scene, direction: Direction): string {
  if (scene.view === "sight") return sightSvg(scene, direction);
  const content = isOutside[scene.view]
    ? outside(scene)
    : insideSvg(scene, glimpse(scene), hashOf(`${scene.slug} ${scene.view}`));
  const mirrored = direction === "rtl" ? group(content, `transform="translate(${WIDTH} 0) scale(-1 1)"`) : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${mirrored}</svg>`;
}
