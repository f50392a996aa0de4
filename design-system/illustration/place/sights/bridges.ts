import type { Drawing } from "../sight.ts";

export const bridges = {
  Siosepol: {
    sky: "lilac",
    far: "hills",
    ground: "deepWater",
    parts: [
      ["arcade", "ochre", 320, 334, 640, 84, 33],
      ["arcade", "brick", 320, 254, 640, 54, 33],
      ["slab", "ochre", 320, 204, 640, 7],
      ["sea", "deepWater", 320, 334, 640, 66],
    ],
    beside: [
      ["person", "marble", 150, 198, 18],
      ["person", "crimson", 166, 198, 18],
      ["person", "lapis", 470, 198, 18],
      ["boat", "wood", 470, 372, 60],
    ],
  },
  KhajuBridge: {
    sky: "amber",
    far: "hills",
    ground: "water",
    parts: [
      ["arcade", "ochre", 320, 326, 640, 74, 23],
      ["arcade", "brick", 320, 256, 640, 44, 23],
      ["wall", "ochre", 320, 326, 120, 146],
      ["arches", "brick", 320, 318, 108, 56, 3],
      ["arches", "turquoise", 320, 246, 108, 46, 3],
      ["eaves", "brick", 320, 182, 128, 12],
      ["wall", "ochre", 40, 326, 56, 122],
      ["wall", "ochre", 600, 326, 56, 122],
      ["steps", "stone", 320, 350, 760, 26, 4],
      ["sea", "water", 320, 350, 640, 50],
    ],
    beside: [
      ["person", "crimson", 200, 338, 20],
      ["person", "lapis", 214, 338, 20],
      ["person", "marble", 480, 338, 20],
    ],
  },
  WhiteBridge: {
    sky: "teal",
    far: "city",
    ground: "water",
    parts: [
      ["sea", "water", 320, 318, 640, 82],
      ["bowstring", "marble", 320, 346, 620, 160],
    ],
    beside: [
      ["palm", "leaf", 40, 390, 130],
      ["boat", "wood", 400, 388, 70],
    ],
  },
  OldBridgeofDezful: {
    sky: "blue",
    far: "hills",
    ground: "water",
    parts: [
      ["slab", "clay", 320, 330, 640, 90],
      ["slab", "ochre", 320, 242, 640, 26],
      ["vaults", "clay", 320, 330, 620, 82, 6],
      ["vaults", "clay", 320, 274, 516, 28, 5],
      ["shaft", "darkMud", 165, 346, 60, 44, 30],
      ["shaft", "darkMud", 268, 346, 60, 58, 30],
      ["shaft", "darkMud", 372, 346, 60, 40, 30],
      ["shaft", "darkMud", 475, 346, 60, 52, 30],
      ["sea", "water", 320, 342, 640, 58],
    ],
    beside: [["palm", "leaf", 610, 396, 120]],
  },
  TabiatBridge: {
    sky: "rose",
    far: "snow",
    ground: "grass",
    parts: [
      ["mound", "leaf", 60, 350, 300, 70],
      ["mound", "green", 590, 352, 300, 86],
      ["slab", "grey", 320, 400, 120, 70],
      ["slab", "marble", 320, 396, 4, 50],
      ["tabiat", "marble", 320, 350, 620, 190],
    ],
    beside: [
      ["tree", "leaf", 60, 366, 90],
      ["tree", "green", 560, 372, 110],
      ["bush", "deepLeaf", 170, 376, 60],
    ],
  },
} as const satisfies Record<string, Drawing>;
