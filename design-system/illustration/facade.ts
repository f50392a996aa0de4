import { chanceOf } from "./chance.ts";
import { APART, archHole, badgir, block, dome } from "./primitives.ts";

/** The front of a building, derived from its slug: storeys, arches or windows, a portal, and the top. */
export function facadePath(slug: string, width: number, y: number): { wall: string; openings: string; trim: string } {
  const chance = chanceOf(`${slug} facade`);
  const x = width * 0.58;
  const w = width * (0.5 + chance() * 0.2);
  const storeys = 2 + Math.floor(chance() * 4);
  const storey = 46 - storeys * 2;
  const h = storeys * storey + 34;
  const columns = 5 + 2 * Math.floor(chance() * 3);
  const isArched = chance() < 0.55;
  const step = w / columns;
  const portal = Math.floor(columns / 2);
  const openings: string[] = [];
  for (let row = 0; row < storeys; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (column === portal && row < 2) continue;
      const middle = x - w / 2 + step * (column + 0.5);
      const sill = y - 18 - row * storey;
      openings.push(
        isArched ? archHole(middle, sill, step * 0.46, storey * 0.66) : block(middle, sill, step * 0.5, storey * 0.5),
      );
    }
  }
  const portalHeight = Math.min(h * 0.72, storey * 2 + 6);
  openings.push(archHole(x, y, step * 0.8, portalHeight));
  const crowns = [
    () => [dome(x, y - h + 2, Math.min(step * 1.8, 88))],
    () => [badgir(x + w * 0.3, y - h + 2, 34, 74), badgir(x - w * 0.34, y - h + 2, 30, 58)],
    () => [block(x, y - h + 1, step * 1.7, 30)],
    () => [],
  ];
  const crown = crowns[Math.floor(chance() * crowns.length)]?.() ?? [];
  return {
    wall: [block(x, y, w, h), block(x, y, w + 18, 10), block(x, y - h + 8, w + 14, 8), ...crown].join(APART),
    openings: openings.join(""),
    trim: archHole(x, y, step * 0.98, portalHeight + 10),
  };
}
