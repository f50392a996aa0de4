import { frameAreas } from "#app/src/features/reservation/reservation-page.tsx";
import { definePage } from "#app/src/page/page.ts";
import { FlightPrepareScreen } from "./FlightPrepareScreen.tsx";
import { loadFlightPrepare } from "./load.ts";

export default definePage({
  areas: [
    ...frameAreas,
    "listing",
    "flight",
    "flightJourney",
    "flightLabels",
    "flightReserve",
    "flightReview",
    "flightSeats",
  ],
  load: loadFlightPrepare,
  Screen: FlightPrepareScreen,
});
