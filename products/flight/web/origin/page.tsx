import { definePage } from "#app/src/page/page.ts";
import { FlightOriginScreen } from "./FlightOriginScreen.tsx";
import { loadFlightOrigin } from "./load.ts";

export default definePage({
  areas: ["stay", "flight", "flightRoutes", "flightLabels", "listing", "content", "labels"],
  load: loadFlightOrigin,
  Screen: FlightOriginScreen,
});
