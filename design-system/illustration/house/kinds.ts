import type { PropertyType } from "#domain/enums/enums.ts";
import type { Setting } from "../scene.ts";
import { apartment, estate } from "./apartments.ts";
import { beach } from "./beach.ts";
import { boutique } from "./boutique.ts";
import { courtyard } from "./courtyard.ts";
import { type Builder, oneOf } from "./frame.ts";
import { inn, townhouse, villa } from "./homes.ts";
import { complex, hotel } from "./hotel.ts";
import { ecolodge, fort } from "./mud-brick.ts";
import type { Material } from "./palette.ts";
import { hostel, motel } from "./roadside.ts";
import { chalet, mansard, terraces } from "./second-homes.ts";

/** Drawing of a kind of house. */
export type Kind = {
  readonly build: Builder;
  readonly material: Material;
  /** Height of the roof, in storeys. */
  readonly crown: number;
  /** Least width in storeys: a low house is not drawn higher than that lets it. */
  readonly breadth: number;
  /** Storeys of a house whose number is unknown. */
  readonly low: number;
  /** Surroundings where its data name none: in town without it, `wild` in the land around the city. */
  readonly place?: "wild" | Extract<Setting, "old_town" | "sea">;
};

const hotels = { build: hotel, material: "paint", crown: 1.9, breadth: 3.6, low: 3 } as const;
const flats = { build: apartment, material: "paint", crown: 0.8, breadth: 3.4, low: 3 } as const;
const guests = { build: oneOf(townhouse, mansard), material: "paint", crown: 0.9, breadth: 3.4, low: 2 } as const;
const inns = { build: oneOf(inn, chalet), material: "paint", crown: 1.4, breadth: 3.4, low: 2 } as const;

export const kinds: Record<PropertyType, Kind> = {
  motel: { build: motel, material: "paint", crown: 1.2, breadth: 5, low: 2 },
  hotel: hotels,
  villa: { build: oneOf(villa, terraces), material: "paint", crown: 1.3, breadth: 3.1, low: 2, place: "wild" },
  suite: flats,
  inn: inns,
  hostel: { build: hostel, material: "paint", crown: 1.2, breadth: 4.1, low: 2 },
  pension: guests,
  apartment: flats,
  boutique: { build: boutique, material: "paint", crown: 0.9, breadth: 4.6, low: 2 },
  ecolodge_hotel: { build: fort, material: "earth", crown: 1, breadth: 5, low: 2, place: "wild" },
  traveler_house: guests,
  residential_unit: flats,
  apartment_hotel: flats,
  tourism_complex: { build: complex, material: "paint", crown: 1.2, breadth: 5.2, low: 2 },
  privilege_inn: inns,
  apartment_suite: flats,
  residential_complex: { build: estate, material: "paint", crown: 0.8, breadth: 4.6, low: 3 },
  ecotourism_resorts: { build: ecolodge, material: "earth", crown: 0.9, breadth: 4, low: 1, place: "wild" },
  traditional_residence: {
    build: courtyard,
    material: "plaster",
    crown: 1.2,
    breadth: 4.6,
    low: 1,
    place: "old_town",
  },
  beach_residential_complex: { build: beach, material: "paint", crown: 1, breadth: 4.6, low: 3, place: "sea" },
};
