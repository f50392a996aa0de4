import { hashOf } from "../chance.ts";
import type { Hour } from "../scene.ts";

/** Colours of places by daylight. The hour changes them; nothing else does: brick is brick in every picture. */
export const paints = {
  brick: "#C98A58",
  redBrick: "#C4704E",
  ochre: "#E0AE6C",
  mud: "#D6A468",
  darkMud: "#B57F49",
  stone: "#DEC9A0",
  grey: "#A9AFB6",
  slate: "#6F8198",
  marble: "#F7F1E3",
  plaster: "#F3E4C6",
  rose: "#E7A592",
  terracotta: "#B9603F",
  turquoise: "#1F9AA0",
  aqua: "#7CC9C6",
  lapis: "#24469C",
  gold: "#E8A317",
  amber: "#F6C15C",
  wood: "#7A4B2C",
  iron: "#6A4A4A",
  steel: "#8FA7BA",
  glass: "#5F93AE",
  crimson: "#B3213F",
  violet: "#7D5A9C",
  pink: "#E58FA6",
  green: "#4F8A4E",
  leaf: "#3E7A55",
  deepLeaf: "#23523F",
  olive: "#8C9A52",
  grass: "#8FB069",
  meadow: "#B4BE7C",
  sand: "#E8C48A",
  paleSand: "#F2DCB0",
  clay: "#C08A5C",
  rock: "#A9836A",
  paleRock: "#C9A88A",
  darkRock: "#7C6356",
  water: "#3B8FAE",
  deepWater: "#2A5F8F",
  foam: "#E6F4F2",
  lagoon: "#E79AA6",
  snow: "#F4F8FB",
  cloud: "#F3F4F2",
  night: "#2B2A4F",
  skin: "#E9B58D",
} as const;
export type Paint = keyof typeof paints;

/** Colours of a quiet sky: high, middle, low; then of its sun and of the far land before it. */
type Sky = readonly [high: string, middle: string, low: string, sun: string, far: string];

const skies = {
  blue: ["#5A8CCB", "#93B9E0", "#DCE8EE", "#FFF6DC", "#8FA6C6"],
  teal: ["#4FB0B4", "#96CFC9", "#EDE9CF", "#FFFBE6", "#A8B9A2"],
  mint: ["#9AD0C8", "#C6E4D8", "#F3EED8", "#FFFCEC", "#9CBBAA"],
  amber: ["#EB9A55", "#F5BE82", "#FBE0B4", "#FFF8E0", "#CF9470"],
  rose: ["#E39C96", "#F1C1B0", "#FAE3D2", "#FFFAEA", "#C0909A"],
  lilac: ["#8C84BE", "#B9A9CF", "#F0D6CC", "#FFF4DC", "#9287B4"],
} as const satisfies Record<string, Sky>;
export type SkyName = keyof typeof skies;

const lateSkies: Record<Exclude<Hour, "day">, readonly Sky[]> = {
  dawn: [
    ["#8F9FCB", "#E3B0B4", "#FBDDBC", "#FFF8E2", "#9C97B4"],
    ["#7FB2BE", "#CFCFC0", "#FBE3C2", "#FFF8E2", "#94ABAC"],
  ],
  dusk: [
    ["#4B3F86", "#A15E86", "#F0A878", "#FFE3A8", "#6F5488"],
    ["#2F4A86", "#7A6B9E", "#F3B48C", "#FFE8B8", "#5D6594"],
    ["#5E2F5E", "#B0506A", "#F2A05C", "#FFE0A0", "#7E4A6C"],
  ],
  night: [
    ["#131A48", "#1F2C6A", "#33488C", "#FFF1CF", "#2A3A78"],
    ["#10263F", "#174058", "#2A6070", "#FFF1CF", "#235066"],
    ["#231A4A", "#3A2A6A", "#5A4286", "#FFF1CF", "#46357A"],
  ],
};

/** The light of an hour: the colour that it mixes into everything, and how much of it. */
const light: Record<Hour, readonly [colour: string, share: number]> = {
  dawn: ["#E9A58C", 0.1],
  day: ["#FFFFFF", 0],
  dusk: ["#5A3476", 0.24],
  night: ["#141C52", 0.46],
};

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, as `#rrggbb`; at 0 the first, at 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const others = channels(other);
  return `#${channels(one)
    .map((value, at) =>
      Math.round(value + ((others[at] ?? value) - value) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

export type Inks = {
  readonly sky: Sky;
  readonly body: (paint: Paint) => string;
  readonly shade: (paint: Paint) => string;
  readonly light: (paint: Paint) => string;
  /** Openings: dark by day, lit after dark. */
  readonly hole: (paint: Paint) => string;
  readonly dark: (paint: Paint) => string;
};

/** Every colour of a picture. The hour decides the light; after dark, and at dawn, the slug decides among its skies. */
export function inksOf(hour: Hour, sky: SkyName, slug: string): Inks {
  const [tint, share] = light[hour];
  const isLit = hour === "dusk" || hour === "night";
  const late = hour === "day" ? [skies[sky]] : lateSkies[hour];
  const body = (paint: Paint) => mixed(paints[paint], tint, share);
  return {
    sky: late[hashOf(`${slug} sky`) % late.length] ?? skies[sky],
    body,
    shade: (paint) => mixed(body(paint), "#2A1638", 0.2),
    light: (paint) => mixed(body(paint), isLit ? "#FFE9C0" : "#FFFFFF", isLit ? 0.26 : 0.42),
    hole: (paint) => (isLit ? mixed("#FFC965", paints[paint], 0.08) : mixed(paints[paint], "#3A1C18", 0.6)),
    dark: (paint) => mixed(body(paint), "#2A1418", 0.66),
  };
}

/** One colour for everything: a silhouette. */
export const flatInks = (colour: string): Omit<Inks, "sky"> => {
  const same = () => colour;
  return { body: same, shade: same, light: same, hole: same, dark: same };
};
