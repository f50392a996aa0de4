import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Drawing } from "../sight.ts";

/** A drawing of each kind of land, for sights that have none of their own. */
export const landKinds = {
  garden: {
    sky: "blue",
    far: "hills",
    ground: "grass",
    parts: [
      ["wall", "plaster", 320, 280, 150, 74],
      ["columns", "wood", 320, 280, 120, 66, 4],
      ["eaves", "wood", 320, 208, 176, 16],
      ["basin", "water", 320, 286, 60, 114, 210],
      ["jets", "foam", 320, 336, 60, 40, 2],
      ["cypress", "deepLeaf", 130, 350, 190],
      ["cypress", "leaf", 206, 310, 140],
      ["cypress", "leaf", 434, 310, 140],
      ["cypress", "deepLeaf", 510, 350, 190],
      ["flowers", "crimson", 130, 384, 120, 9],
      ["flowers", "pink", 510, 384, 120, 9],
    ],
  },
  park: {
    sky: "mint",
    far: "hills",
    ground: "grass",
    parts: [
      ["tree", "green", 120, 338, 190],
      ["tree", "leaf", 220, 322, 130],
      ["tree", "green", 470, 326, 150],
      ["tree", "leaf", 560, 344, 200],
      ["lake", "water", 330, 340, 240, 40],
      ["flowers", "pink", 320, 396, 220, 14],
    ],
    beside: [
      ["person", "crimson", 410, 346, 28],
      ["person", "lapis", 250, 340, 26],
    ],
  },
  nature: {
    sky: "teal",
    far: "snow",
    ground: "grass",
    parts: [
      ["mound", "olive", 160, 340, 460, 90],
      ["mound", "grass", 520, 344, 460, 110],
      ["conifer", "deepLeaf", 90, 330, 120],
      ["conifer", "leaf", 150, 336, 150],
      ["conifer", "deepLeaf", 500, 320, 130],
      ["conifer", "leaf", 570, 334, 160],
      ["lake", "water", 320, 352, 200, 30],
    ],
  },
  cave: {
    sky: "lilac",
    far: "none",
    ground: "darkRock",
    parts: [
      ["slab", "rock", 320, 400, 640, 400],
      ["grotto", "night", 320, 372, 460, 310],
      ["stalactites", "rock", 320, 84, 330, 90],
      ["lake", "deepWater", 320, 330, 380, 60],
      ["lamp", "gold", 250, 220, 60],
    ],
    beside: [["person", "amber", 430, 352, 34]],
  },
  lake: {
    sky: "lilac",
    far: "snow",
    ground: "water",
    parts: [
      ["sea", "water", 320, 300, 640, 110],
      ["mound", "olive", 80, 306, 300, 50],
      ["mound", "leaf", 590, 308, 320, 64],
      ["boat", "wood", 300, 352, 90],
      ["reeds", "leaf", 90, 400, 120, 70],
      ["reeds", "green", 560, 400, 130, 60],
    ],
  },
  desert: {
    sky: "amber",
    far: "dunes",
    ground: "sand",
    parts: [
      ["dune", "ochre", 460, 340, 520, 120],
      ["dune", "sand", 190, 356, 560, 130],
      ["dune", "paleSand", 470, 404, 620, 70],
    ],
    beside: [
      ["person", "lapis", 168, 238, 22],
      ["person", "crimson", 196, 240, 22],
    ],
  },
  beach: {
    sky: "blue",
    far: "none",
    ground: "paleSand",
    parts: [
      ["sea", "turquoise", 320, 240, 640, 96],
      ["mound", "paleSand", 320, 420, 900, 96],
      ["umbrella", "crimson", 220, 372, 90],
      ["umbrella", "gold", 420, 380, 90],
      ["boat", "marble", 470, 268, 60],
    ],
    beside: [
      ["palm", "leaf", 90, 384, 210],
      ["palm", "green", 566, 370, 160],
    ],
  },
} as const satisfies Partial<Record<SightKind, Drawing>>;
