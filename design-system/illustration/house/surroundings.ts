import { chanceOf } from "../chance.ts";
import { type CityLand, cityLandOf } from "../city-lands.ts";
import { flatInks } from "../place/paints.ts";
import { drawPart } from "../place/parts.ts";
import { skylineOf } from "../place/skylines.ts";
import type { HouseDrawing, Setting } from "../scene.ts";
import { n } from "../svg.ts";
import { mix } from "./colours.ts";
import type { Frame } from "./frame.ts";
import { kinds } from "./kinds.ts";
import type { Land } from "./palette.ts";
import { type PlantName, plants } from "./plants.ts";
import { box, fill, polygon, saucer } from "./shapes.ts";

/** Houses of a land: soil and leaves, surroundings of those in town and of those outside it, and trees of gardens. */
type Landscape = { land: Land; town: Setting; wild: Setting; tree: PlantName };
const landscapes: Record<CityLand, Landscape> = {
  desert: { land: "desert", town: "avenue", wild: "desert", tree: "cypress" },
  sea: { land: "sea", town: "sea", wild: "sea", tree: "datePalm" },
  caspian: { land: "green", town: "forest", wild: "forest", tree: "conifer" },
  snow: { land: "green", town: "mountain", wild: "mountain", tree: "conifer" },
  mountain: { land: "city", town: "avenue", wild: "mountain", tree: "plane" },
  city: { land: "city", town: "avenue", wild: "hills", tree: "plane" },
};
const landscapeOf = (city: string): Landscape => landscapes[cityLandOf(city)];
export const landOf = (city: string): Land => landscapeOf(city).land;

/** Cities by the sea in which no date palm grows. */
const coolCoasts: ReadonlySet<string> = new Set(["Istanbul", "Izmir", "Batumi"]);

/** Surroundings that the data name; else those of the kind, outside town those of the land. */
export function settingOf({ kind, setting }: HouseDrawing, city: string): Setting {
  const { town, wild } = landscapeOf(city);
  const { place = "town" } = kinds[kind];
  return setting ?? { town, wild, sea: "sea" as const, old_town: "old_town" as const }[place];
}

/** Trees of a garden: an old house has oranges. */
export function plantOf({ house, setting, city }: Frame): PlantName {
  if (house.kind === "traditional_residence" && setting !== "sea") return "orange";
  return coolCoasts.has(city) ? "plane" : landscapeOf(city).tree;
}

/** A mountain range: corners as shares of width and height, from the left. */
const range = (
  { width: w, height: h, ground: y }: Frame,
  colour: string,
  corners: readonly (readonly [number, number])[],
): string =>
  fill(`M0 ${n(y + 1)}${corners.map(([x, rise]) => `L${n(x * w)} ${n(y - rise * h)}`).join("")}V${n(y + 1)}z`, colour);

const dune = ({ width: w, height: h, ground: y }: Frame, colour: string, at: number, rise: number): string =>
  fill(
    `M0 ${n(y + 1)}V${n(y - h * rise * 0.6)}Q${n(w * at * 0.5)} ${n(y - h * rise)} ${n(w * at)} ${n(y - h * rise * 0.4)}T${n(w)} ${n(y - h * rise * 0.7)}V${n(y + 1)}z`,
    colour,
  );

/** Peaks that differ by the slug, their snow included. */
function peaks(frame: Frame, rise: number, isSnowy: boolean): string {
  const { slug, width: w, height: h, ground: y, colours: p } = frame;
  const chance = chanceOf(`${slug} peaks`);
  const count = 4;
  const corners: [number, number][] = [[0, rise * 0.5]];
  let snow = "";
  for (let index = 0; index < count; index += 1) {
    const x = (index + 0.3 + chance() * 0.4) / count;
    const top = rise * (0.7 + chance() * 0.3);
    corners.push([x, top], [(index + 1) / count, rise * (0.3 + chance() * 0.2)]);
    const [px, py, cap] = [x * w, y - top * h, h * 0.055];
    if (isSnowy)
      snow += polygon(
        [px, py],
        [px + cap * 0.9, py + cap],
        [px + cap * 0.35, py + cap * 0.8],
        [px - cap * 0.1, py + cap * 1.15],
        [px - cap * 0.5, py + cap * 0.75],
        [px - cap * 0.85, py + cap],
      );
  }
  return range(frame, p.far, corners) + fill(snow, p.cap);
}

/** Houses of a street behind, with windows after dark. */
function street(frame: Frame, colour: string, low: number, high: number, withDomes: boolean): string {
  const { slug, width: w, height: h, ground: y, colours: p } = frame;
  const chance = chanceOf(`${slug} street`);
  let walls = "";
  let lights = "";
  for (let x = -6; x < w; ) {
    const wide = h * (0.07 + chance() * 0.08);
    const tall = h * (low + chance() * (high - low));
    walls += box(x, y - tall, wide, tall + 1);
    if (withDomes && chance() < 0.45) walls += saucer(x + wide / 2, y - tall + 1, wide * 0.8, h * 0.06);
    if (p.litShare > 0.4 && chance() < 0.7)
      lights +=
        box(x + wide * 0.3, y - tall * 0.7, h * 0.012, h * 0.016) +
        box(x + wide * 0.6, y - tall * 0.4, h * 0.012, h * 0.016);
    x += wide + (withDomes ? 0 : h * 0.01);
  }
  return fill(walls, colour) + fill(lights, p.lit, 'opacity=".8"');
}

/** Characters of SVG of one far form: finer ones, as bridges of thirty arches, would be a blur. */
const MAX_FAR_FORM = 2_000;

