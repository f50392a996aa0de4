import { definePage } from "#app/src/page/page.ts";
import { FlightHomeScreen } from "./FlightHomeScreen.tsx";
import { loadFlightHome } from "./load.ts";

export default definePage({
  areas: ["stay", "flight", "flightRoutes", "flightLabels", "listing", "content", "labels"],
  load: loadFlightHome,
  Screen: FlightHomeScreen,
});
