import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Drawing } from "../sight.ts";

/** A drawing of each kind of place of worship or burial, for sights that have none of their own. */
export const worshipKinds = {
  mosque: {
    sky: "teal",
    far: "city",
    ground: "paleSand",
    parts: [
      ["arcade", "ochre", 320, 330, 460, 76, 9],
      ["minaret", "ochre", 236, 330, 26, 240],
      ["minaret", "ochre", 404, 330, 26, 240],
      ["dome", "turquoise", 320, 210, 110, 110],
      ["iwan", "ochre", 320, 330, 132, 134],
    ],
    beside: [["person", "lapis", 420, 356, 26]],
  },
  shrine: {
    sky: "lilac",
    far: "city",
    ground: "marble",
    parts: [
      ["arcade", "plaster", 320, 330, 500, 84, 9],
      ["minaret", "gold", 220, 330, 28, 220],
      ["minaret", "gold", 420, 330, 28, 220],
      ["dome", "gold", 320, 222, 128, 126],
      ["iwan", "gold", 320, 330, 120, 118],
      ["flag", "green", 320, 90, 50],
    ],
    beside: [
      ["person", "night", 260, 360, 28],
      ["person", "night", 420, 358, 28],
    ],
  },
  church: {
    sky: "mint",
    far: "hills",
    ground: "meadow",
    parts: [
      ["wall", "stone", 340, 330, 190, 96],
      ["gable", "terracotta", 340, 236, 210, 44],
      ["belfry", "stone", 214, 330, 76, 220],
      ["arches", "stone", 360, 320, 120, 54, 3],
      ["cross", "wood", 340, 194, 34],
    ],
    beside: [
      ["conifer", "deepLeaf", 90, 340, 150],
      ["bush", "leaf", 540, 346, 60],
    ],
  },
  fire_temple: {
    sky: "amber",
    far: "peaks",
    ground: "sand",
    parts: [
      ["steps", "clay", 320, 340, 300, 24, 3],
      ["wall", "stone", 320, 318, 210, 120],
      ["vaults", "darkRock", 320, 318, 200, 100, 1],
      ["saucer", "stone", 320, 200, 180, 70],
      ["slab", "grey", 320, 318, 40, 24],
      ["flame", "gold", 320, 294, 54],
    ],
    beside: [["person", "marble", 450, 356, 28]],
  },
  tomb: {
    sky: "rose",
    far: "hills",
    ground: "grass",
    parts: [
      ["steps", "stone", 320, 336, 260, 26, 4],
      ["wall", "brick", 320, 312, 130, 110],
      ["arches", "turquoise", 320, 312, 90, 84, 1],
      ["cone", "turquoise", 320, 206, 140, 110],
    ],
    beside: [
      ["cypress", "deepLeaf", 110, 340, 150],
      ["cypress", "leaf", 540, 344, 170],
      ["flowers", "crimson", 200, 362, 120, 9],
      ["person", "lapis", 430, 358, 26],
    ],
  },
} as const satisfies Partial<Record<SightKind, Drawing>>;
