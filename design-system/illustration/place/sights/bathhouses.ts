import type { Drawing } from "../sight.ts";

export const bathhouses = {
  FourSeasonsBathhouse: {
    sky: "teal",
    far: "none",
    ground: "aqua",
    parts: [
      ["slab", "plaster", 320, 340, 640, 340],
      ["saucer", "amber", 320, 100, 420, 96],
      ["windows", "amber", 320, 80, 240, 30, 8, 1],
      ["slab", "turquoise", 320, 112, 640, 14],
      ["arches", "lapis", 110, 300, 170, 150, 1],
      ["arches", "lapis", 530, 300, 170, 150, 1],
      ["frame", "turquoise", 320, 300, 160, 170],
      ["frame", "plaster", 320, 300, 130, 150],
      ["star", "crimson", 320, 210, 24],
      ["star", "gold", 320, 210, 12],
      ["columns", "marble", 320, 310, 420, 200, 4],
      ["slab", "turquoise", 320, 400, 640, 100],
      ["lake", "marble", 320, 312, 440, 80],
      ["lake", "water", 320, 318, 400, 66],
      ["fountain", "foam", 320, 356, 110, 50],
    ],
  },
} as const satisfies Record<string, Drawing>;
