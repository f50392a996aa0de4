import type { CityData } from "./load.ts";

const parents = {
  iran: { route: "iranHotels", words: "shell.nav.iran" },
  abroad: { route: "internationalHotels", words: "shell.nav.international" },
} as const;

/** The list that a city's list is part of; null while its country is not known. */
export const parentOf = (list: CityData["list"]) =>
  list && parents[list.city.country.iso2 === "IR" ? "iran" : "abroad"];
