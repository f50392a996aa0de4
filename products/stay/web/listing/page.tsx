import { definePage } from "#app/src/page/page.ts";
import { ListingScreen } from "./ListingScreen.tsx";
import { loadListing } from "./load.ts";

export default definePage({
  areas: ["stay", "listing", "sale", "labels", "blocking"],
  load: loadListing,
  Screen: ListingScreen,
});
