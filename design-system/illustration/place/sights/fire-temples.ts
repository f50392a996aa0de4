import type { Drawing } from "../sight.ts";

export const fireTemples = {
  ZoroastrianFireTemple: {
    sky: "blue",
    far: "none",
    ground: "grass",
    parts: [
      ["wall", "stone", 320, 304, 300, 90],
      ["columns", "stone", 320, 304, 200, 96, 5],
      ["slab", "stone", 320, 210, 320, 14],
      ["wings", "lapis", 320, 196, 150],
      ["flame", "gold", 320, 304, 50],
      ["windows", "wood", 190, 290, 30, 50, 1, 1],
      ["windows", "wood", 450, 290, 30, 50, 1, 1],
      ["lake", "stone", 320, 322, 310, 66],
      ["lake", "water", 320, 328, 280, 54],
    ],
    beside: [
      ["conifer", "deepLeaf", 60, 340, 220],
      ["conifer", "leaf", 130, 334, 170],
      ["conifer", "deepLeaf", 580, 340, 230],
      ["person", "marble", 500, 366, 28],
    ],
  },
  HarpakFireTemple: {
    sky: "mint",
    far: "peaks",
    ground: "terracotta",
    parts: [
      ["mound", "terracotta", 320, 360, 900, 130],
      ["wall", "redBrick", 100, 320, 120, 70],
      ["windows", "wood", 100, 304, 90, 34, 3, 1],
      ["wall", "redBrick", 550, 316, 130, 80],
      ["windows", "wood", 550, 300, 100, 40, 3, 1],
      ["steps", "rock", 320, 350, 260, 50, 5],
      ["wall", "rock", 320, 302, 190, 110],
      ["vaults", "darkRock", 320, 302, 280, 84, 2],
      ["saucer", "rock", 320, 194, 170, 50],
      ["slab", "grey", 258, 302, 30, 20],
      ["flame", "gold", 258, 284, 40],
    ],
    beside: [
      ["tree", "leaf", 200, 366, 80],
      ["tree", "green", 450, 368, 90],
      ["person", "crimson", 400, 374, 26],
    ],
  },
} as const satisfies Record<string, Drawing>;