/** The skyline of the city, small and far, in one colour, on the side away from the house. */
function landmark(frame: Frame): string {
  const { city, width: w, height: h, ground: y, middle, span, colours: p } = frame;
  // Its monuments stand about seven tenths along, on a ground at 330: they come to the open side.
  const scale = 0.56 * (h / 400);
  const x = w * (middle > w / 2 ? 0.13 : 0.87) - 640 * 0.7 * scale;
  // Forms behind the house and beside the picture would only be bytes.
  const isSeen = (at: number): boolean => at > -w * 0.06 && at < w * 1.06 && Math.abs(at - middle) > span * 0.3;
  const far = skylineOf(city)
    .parts.filter(([name, , at]) => name !== "sea" && isSeen(x + at * scale))
    .map((part) => drawPart(part, flatInks(p.near)))
    .filter((form) => form.length < MAX_FAR_FORM);
  return `<g transform="translate(${n(x)} ${n(y - 330 * scale)}) scale(${scale.toFixed(3)})">${far.join("")}</g>`;
}

const floor = ({ width: w, height: h, ground: y, colours: p }: Frame): string =>
  fill(box(0, y, w, h - y), p.ground) +
  fill(
    `M0 ${n(y + h * 0.07)}Q${n(w * 0.3)} ${n(y + h * 0.03)} ${n(w * 0.6)} ${n(y + h * 0.075)}T${n(w)} ${n(y + h * 0.05)}V${n(h)}H0z`,
    p.path,
  );

/** A row of trees behind the house, none where it stands. */
function grove(frame: Frame, name: PlantName, low: number, high: number, step: number): string {
  const { slug, width: w, height: h, ground: y, middle, span, colours } = frame;
  const chance = chanceOf(`${slug} grove`);
  let all = "";
  for (let x = h * 0.02; x < w; x += h * step)
    if (Math.abs(x - middle) > span * 0.36)
      all += plants[name](
        x,
        y + h * 0.01,
        h * (low + chance() * (high - low)),
        chance() < 0.5 ? colours : { ...colours, leaf: colours.leafLight },
      );
  return all;
}

const surroundings: Record<Setting, (frame: Frame) => string> = {
  avenue: (frame) =>
    peaks(frame, 0.3, landOf(frame.city) !== "sea") +
    landmark(frame) +
    street(frame, mix(frame.colours.near, frame.colours.far, 0.4), 0.06, 0.2, false) +
    floor(frame),
  old_town: (frame) => landmark(frame) + street(frame, frame.colours.far, 0.1, 0.2, true) + floor(frame),
  desert: (frame) =>
    dune(frame, frame.colours.far, 0.42, 0.2) + dune(frame, frame.colours.near, 0.55, 0.09) + floor(frame),
  hills: (frame) =>
    range(frame, frame.colours.cap, [
      [0, 0.24],
      [0.12, 0.34],
      [0.26, 0.22],
      [0.4, 0.36],
      [0.55, 0.26],
      [0.7, 0.4],
      [0.84, 0.28],
      [1, 0.36],
    ]) +
    range(frame, frame.colours.far, [
      [0, 0.1],
      [0.2, 0.2],
      [0.38, 0.1],
      [0.62, 0.2],
      [0.8, 0.12],
      [1, 0.2],
    ]) +
    floor(frame),
  mountain: (frame) =>
    peaks(frame, 0.56, true) +
    range(frame, frame.colours.near, [
      [0, 0.2],
      [0.18, 0.3],
      [0.36, 0.16],
      [0.62, 0.26],
      [0.84, 0.2],
      [1, 0.3],
    ]) +
    grove(frame, "conifer", 0.18, 0.32, 0.13) +
    floor(frame),
  forest: (frame) => {
    const { colours: p } = frame;
    const far = range(frame, mix(p.far, p.leaf, 0.3), [
      [0, 0.34],
      [0.2, 0.46],
      [0.4, 0.36],
      [0.65, 0.5],
      [0.85, 0.38],
      [1, 0.46],
    ]);
    return (
      far +
      dune(frame, mix(p.near, p.leafLight, 0.5), 0.5, 0.2) +
      grove(frame, "conifer", 0.3, 0.52, 0.12) +
      floor(frame)
    );
  },
  sea: (frame) => {
    const { slug, width: w, height: h, ground: y, colours: p, middle } = frame;
    const chance = chanceOf(`${slug} waves`);
    const water = mix(p.isDark ? "#0b3a56" : "#1487a8", p.sky[1], 0.25);
    const glints = Array.from({ length: 12 }, () =>
      box(chance() * w, y - h * (0.02 + chance() * 0.18), h * (0.05 + chance() * 0.1), h * 0.008),
    ).join("");
    const x = middle > w / 2 ? w * 0.1 : w * 0.88;
    const size = h * 0.12;
    const boat =
      fill(
        `M${n(x - size / 2)} ${n(y - h * 0.16)}q${n(size / 2)} ${n(size * 0.3)} ${n(size)} 0l${n(-size * 0.1)} ${n(size * 0.24)}h${n(-size * 0.8)}z`,
        p.trunk,
      ) + fill(polygon([x, y - h * 0.17], [x, y - h * 0.17 - size], [x + size * 0.5, y - h * 0.175]), p.cap);
    return (
      fill(box(0, y - h * 0.22, w, h * 0.23), water) +
      fill(box(0, y - h * 0.1, w, h * 0.11), mix(water, "#052d48", 0.25)) +
      fill(glints, p.cap, 'opacity=".7"') +
      boat +
      floor(frame)
    );
  },
};

export const surroundingsSvg = (frame: Frame): string => surroundings[frame.setting](frame);
