/** Parts of tours that other rooms of the provider use. */
export type { TourListCard } from "./tour/contract/tour-card.shapes.ts";
export { favoriteTours } from "./tour/provider/favorites.ts";
export { certainTours } from "./tour/provider/home.ts";
export { hasToursTo, originsOfTours, placesToured } from "./tour/provider/tour-destinations.ts";
export { toursBetween } from "./tour/provider/tours-in-range.ts";
