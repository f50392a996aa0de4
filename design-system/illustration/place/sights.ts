import type { SightKind } from "#domain/enums/sight-kinds.ts";
import type { Scene } from "../scene.ts";
import type { Drawing } from "./sight.ts";
import { ancientSites } from "./sights/ancient-sites.ts";
import { bathhouses } from "./sights/bathhouses.ts";
import { bazaars } from "./sights/bazaars.ts";
import { beaches } from "./sights/beaches.ts";
import { bridges } from "./sights/bridges.ts";
import { castles } from "./sights/castles.ts";
import { caves } from "./sights/caves.ts";
import { churches } from "./sights/churches.ts";
import { deserts } from "./sights/deserts.ts";
import { fireTemples } from "./sights/fire-temples.ts";
import { gardens } from "./sights/gardens.ts";
import { historicHouses } from "./sights/historic-houses.ts";
import { historicSites } from "./sights/historic-sites.ts";
import { kindDrawings } from "./sights/kinds.ts";
import { lakes } from "./sights/lakes.ts";
import { mosquesAbroad } from "./sights/mosques-abroad.ts";
import { mosquesOfIran } from "./sights/mosques-of-iran.ts";
import { museums } from "./sights/museums.ts";
import { natures } from "./sights/natures.ts";
import { oldQuarters } from "./sights/old-quarters.ts";
import { palaces } from "./sights/palaces.ts";
import { parks } from "./sights/parks.ts";
import { shrines } from "./sights/shrines.ts";
import { squares } from "./sights/squares.ts";
import { tombs } from "./sights/tombs.ts";
import { towers } from "./sights/towers.ts";

/**
 * Drawings of sights by kind and by the slug of their name. Two of one name but of different kinds are not the same
 * place, so neither is drawn as the other.
 */
export const namedDrawings: Readonly<Record<SightKind, Readonly<Record<string, Drawing>>>> = {
  historic_site: historicSites,
  ancient_site: ancientSites,
  old_quarter: oldQuarters,
  historic_house: historicHouses,
  castle: castles,
  palace: palaces,
  square: squares,
  bridge: bridges,
  tower: towers,
  bathhouse: bathhouses,
  bazaar: bazaars,
  museum: museums,
  mosque: { ...mosquesOfIran, ...mosquesAbroad },
  shrine: shrines,
  church: churches,
  fire_temple: fireTemples,
  tomb: tombs,
  garden: gardens,
  park: parks,
  nature: natures,
  cave: caves,
  lake: lakes,
  desert: deserts,
  beach: beaches,
  shopping: {},
};

/** Land alone, for a sight whose kind is unknown: it claims nothing. */
const openLand: Drawing = { sky: "teal", far: "hills", ground: "meadow", parts: [] };

/** A sight's own drawing, else its kind's: no sight is drawn as another kind of thing. */
export const drawingOf = ({ slug, sight }: Pick<Scene, "slug" | "sight">): Drawing =>
  sight === undefined ? openLand : (namedDrawings[sight][slug] ?? kindDrawings[sight]);
