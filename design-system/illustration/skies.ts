import type { Hour } from "./scene.ts";

/** Colours of pictures, defined only here. From far to near each layer is darker. */
export type Sky = {
  readonly sky: readonly string[];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ground: string;
  readonly light: string;
  readonly glow: string;
};

export type Land = "desert" | "sea" | "green" | "city";

const dusk: Sky = {
  sky: ["#262766", "#7A4478", "#C05A78", "#F6C07E"],
  far: "#8D5A86",
  mid: "#4C3168",
  near: "#1C1740",
  ground: "#141030",
  light: "#FFF1CF",
  glow: "#F6C07E",
};
const night: Sky = {
  sky: ["#11143A", "#26317A", "#5A6DC4"],
  far: "#3C4796",
  mid: "#232B68",
  near: "#141A45",
  ground: "#0D1130",
  light: "#FFF1CF",
  glow: "#FFD27A",
};

const skies: Record<Land, Record<Hour, Sky>> = {
  desert: {
    dawn: {
      sky: ["#5A5096", "#D4868F", "#F8D3A2"],
      far: "#B98A92",
      mid: "#8E5A5A",
      near: "#57312F",
      ground: "#432420",
      light: "#FFF6DF",
      glow: "#FFE3B0",
    },
    day: {
      sky: ["#B4532B", "#DD8A4A", "#F6CF93"],
      far: "#CF9462",
      mid: "#A2613A",
      near: "#5B2A1B",
      ground: "#481F14",
      light: "#FFF3D0",
      glow: "#FFE3B0",
    },
    dusk,
    night,
  },
  sea: {
    dawn: {
      sky: ["#3F5C93", "#D99AA6", "#FBE0B8"],
      far: "#8AA0B8",
      mid: "#3E7A86",
      near: "#173F4C",
      ground: "#10303B",
      light: "#FFF6DF",
      glow: "#FFE3B0",
    },
    day: {
      sky: ["#1C7784", "#53B9B4", "#BFEBDD"],
      far: "#6DB9B2",
      mid: "#2C8A8B",
      near: "#0E4450",
      ground: "#0A3540",
      light: "#FFF6D8",
      glow: "#FFF6D8",
    },
    dusk,
    night,
  },
  green: {
    dawn: {
      sky: ["#46628F", "#C79FA8", "#F6E2BE"],
      far: "#90A6A2",
      mid: "#567A66",
      near: "#24483A",
      ground: "#19372C",
      light: "#FFF6DF",
      glow: "#FFE3B0",
    },
    day: {
      sky: ["#2F7296", "#86C0CB", "#E4F0D6"],
      far: "#8DB6A6",
      mid: "#4D8A68",
      near: "#1F4F3C",
      ground: "#163D2E",
      light: "#FFF8E0",
      glow: "#FFF8E0",
    },
    dusk,
    night,
  },
  city: {
    dawn: {
      sky: ["#4B5594", "#C98FA6", "#F9DDB5"],
      far: "#98869F",
      mid: "#6A5C84",
      near: "#352F5A",
      ground: "#272246",
      light: "#FFF6DF",
      glow: "#FFE3B0",
    },
    day: {
      sky: ["#3C6CA8", "#8DB9DE", "#E6EFF0"],
      far: "#93AFCB",
      mid: "#55789F",
      near: "#26406B",
      ground: "#1B3156",
      light: "#FFF8E0",
      glow: "#FFE9B8",
    },
    dusk,
    night,
  },
};

export const skyOf = (land: Land, hour: Hour): Sky => skies[land][hour];

/** Interiors: walls, wood, cloth and the light of the hour. */
export const interior = {
  wall: { dawn: "#F3DFC8", day: "#F6E9D4", dusk: "#D9A98C", night: "#3A3F6B" },
  wallShade: { dawn: "#E2C6A8", day: "#E6D2B2", dusk: "#B98369", night: "#2B3058" },
  floor: { dawn: "#B98A66", day: "#C69A6C", dusk: "#7E4A42", night: "#1E2146" },
  wood: "#6B3B22",
  cloth: "#FBF6EC",
  accents: ["#1F3A93", "#00707A", "#AE5029", "#B3213F", "#3F6B1F"],
  lamp: "#FFD98A",
} as const;
