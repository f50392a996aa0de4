import { chanceOf } from "../chance.ts";
import { shamsehPath } from "../shamseh.ts";
import { circle, group, n, path, rect } from "../svg.ts";
import { block, oval } from "./outline.ts";
import { type Inks, mixed } from "./paints.ts";
import type { Far } from "./sight.ts";

export type Box = { readonly width: number; readonly height: number; readonly ground: number };

const range = (
  box: Box,
  chance: () => number,
  tall: number,
  count: number,
): { d: string; tops: [number, number][] } => {
  const step = box.width / count;
  const tops: [number, number][] = [];
  let d = `M-10 ${box.ground}`;
  for (let index = 0; index <= count; index += 1) {
    const x = index * step + (chance() - 0.5) * step * 0.5;
    const y = box.ground - tall * (0.5 + chance() * 0.5);
    tops.push([x, y]);
    d += `L${n(x)} ${n(y)}L${n(x + step * 0.5)} ${n(box.ground - tall * (0.2 + chance() * 0.24))}`;
  }
  return { d: `${d}L${box.width + 60} ${box.ground}z`, tops };
};

/** Draws the land behind a place, by its name. */
const far: Record<Far, (box: Box, inks: Inks, chance: () => number) => string> = {
  none: () => "",
  peaks: (box, inks, chance) => path(range(box, chance, box.height * 0.38, 5).d, `fill="${inks.sky[4]}"`),
  snow: (box, inks, chance) => {
    const { d, tops } = range(box, chance, box.height * 0.44, 4);
    const caps = tops.map(([x, y]) => `M${n(x)} ${n(y)}l17 20-9-2-6 8-8-7-10 3z`).join("");
    return path(d, `fill="${inks.sky[4]}"`) + path(caps, `fill="${inks.body("snow")}"`);
  },
  hills: (box, inks, chance) => {
    const hill = (share: number) => {
      const y = box.ground - box.height * share;
      const w = box.width;
      return `M0 ${box.ground}V${n(y + chance() * 20)}Q${n(w * 0.2)} ${n(y - 30 - chance() * 30)} ${n(w * 0.45)} ${n(y)}T${w} ${n(y - 10)}V${box.ground}z`;
    };
    return (
      path(hill(0.22), `fill="${inks.sky[4]}"`) +
      path(hill(0.11), `fill="${mixed(inks.sky[4], inks.body("leaf"), 0.4)}"`)
    );
  },
  dunes: (box, inks, chance) => {
    const y = box.ground - box.height * 0.1;
    const w = box.width;
    const dune = `M0 ${box.ground}V${n(y)}Q${n(w * 0.18)} ${n(y - 30 - chance() * 30)} ${n(w * 0.36)} ${n(y)}T${n(w * 0.72)} ${n(y)}T${w} ${n(y - 10)}V${box.ground}z`;
    return path(dune, `fill="${mixed(inks.sky[4], inks.body("sand"), 0.35)}"`);
  },
  city: (box, inks, chance) => {
    const blocks: string[] = [];
    for (let x = 0; x < box.width; ) {
      const w = 24 + chance() * 30;
      blocks.push(block(x + w / 2, box.ground, w, box.height * (0.06 + chance() * 0.12)));
      x += w + 2;
    }
    return path(blocks.join(""), `fill="${inks.sky[4]}"`);
  },
  sea: (box, inks) =>
    rect(0, box.ground - box.height * 0.13, box.width, box.height * 0.13, `fill="${inks.body("water")}"`) +
    path(
      [0.12, 0.4, 0.66, 0.86]
        .map((at, index) => block(box.width * at, box.ground - 12 - (index % 3) * 12, 60, 2))
        .join(""),
      `fill="${inks.light("water")}"`,
    ),
};

/** Sky in three bands, the star-sun or star-moon at one side, and the land behind. */
export function backdrop(box: Box, inks: Inks, slug: string, land: Far, isNight: boolean, sunX?: number): string {
  const { width: w, height: h } = box;
  const [high, middle, low, sun] = inks.sky;
  const chance = chanceOf(`${slug} land`);
  const x = sunX ?? w * (chance() < 0.5 ? 0.14 : 0.86);
  const y = h * 0.2;
  const r = h * 0.075;
  const band = (share: number, colour: string) =>
    path(
      `M0 ${n(h * (share + 0.04))}Q${n(w / 2)} ${n(h * (share - 0.08))} ${w} ${n(h * (share + 0.06))}V${h}H0z`,
      `fill="${colour}"`,
    );
  const stars = Array.from({ length: isNight ? 16 : 0 }, () =>
    circle(chance() * w, chance() * h * 0.42, 0.8 + chance()),
  );
  return (
    rect(0, 0, w, h, `fill="${high}"`) +
    band(0.32, middle) +
    band(0.58, low) +
    (isNight ? group(stars.join(""), 'fill="#fff" opacity=".7"') : "") +
    path(shamsehPath(r * 1.5, x, y, 11.25), `fill="${sun}" opacity=".28"`) +
    path(shamsehPath(r, x, y), `fill="${sun}"`) +
    far[land](box, inks, chance)
  );
}

/** The ground, with a lighter path towards the place. */
export const foreground = (box: Box, body: string, light: string): string =>
  rect(0, box.ground, box.width, box.height - box.ground, `fill="${body}"`) +
  path(
    oval(box.width / 2, box.height + 6, box.width * 0.42, (box.height - box.ground) * 0.62),
    `fill="${light}" opacity=".45"`,
  );
