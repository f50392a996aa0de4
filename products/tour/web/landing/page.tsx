import { definePage } from "#app/src/page/page.ts";
import { loadTourLanding } from "./load.ts";
import { TourLandingScreen } from "./TourLandingScreen.tsx";

export default definePage({
  areas: ["content", "tour", "listing", "labels"],
  load: loadTourLanding,
  Screen: TourLandingScreen,
});
