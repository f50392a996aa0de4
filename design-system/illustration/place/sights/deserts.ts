import type { Drawing } from "../sight.ts";

export const deserts = {
  VarzanehDunes: {
    sky: "amber",
    far: "dunes",
    ground: "ochre",
    parts: [
      ["dune", "ochre", 160, 320, 460, 150],
      ["dune", "sand", 470, 336, 560, 200],
      ["dune", "paleSand", 240, 384, 700, 90],
      ["camel", "wood", 180, 330, 60],
      ["camel", "wood", 270, 326, 60],
      ["camel", "wood", 360, 330, 60],
    ],
  },
} as const satisfies Record<string, Drawing>;
