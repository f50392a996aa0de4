import { definePage } from "#app/src/page/page.ts";
import { TrackingScreen } from "./TrackingScreen.tsx";

export default definePage({
  areas: ["stay", "own", "reserve", "labels"],
  load: async () => ({ kind: "ready", data: null }),
  Screen: TrackingScreen,
});
