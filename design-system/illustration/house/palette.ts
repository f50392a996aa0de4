import type { Hour, HouseDrawing } from "../scene.ts";
import { mix } from "./colours.ts";

/** Colours of a picture of a house. */
export type Palette = {
  /** From above to the horizon. */
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  /** Ranges on the horizon, the farther first, and their snow. */
  readonly far: string;
  readonly near: string;
  readonly cap: string;
  readonly wall: string;
  readonly shade: string;
  readonly trim: string;
  readonly glass: string;
  readonly lit: string;
  readonly accent: string;
  readonly leaf: string;
  readonly leafLight: string;
  readonly trunk: string;
  readonly ground: string;
  readonly path: string;
  /** Share of windows with a light, 0 to 1. */
  readonly litShare: number;
  readonly isDark: boolean;
};

type SkyColours = Palette["sky"];
/** Skies by day, and by night: a warm sky darkened by mixing would turn brown. Neighbours in the list differ most. */
const skies = [
  { day: ["#2c4aa0", "#5f7fc6", "#a9bce4"], night: ["#111c4e", "#22357a", "#4560a4"] },
  { day: ["#f6b640", "#f9cd74", "#fde7b4"], night: ["#2b2058", "#51306e", "#8a4f74"] },
  { day: ["#3fb0b4", "#86d0c8", "#d9ead2"], night: ["#0a3d4e", "#135d6c", "#2e8086"] },
  { day: ["#8e2a55", "#c4506a", "#f29a7a"], night: ["#330f33", "#5e1f48", "#97405c"] },
  { day: ["#dccfb4", "#ebdfc6", "#f8f0df"], night: ["#22345a", "#3d5377", "#6f86a0"] },
  { day: ["#33245f", "#5b3a86", "#9a62a4"], night: ["#160f3a", "#2c1c58", "#573a7c"] },
  { day: ["#8fb37a", "#bad29c", "#e8eed2"], night: ["#0f3238", "#1c4d4e", "#35706c"] },
  { day: ["#d9622f", "#ee8f45", "#fbc77a"], night: ["#4d1c2c", "#82382e", "#b7603a"] },
  { day: ["#79b6e6", "#a9d2f0", "#e3f1f8"], night: ["#0d2848", "#1d4670", "#447aa6"] },
  { day: ["#ee9a86", "#f5bea2", "#fbe3cc"], night: ["#3b1f4c", "#6d345c", "#a4586a"] },
  { day: ["#0f5c6e", "#3f97a0", "#bfe0d4"], night: ["#062a38", "#0e4654", "#2a7078"] },
  { day: ["#c9b6da", "#ddcfe6", "#f4ebf2"], night: ["#241c4a", "#41356c", "#74639a"] },
  { day: ["#5b7590", "#8fa5b8", "#d5dfe4"], night: ["#141f36", "#2a3a55", "#566a86"] },
  { day: ["#e7c58f", "#f0d9ae", "#faeed6"], night: ["#2a2350", "#4b3a66", "#80606e"] },
  { day: ["#6a4a7e", "#c27a8a", "#f2bd94"], night: ["#1f1640", "#43295e", "#7a4a72"] },
  { day: ["#a9d8c2", "#cbe8d6", "#eef6e4"], night: ["#0e3040", "#1e4c56", "#47807e"] },
] as const satisfies readonly Readonly<Record<"day" | "night", SkyColours>>[];
type Sky = Readonly<Record<"day" | "night", SkyColours>>;

type Wall = readonly [wall: string, shade: string, trim: string, glass: string, accent: string];
/** In an order in which neighbours, and houses two apart, differ much. */
const walls = {
  cream: ["#f3e7d3", "#d9c6a8", "#1f3a93", "#3c5aa8", "#e8a317"],
  midnight: ["#2f3566", "#232850", "#f2c48c", "#8f9fe0", "#4fd1cc"],
  brick: ["#b9603c", "#8f4329", "#f3dcb8", "#4b2f4e", "#4fb8be"],
  white: ["#ffffff", "#cfdcdc", "#00707a", "#2f9bb3", "#b3213f"],
  slate: ["#7fa9b8", "#5d8899", "#5b3a2a", "#2f3f58", "#c4573a"],
  ochre: ["#dcae62", "#b98a42", "#6b3a1c", "#3f5f78", "#8e1f3b"],
  coral: ["#e88a6a", "#c4664e", "#fbe7c8", "#7a3550", "#00808a"],
  sage: ["#8fa6a0", "#6d847e", "#fbf0dc", "#2f4550", "#e8a317"],
} as const satisfies Record<string, Wall>;

