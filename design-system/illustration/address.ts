import { propertyTypes } from "#domain/enums/enums.ts";
import { type SightKind, sightKinds } from "#domain/enums/sight-kinds.ts";
import { carrierSvg } from "./carrier.ts";
import { heroSvg } from "./hero.ts";
import { houseSvg } from "./house/house-svg.ts";
import { drawMapStill } from "./map-still.ts";
import {
  type Crop,
  crops,
  type Direction,
  type Hour,
  type HouseDrawing,
  hours,
  type Outlook,
  outlooks,
  type RoomDrawing,
  type Scene,
  type Setting,
  settings,
  type View,
  type VisibleFacility,
  views,
  visibleFacilities,
} from "./scene.ts";
import { sceneAddress } from "./scene-address.ts";
import { sceneSvg } from "./scene-svg.ts";

const roomPart = `d(\\d)s(\\d)f(\\d)\\.(${outlooks.join("|")})`;
const shown = `(?:${visibleFacilities.join("|")}|_){0,5}`;
const housePart =
  `(${propertyTypes.join("|")})-(\\d{1,2})-([0-5])-(\\d{1,2})-(${shown})-(${settings.join("|")})?` +
  `(?:\\.(${crops.join("|")}))?`;
const scenePath = new RegExp(
  `^/web/art/(${views.join("|")})/([A-Za-z0-9_]{1,60})/([A-Za-z0-9_]{1,60})` +
    `(?:\\.${roomPart})?(?:\\.${housePart})?(?:\\.(${sightKinds.join("|")}))?\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`,
);
const heroPath = new RegExp(`^/web/art/hero\\.(${hours.join("|")})\\.(rtl|ltr)\\.svg$`);
const carrierPath = /^\/web\/art\/carrier\/([A-Z0-9]{2,3})\.svg$/;
const MAX_STOREYS = 20;
const MAX_VARIANT = 63;

type Parsed = { scene: Scene; direction: Direction; crop: Crop };

const roomOf = (parts: readonly (string | undefined)[]): { room?: RoomDrawing } => {
  const [double, single, sofa, outlook] = parts;
  if (outlook === undefined) return {};
  return { room: { double: Number(double), single: Number(single), sofa: Number(sofa), outlook: outlook as Outlook } };
};

function houseOf(parts: readonly (string | undefined)[]): { house?: HouseDrawing } {
  const [kind, storeys, stars, variant, shows = "", setting] = parts;
  if (kind === undefined) return {};
  return {
    house: {
      kind: kind as HouseDrawing["kind"],
      ...(storeys === "0" ? {} : { storeys: Number(storeys) }),
      stars: Number(stars),
      ...(setting === undefined ? {} : { setting: setting as Setting }),
      shows: shows === "" ? [] : (shows.split("_") as VisibleFacility[]),
      variant: Number(variant),
    },
  };
}

/** Only rooms have beds, only sights a kind and only facades a house within its bounds; and a facility is named once, in its order. */
const isDrawable = ({ view, room, sight, house }: Scene): boolean =>
  (room === undefined || view === "room") &&
  (sight === undefined || view === "sight") &&
  (house === undefined || (view === "facade" && (house.storeys ?? 1) <= MAX_STOREYS && house.variant <= MAX_VARIANT)) &&
  (house === undefined || house.shows.join() === visibleFacilities.filter((one) => house.shows.includes(one)).join());

/** Parses the scene of an address, or null. The same picture has one address: any other spelling is invalid. */
export function parseSceneAddress(path: string): Parsed | null {
  const found = scenePath.exec(path);
  if (!found) return null;
  const [, view, city = "", slug = "", ...parts] = found;
  const [crop = "wide", sight, hour, direction] = parts.slice(10) as [
    Crop | undefined,
    SightKind | undefined,
    Hour,
    Direction,
  ];
  const scene: Scene = {
    ...{ view: view as View, city, slug, hour },
    ...roomOf(parts.slice(0, 4)),
    ...houseOf(parts.slice(4, 10)),
    ...(sight === undefined ? {} : { sight }),
  };
  return isDrawable(scene) && sceneAddress(scene, direction, crop) === path ? { scene, direction, crop } : null;
}

/** Draws the picture of an address: SVG text, or null for an invalid address. */
export function drawAddress(path: string): string | null {
  const hero = heroPath.exec(path);
  if (hero) return heroSvg(hero[1] as Hour, hero[2] as Direction);
  const [, carrier] = carrierPath.exec(path) ?? [];
  if (carrier !== undefined) return carrierSvg(carrier);
  const parsed = parseSceneAddress(path);
  if (parsed === null) return drawMapStill(path);
  const { scene, direction, crop } = parsed;
  return scene.house ? houseSvg({ ...scene, house: scene.house }, crop) : sceneSvg(scene, direction);
}
