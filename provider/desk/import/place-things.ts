import type { ThingTable } from "./thing.ts";

/** The tables of places, which every inventory's file may fill. */
export const placeThings: Readonly<Record<string, ThingTable>> = {
  country: { table: "country" },
  city: { table: "city" },
};