/** Mud brick keeps its colour, whatever the variant. */
const earths = {
  wheat: ["#d7a774", "#b5824f", "#7b5230", "#5a3a2a", "#b3213f"],
  clay: ["#c8773f", "#a3562b", "#7a3a1c", "#5d2a17", "#1f8f98"],
  sand: ["#e0bd8c", "#c29a64", "#80572f", "#5c4030", "#1f3a93"],
  umber: ["#b98a5e", "#946841", "#5e3a20", "#463024", "#e8a317"],
} as const satisfies Record<string, Wall>;

/** Old houses: plaster and brick. */
const plasters = {
  lime: ["#f8ecd2", "#e0c69a", "#b07a3c", "#204e8f", "#b3213f"],
  brick: walls.brick,
  white: walls.white,
  ochre: walls.ochre,
} as const satisfies Record<string, Wall>;

export const materials = { paint: walls, earth: earths, plaster: plasters } as const;
export type Material = keyof typeof materials;

type LandColours = Pick<Palette, "leaf" | "leafLight" | "trunk"> & { readonly soil: string };
export type Land = "desert" | "sea" | "green" | "city";
const lands: Record<Land, LandColours> = {
  desert: { leaf: "#5d7d3c", leafLight: "#7d9a4c", trunk: "#6b4226", soil: "#c99a62" },
  sea: { leaf: "#1c7a5c", leafLight: "#2f9a70", trunk: "#8a6240", soil: "#e4c88e" },
  green: { leaf: "#1f5440", leafLight: "#3a7654", trunk: "#4a3524", soil: "#6f9a50" },
  city: { leaf: "#2f6b46", leafLight: "#5d8a4c", trunk: "#5a3d2c", soil: "#b08a68" },
};

const NIGHT = "#0a0f2b";
/** Share of night in everything but the sky and the lights. */
const darkness: Record<Hour, number> = { dawn: 0, day: 0, dusk: 0.2, night: 0.42 };
const litShare: Record<Hour, number> = { dawn: 0.3, day: 0.14, dusk: 0.45, night: 0.6 };

function skyAt({ day, night }: Sky, hour: Hour): SkyColours {
  if (hour === "day") return day;
  if (hour === "night") return night;
  if (hour === "dawn") return [mix(day[0], "#fbe0c8", 0.3), mix(day[1], "#fbe0c8", 0.3), mix(day[2], "#fbe0c8", 0.3)];
  return [mix(day[0], night[0], 0.55), mix(day[1], night[1], 0.4), mix(day[2], "#f6a35e", 0.35)];
}

/** Number of houses before of the same sky. */
const roundOf = ({ variant }: HouseDrawing): number => Math.floor(variant / skies.length);

/** True for every other house of a sky: it stands on the other side. */
export const isAside = (house: HouseDrawing): boolean => roundOf(house) % 2 === 1;

/**
 * Colours of a house: sky and wall follow from its variant, so that two of one city differ in one of them at least; soil
 * and leaves from the land; light from the hour.
 */
export function paletteOf(house: HouseDrawing, material: Material, land: Land, hour: Hour): Palette {
  const choices: readonly Wall[] = Object.values(materials[material]);
  const turn = house.variant + roundOf(house);
  const [wall, shade, trim, glass, accent] = choices[turn % choices.length] as Wall;
  const sky = skyAt(skies[house.variant % skies.length] ?? skies[0], hour);
  const { soil, leaf, leafLight, trunk } = lands[land];
  const dark = (colour: string): string => mix(colour, NIGHT, darkness[hour]);
  const isDark = hour === "night";
  return {
    sky,
    sun: "#fff4d6",
    far: mix(sky[1], "#3a2a5a", 0.26),
    near: mix(sky[1], "#2a1f4a", 0.46),
    cap: mix(sky[2], "#ffffff", 0.5),
    wall: dark(wall),
    shade: dark(shade),
    trim: dark(trim),
    glass: mix(glass, NIGHT, isDark ? 0.5 : 0.05),
    lit: "#ffd987",
    accent: mix(accent, NIGHT, darkness[hour] / 3),
    leaf: dark(leaf),
    leafLight: dark(leafLight),
    trunk: dark(trunk),
    ground: dark(mix(sky[2], soil, 0.6)),
    path: dark(mix(mix(sky[2], soil, 0.6), "#5a4650", 0.22)),
    litShare: litShare[hour],
    isDark,
  };
}
