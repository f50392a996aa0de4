import { definePage } from "#app/src/page/page.ts";
import { FlightRouteScreen } from "./FlightRouteScreen.tsx";
import { loadFlightRoute } from "./load.ts";

export default definePage({
  areas: ["stay", "flight", "flightRoutes", "flightLabels", "listing", "content", "labels"],
  load: loadFlightRoute,
  Screen: FlightRouteScreen,
});
