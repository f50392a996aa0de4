import type { Hour } from "./scene.ts";

/** Colours of the wide picture of Home. Those of places are in `place/paints.ts`. */
export type Sky = {
  readonly sky: readonly string[];
  readonly far: string;
  readonly ground: string;
  readonly light: string;
  readonly glow: string;
};

export const heroSky: Readonly<Record<Hour, Sky>> = {
  dawn: {
    sky: ["#4B5594", "#C98FA6", "#F9DDB5"],
    far: "#98869F",
    ground: "#272246",
    light: "#FFF6DF",
    glow: "#FFE3B0",
  },
  day: { sky: ["#3C6CA8", "#8DB9DE", "#E6EFF0"], far: "#93AFCB", ground: "#1B3156", light: "#FFF8E0", glow: "#FFE9B8" },
  dusk: {
    sky: ["#262766", "#7A4478", "#C05A78", "#F6C07E"],
    far: "#8D5A86",
    ground: "#141030",
    light: "#FFF1CF",
    glow: "#F6C07E",
  },
  night: {
    sky: ["#11143A", "#26317A", "#5A6DC4"],
    far: "#3C4796",
    ground: "#0D1130",
    light: "#FFF1CF",
    glow: "#FFD27A",
  },
};

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
