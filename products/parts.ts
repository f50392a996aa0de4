import type { AnyParts } from "#app/src/features/reservation/product-parts.ts";
import { flightParts } from "./flight/web/parts.tsx";
import { stayParts } from "./stay/web/parts.tsx";
import { tourParts } from "./tour/web/parts.tsx";

/** Parts of every product, loaded at once: without a network nothing more can be fetched. */
export const partsOf: Readonly<Record<string, AnyParts>> = {
  property: stayParts,
  tour: tourParts,
  flight: flightParts,
};
