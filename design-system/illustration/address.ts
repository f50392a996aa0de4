import { type SightKind, sightKinds } from "#domain/enums/sight-kinds.ts";
import { heroSvg } from "./hero.ts";
import { type Direction, type Hour, hours, type Outlook, outlooks, type Scene, type View, views } from "./scene.ts";
import { sceneSvg } from "./scene-svg.ts";

const scenePath = new RegExp(
  `^/web/art/(${views.join("|")})/([A-Za-z0-9_]{1,60})/([A-Za-z0-9_]{1,60})` +
    `(?:\\.d(\\d)s(\\d)f(\\d)\\.(${outlooks.join("|")}))?` +
    `(?:\\.(${sightKinds.join("|")}))?\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`,
);
const heroPath = new RegExp(`^/web/art/hero\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`);

/** Parses the scene of an address, or null. */
export function parseSceneAddress(path: string): { scene: Scene; direction: Direction } | null {
  const found = scenePath.exec(path);
  if (!found) return null;
  const [, view, city = "", slug = "", double, single, sofa, outlook, sight, hour, direction] = found;
  const scene = { view: view as View, city, slug, hour: hour as Hour };
  // Only sights have a kind.
  if (sight !== undefined) {
    if (view !== "sight" || outlook !== undefined) return null;
    return { scene: { ...scene, sight: sight as SightKind }, direction: direction as Direction };
  }
  if (outlook === undefined) return { scene, direction: direction as Direction };
  // Only rooms have beds: any other address with a room part is invalid.
  if (view !== "room") return null;
  const room = { double: Number(double), single: Number(single), sofa: Number(sofa), outlook: outlook as Outlook };
  return { scene: { ...scene, room }, direction: direction as Direction };
}

/** Draws the picture of an address: SVG text, or null for an invalid address. */
export function drawAddress(path: string): string | null {
  const hero = heroPath.exec(path);
  if (hero) return heroSvg(hero[1] as Hour, hero[2] as Direction);
  const parsed = parseSceneAddress(path);
  return parsed && sceneSvg(parsed.scene, parsed.direction);
}
