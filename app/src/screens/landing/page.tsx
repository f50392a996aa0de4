import { definePage } from "#app/src/page/page.ts";
import { LandingScreen } from "./LandingScreen.tsx";
import { loadLanding } from "./load.ts";

export default definePage({
  areas: ["stay", "content", "listing", "sale", "labels", "blocking"],
  load: loadLanding,
  Screen: LandingScreen,
});
