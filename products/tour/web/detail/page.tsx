import { definePage } from "#app/src/page/page.ts";
import { loadTour, tourAtQuery } from "./load.ts";
import { TourDetailScreen } from "./TourDetailScreen.tsx";

export default definePage({
  areas: ["stay", "tour", "tourJourney", "listing", "sale", "own", "labels", "sharing"],
  load: loadTour,
  atQuery: tourAtQuery,
  Screen: TourDetailScreen,
});
