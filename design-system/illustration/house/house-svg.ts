import { chanceOf } from "../chance.ts";
import type { Crop, HouseDrawing, Scene } from "../scene.ts";
import { shamsehPath } from "../shamseh.ts";
import { circle, group, n, path } from "../svg.ts";
import { mix } from "./colours.ts";
import { compositions, type Frame, starsSvg, windowsSvg } from "./frame.ts";
import { kinds } from "./kinds.ts";
import { isAside, paletteOf } from "./palette.ts";
import { box, fill } from "./shapes.ts";
import { landOf, settingOf, surroundingsSvg } from "./surroundings.ts";
import { thingsSvg } from "./things.ts";
import { tilesSvg } from "./tile.ts";

/** Most of the height that one storey has: a low house is not drawn as a giant. */
const TALLEST_STOREY = 0.23;
/** Share by which the house stands away from the middle, with the sun on the other side. */
const ASIDE = 0.06;

type HouseScene = Scene & { readonly house: HouseDrawing };

/** Sizes and colours of a house in a crop. The camera steps back for a tall house: storeys are never left out. */
export function frameOf({ slug, city, hour, house }: HouseScene, crop: Crop): Frame {
  const { width, height, span, ground, rise, isSmall = false, isTall = false } = compositions[crop];
  const { crown, breadth, low, material } = kinds[house.kind];
  const storeys = house.storeys ?? low;
  const aside = isSmall || isTall ? 0 : isAside(house) ? -ASIDE : ASIDE;
  return {
    ...{ slug, city, house, width, height, storeys, isSmall, isTall },
    setting: settingOf(house, city),
    colours: paletteOf(house, material, landOf(city), hour),
    ground: height * ground,
    middle: width * (0.5 + aside),
    span: width * span,
    storey: Math.min(
      (height * rise) / (storeys + crown),
      height * TALLEST_STOREY,
      (width * span) / (isTall ? breadth * 0.62 : breadth),
    ),
  };
}

/** Bands of sky, quiet; the star-sun or moon beside or over the house; stars at night. */
function skySvg({ slug, width: w, height: h, middle, colours: p, isSmall }: Frame, sun: number): string {
  const [high, mid, low] = p.sky;
  const band = (from: number, colour: string): string =>
    fill(`M0 ${n(h * from)}Q${n(w / 2)} ${n(h * (from - 0.09))} ${n(w)} ${n(h * (from + 0.02))}V${n(h)}H0z`, colour);
  const isLeft = isSmall ? chanceOf(`${slug} sun`)() < 0.5 : middle > w / 2;
  const isOver = sun === 0.5;
  const x = w * (isLeft ? sun : 1 - sun);
  const y = h * (isOver ? 0.1 : isSmall ? 0.13 : 0.2);
  const r = h * (isOver ? 0.05 : isSmall ? 0.06 : 0.08);
  const chance = chanceOf(`${slug} stars`);
  const stars = p.isDark
    ? group(
        Array.from({ length: 14 }, () => circle(chance() * w, chance() * h * 0.4, 0.8 + chance())).join(""),
        'fill="#fff" opacity=".7"',
      )
    : "";
  return (
    fill(box(0, 0, w, h), high) +
    band(0.32, mix(high, mid, 0.6)) +
    band(0.5, mid) +
    band(0.66, low) +
    stars +
    path(shamsehPath(r * 1.5, x, y, 11.25), `fill="${p.sun}" opacity=".28"`) +
    path(shamsehPath(r, x, y), `fill="${p.sun}"`)
  );
}

/**
 * Picture of a house as its data say: silhouette by kind, a row of windows for each storey, shamsehs for its stars, its
 * surroundings and visible facilities, and tiles of its slug. It is the same in both directions of reading, since
 * landmarks and signs are not mirrored.
 */
export function houseSvg(scene: HouseScene, crop: Crop): string {
  const frame = frameOf(scene, crop);
  const { width, height } = frame;
  const built = kinds[scene.house.kind].build(frame);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">` +
    skySvg(frame, compositions[crop].sun) +
    surroundingsSvg(frame) +
    (built.back ?? "") +
    built.walls +
    windowsSvg(frame, built) +
    built.front +
    starsSvg(frame, built.stars) +
    thingsSvg(frame, built.half) +
    tilesSvg(frame, compositions[crop].tiles) +
    "</svg>"
  );
}
