import { definePage } from "#app/src/page/page.ts";
import { productAreas } from "#products/reservations.ts";
import { TrackingScreen } from "./TrackingScreen.tsx";

export default definePage({
  areas: ["own", "reserve", "sale", "labels", ...productAreas],
  load: async () => ({ kind: "ready", data: null }),
  Screen: TrackingScreen,
});
