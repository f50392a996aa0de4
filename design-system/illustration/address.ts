import { heroSvg } from "./hero.ts";
import { type Direction, type Hour, hours, type Scene, type View, views } from "./scene.ts";
import { sceneSvg } from "./scene-svg.ts";

const scenePath = new RegExp(
  `^/web/art/(${views.join("|")})/([A-Za-z0-9_]{1,60})/([A-Za-z0-9_]{1,60})\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`,
);
const heroPath = new RegExp(`^/web/art/hero\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`);

/** The scene that an address names, or null. */
export function parseSceneAddress(path: string): { scene: Scene; direction: Direction } | null {
  const found = scenePath.exec(path);
  if (!found) return null;
  const [, view, city = "", slug = "", hour, direction] = found;
  return { scene: { view: view as View, city, slug, hour: hour as Hour }, direction: direction as Direction };
}

/** Draws the picture that an address names: SVG text, or null when it names none. */
export function drawAddress(path: string): string | null {
  const hero = heroPath.exec(path);
  if (hero) return heroSvg(hero[1] as Hour, hero[2] as Direction);
  const parsed = parseSceneAddress(path);
  return parsed && sceneSvg(parsed.scene, parsed.direction);
}
