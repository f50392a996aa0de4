import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { savingAlert } from "#provider/people/price-alert/saving.ts";
import type { ProductModule } from "#provider/product-module.ts";
import { applyFlightChanges } from "./provider/apply-changes.ts";
import { demo } from "./provider/demo/demo.ts";
import { flightEndpoints } from "./provider/endpoints.ts";
import { renewFareDays } from "./provider/fare-days.ts";
import { exportFlights } from "./provider/import/export.ts";
import { renewFlightOffers } from "./provider/import/offers.ts";
import { flightOperatorEndpoints } from "./provider/operator.ts";
import { askedJourney, watchedFlight } from "./provider/price-alert.ts";
import { flight as product } from "./provider/product.ts";

export const flight: ProductModule = {
  product,
  endpoints: [
    ...flightEndpoints,
    ...flightOperatorEndpoints,
    { ...savingAlert(priceAlertCalls.saveFlight, askedJourney), product: "flight" },
  ],
  jobs: [
    { name: "changes of flights", runs: "once", everySeconds: 5, run: applyFlightChanges },
    { name: "lowest fares of days", runs: "everywhere", everySeconds: 1, run: renewFareDays },
  ],
  alert: { kind: "flight", ...watchedFlight },
  inventory: { name: "flights", exportPage: exportFlights, followUp: renewFlightOffers },
  table: "flight",
  demo,
};
