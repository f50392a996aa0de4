import type { Locale } from "#domain/enums/enums.ts";
import { inLocale } from "#domain/text/in-locale.ts";
import type { PackageStay } from "#products/tour/contract/tour.shapes.ts";

type Package = { stays: readonly Pick<PackageStay, "property" | "nights">[] };

/**
 * True where all packages have the same hotels: the hotels are named once, and each package is called by what it
 * differs in.
 */
export const areHotelsShared = (packages: readonly Package[]): boolean =>
  new Set(packages.map(({ stays }) => stays.map(({ property, nights }) => `${property.id} ${nights}`).join())).size ===
  1;

/** True where a text names all hotels of a package: a title often does. */
export const namesHotels = (text: string, { stays }: Package, locale: Locale): boolean =>
  stays.every(({ property }) => text.includes(inLocale(property, "name", locale)));
