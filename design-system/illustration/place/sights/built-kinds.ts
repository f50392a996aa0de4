import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Drawing } from "../sight.ts";

/** A drawing of each kind of building, for sights that have none of their own. */
export const builtKinds = {
  historic_site: {
    sky: "rose",
    far: "hills",
    ground: "paleSand",
    parts: [
      ["wall", "stone", 320, 330, 330, 110],
      ["iwan", "brick", 320, 330, 120, 170],
      ["arches", "stone", 205, 322, 96, 70, 3],
      ["arches", "stone", 435, 322, 96, 70, 3],
    ],
    beside: [
      ["cypress", "leaf", 100, 336, 130],
      ["person", "lapis", 380, 360, 26],
    ],
  },
  ancient_site: {
    sky: "amber",
    far: "hills",
    ground: "sand",
    parts: [
      ["steps", "clay", 320, 336, 360, 30, 4],
      ["brokenColumn", "stone", 190, 308, 130],
      ["brokenColumn", "stone", 250, 308, 176],
      ["brokenColumn", "stone", 390, 308, 96],
      ["wall", "stone", 470, 308, 70, 60],
      ["slab", "stone", 320, 308, 46, 22],
    ],
    beside: [["person", "crimson", 120, 358, 26]],
  },
  old_quarter: {
    sky: "mint",
    far: "hills",
    ground: "paleSand",
    parts: [
      ["wall", "mud", 180, 330, 150, 120],
      ["wall", "ochre", 320, 330, 140, 150],
      ["wall", "plaster", 462, 330, 150, 128],
      ["windows", "wood", 180, 292, 110, 70, 3, 2],
      ["windows", "wood", 462, 300, 110, 76, 3, 2],
      ["arches", "ochre", 320, 330, 90, 90, 1],
      ["eaves", "wood", 320, 232, 120, 14],
    ],
    beside: [
      ["person", "lapis", 350, 352, 26],
      ["person", "crimson", 250, 356, 26],
    ],
  },
  historic_house: {
    sky: "teal",
    far: "none",
    ground: "plaster",
    parts: [
      ["wall", "plaster", 320, 310, 440, 130],
      ["iwan", "plaster", 320, 310, 120, 160],
      ["arches", "turquoise", 176, 304, 150, 76, 3],
      ["arches", "turquoise", 464, 304, 150, 76, 3],
      ["basin", "water", 320, 326, 150, 66, 230],
    ],
    beside: [
      ["bush", "leaf", 120, 346, 60],
      ["tree", "green", 60, 350, 150],
    ],
  },
  castle: {
    sky: "blue",
    far: "peaks",
    ground: "olive",
    parts: [
      ["crag", "rock", 320, 334, 420, 150],
      ["rampart", "mud", 320, 226, 230, 56],
      ["turret", "ochre", 206, 232, 44, 100],
      ["turret", "ochre", 434, 232, 44, 100],
      ["turret", "ochre", 320, 200, 60, 84],
      ["arches", "mud", 320, 226, 40, 36, 1],
    ],
    beside: [
      ["bush", "leaf", 90, 346, 60],
      ["bush", "green", 560, 350, 70],
    ],
  },
  palace: {
    sky: "amber",
    far: "hills",
    ground: "meadow",
    parts: [
      ["wall", "plaster", 320, 318, 400, 120],
      ["windows", "lapis", 180, 300, 110, 90, 4, 2],
      ["windows", "lapis", 460, 300, 110, 90, 4, 2],
      ["slab", "crimson", 320, 318, 130, 120],
      ["columns", "wood", 320, 318, 150, 126, 4],
      ["eaves", "wood", 320, 200, 190, 22],
      ["steps", "marble", 320, 336, 180, 20, 3],
    ],
    beside: [
      ["tree", "leaf", 70, 344, 130],
      ["bush", "green", 560, 350, 60],
    ],
  },
  square: {
    sky: "blue",
    far: "city",
    ground: "paleSand",
    parts: [
      ["arcade", "brick", 130, 290, 250, 80, 6],
      ["arcade", "brick", 510, 290, 250, 80, 6],
      ["iwan", "ochre", 320, 290, 100, 140],
      ["lake", "water", 320, 316, 220, 44],
      ["jets", "foam", 320, 336, 150, 50, 4],
    ],
    beside: [
      ["person", "crimson", 150, 356, 26],
      ["person", "lapis", 180, 360, 26],
      ["bush", "leaf", 530, 350, 56],
    ],
  },
  bridge: {
    sky: "teal",
    far: "hills",
    ground: "deepWater",
    parts: [
      ["arcade", "ochre", 320, 320, 640, 110, 7],
      ["sea", "water", 320, 320, 640, 80],
      ["slab", "ochre", 320, 214, 640, 10],
    ],
    beside: [
      ["person", "lapis", 240, 204, 24],
      ["person", "crimson", 420, 204, 24],
    ],
  },
  tower: {
    sky: "rose",
    far: "city",
    ground: "meadow",
    parts: [
      ["shaft", "brick", 320, 330, 110, 220, 84],
      ["slab", "turquoise", 320, 150, 90, 12],
      ["slab", "turquoise", 320, 210, 96, 8],
      ["cone", "turquoise", 320, 112, 92, 66],
      ["arches", "brick", 320, 330, 60, 70, 1],
    ],
    beside: [
      ["tree", "leaf", 110, 340, 100],
      ["person", "crimson", 420, 354, 26],
    ],
  },
  bathhouse: {
    sky: "teal",
    far: "none",
    ground: "paleSand",
    parts: [
      ["wall", "brick", 320, 330, 430, 90],
      ["saucer", "ochre", 190, 244, 120, 56],
      ["saucer", "ochre", 450, 244, 120, 56],
      ["saucer", "turquoise", 320, 240, 150, 84],
      ["steam", "foam", 320, 150, 70, 80],
      ["iwan", "plaster", 320, 330, 110, 120],
      ["windows", "brick", 320, 226, 70, 20, 4, 1],
    ],
    beside: [
      ["person", "lapis", 420, 354, 28],
      ["bush", "leaf", 90, 350, 56],
    ],
  },
  bazaar: {
    sky: "amber",
    far: "none",
    ground: "clay",
    parts: [
      ["slab", "brick", 320, 330, 640, 330],
      ["arches", "darkMud", 320, 330, 560, 290, 1],
      ["arches", "amber", 320, 330, 220, 180, 1],
      ["carpets", "crimson", 120, 300, 130, 110, 2],
      ["carpets", "lapis", 520, 300, 130, 110, 2],
      ["awning", "turquoise", 120, 180, 150, 20, 6],
      ["awning", "crimson", 520, 180, 150, 20, 6],
      ["heaps", "gold", 120, 336, 130, 18, 4],
      ["heaps", "crimson", 520, 336, 130, 18, 4],
      ["lamp", "gold", 320, 140, 90],
    ],
    beside: [
      ["person", "lapis", 290, 346, 54],
      ["person", "crimson", 352, 352, 60],
    ],
  },
  museum: {
    sky: "blue",
    far: "none",
    ground: "meadow",
    parts: [
      ["wall", "stone", 320, 318, 380, 120],
      ["columns", "marble", 320, 318, 320, 120, 6],
      ["gable", "stone", 320, 200, 400, 60],
      ["steps", "marble", 320, 342, 400, 26, 4],
      ["jar", "terracotta", 320, 318, 70],
    ],
    beside: [
      ["tree", "leaf", 70, 344, 130],
      ["person", "crimson", 460, 362, 28],
    ],
  },
  shopping: {
    sky: "blue",
    far: "city",
    ground: "grey",
    parts: [
      ["floors", "glass", 320, 330, 380, 160, 4],
      ["slab", "marble", 320, 176, 400, 14],
      ["slab", "violet", 320, 330, 110, 84],
      ["arches", "gold", 320, 330, 90, 72, 1],
      ["awning", "crimson", 190, 296, 110, 18, 5],
      ["awning", "turquoise", 450, 296, 110, 18, 5],
    ],
    beside: [
      ["person", "crimson", 240, 356, 28],
      ["person", "lapis", 270, 358, 28],
      ["tree", "leaf", 560, 344, 90],
    ],
  },
} as const satisfies Partial<Record<SightKind, Drawing>>;
