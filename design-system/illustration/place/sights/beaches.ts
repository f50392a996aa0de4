import type { Drawing } from "../sight.ts";

export const beaches = {
  PatongBeach: {
    sky: "teal",
    far: "none",
    ground: "paleSand",
    parts: [
      ["mound", "leaf", 90, 262, 320, 110],
      ["mound", "green", 590, 262, 260, 90],
      ["sea", "turquoise", 320, 250, 640, 90],
      ["mound", "paleSand", 320, 420, 1000, 100],
      ["boat", "wood", 330, 300, 150],
      ["flag", "crimson", 268, 286, 40],
      ["umbrella", "pink", 470, 380, 84],
      ["umbrella", "aqua", 370, 388, 84],
    ],
    beside: [
      ["palm", "leaf", 70, 392, 260],
      ["palm", "green", 140, 396, 200],
      ["palm", "leaf", 600, 384, 220],
    ],
  },
  GreekShip: {
    sky: "amber",
    far: "none",
    ground: "paleSand",
    parts: [
      ["lake", "gold", 470, 214, 90, 90],
      ["sea", "deepWater", 320, 262, 640, 80],
      ["wreck", "iron", 320, 320, 440],
      ["slab", "deepWater", 320, 350, 640, 24],
      ["mound", "paleSand", 320, 420, 900, 70],
    ],
    beside: [
      ["person", "lapis", 140, 376, 26],
      ["person", "crimson", 160, 378, 26],
    ],
  },
  BabolsarBeachandtheMouthoftheBabolrud: {
    sky: "blue",
    far: "none",
    ground: "paleSand",
    parts: [
      ["sea", "water", 320, 240, 640, 70],
      ["mound", "leaf", 590, 300, 360, 60],
      ["mound", "sand", 140, 330, 500, 60],
      ["basin", "water", 360, 290, 120, 110, 330],
      ["boat", "lapis", 330, 340, 100],
      ["boat", "crimson", 430, 372, 110],
      ["boat", "marble", 200, 264, 50],
      ["umbrella", "crimson", 120, 336, 64],
      ["wall", "plaster", 560, 300, 70, 40],
      ["gable", "terracotta", 560, 260, 90, 30],
    ],
    beside: [
      ["conifer", "deepLeaf", 610, 344, 130],
      ["conifer", "leaf", 40, 360, 120],
      ["reeds", "olive", 590, 400, 120, 40],
    ],
  },
} as const satisfies Record<string, Drawing>;
