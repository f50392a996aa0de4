import { definePage } from "#app/src/page/page.ts";
import { FlightSearchScreen } from "./FlightSearchScreen.tsx";
import { loadFlightSearch } from "./load.ts";

export default definePage({
  areas: ["stay", "flight", "flightJourney", "flightLabels", "listing", "sale", "labels"],
  load: loadFlightSearch,
  Screen: FlightSearchScreen,
});
