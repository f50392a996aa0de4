import { definePage } from "#app/src/page/page.ts";
import { loadTourListing } from "./load.ts";
import { TourListingScreen } from "./TourListingScreen.tsx";

export default definePage({
  areas: ["stay", "tour", "listing", "sale", "labels"],
  load: loadTourListing,
  Screen: TourListingScreen,
});
