import type { Drawing } from "../sight.ts";

export const caves = {
  AliSadrCave: {
    sky: "lilac",
    far: "none",
    ground: "deepWater",
    parts: [
      ["slab", "darkRock", 320, 400, 640, 400],
      ["grotto", "night", 320, 330, 600, 300],
      ["stalactites", "paleRock", 320, 46, 520, 120],
      ["sea", "deepWater", 320, 290, 640, 110],
      ["cone", "rock", 90, 300, 80, 70],
      ["cone", "rock", 560, 300, 90, 90],
      ["lamp", "gold", 200, 230, 40],
      ["lamp", "gold", 440, 230, 40],
      ["boat", "crimson", 330, 350, 150],
      ["person", "amber", 300, 336, 40],
      ["person", "aqua", 340, 338, 38],
      ["boat", "gold", 500, 326, 80],
    ],
  },
  BatuCaves: {
    sky: "teal",
    far: "none",
    ground: "paleSand",
    parts: [
      ["crag", "paleRock", 320, 340, 720, 320],
      ["mound", "leaf", 60, 344, 260, 90],
      ["mound", "green", 590, 344, 240, 100],
      ["grotto", "night", 360, 150, 130, 84],
      ["shaft", "crimson", 360, 340, 170, 190, 90],
      ["shaft", "gold", 360, 310, 158, 160, 90],
      ["shaft", "turquoise", 360, 280, 146, 130, 90],
      ["shaft", "violet", 360, 250, 132, 100, 90],
      ["shaft", "pink", 360, 215, 116, 65, 90],
      ["slab", "marble", 360, 340, 5, 190],
      ["statue", "gold", 220, 350, 250],
    ],
    beside: [
      ["palm", "leaf", 560, 380, 140],
      ["person", "crimson", 440, 372, 26],
    ],
  },
} as const satisfies Record<string, Drawing>;
