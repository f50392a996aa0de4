import { definePage } from "#app/src/page/page.ts";
import { loadTourHome } from "./load.ts";
import { TourHomeScreen } from "./TourHomeScreen.tsx";

export default definePage({
  areas: ["stay", "tour", "listing", "sale", "labels"],
  load: loadTourHome,
  Screen: TourHomeScreen,
});
