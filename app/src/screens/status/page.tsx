import { loadReservationPage } from "#app/src/features/reservation/load-reservation-page.ts";
import { definePage } from "#app/src/page/page.ts";
import { StatusScreen } from "./StatusScreen.tsx";

export default definePage({
  areas: ["stay", "own", "reserve", "labels"],
  load: loadReservationPage,
  Screen: StatusScreen,
});
