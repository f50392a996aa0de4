import { loadReservationPage } from "#app/src/features/reservation/load-reservation-page.ts";
import { definePage } from "#app/src/page/page.ts";
import { VoucherScreen } from "./VoucherScreen.tsx";

export default definePage({
  areas: ["stay", "own", "reserve", "labels", "property"],
  load: loadReservationPage,
  Screen: VoucherScreen,
});
