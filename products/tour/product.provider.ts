import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { savingAlert } from "#provider/people/price-alert/saving.ts";
import type { ProductModule } from "#provider/product-module.ts";
import { refreshTourFrom, renewTourFrom } from "./provider/cheapest-by-month.ts";
import { decideDepartures } from "./provider/decide.ts";
import { demo } from "./provider/demo/demo.ts";
import { tourEndpoints } from "./provider/endpoints.ts";
import { exportTours } from "./provider/import/export.ts";
import { renewTourOffers } from "./provider/import/offers.ts";
import { tourOperatorEndpoints } from "./provider/operator.ts";
import { askedTour, watchedTour } from "./provider/price-alert.ts";
import { tour as product } from "./provider/product.ts";
import { releaseTrust } from "./provider/trust.ts";

export const tour: ProductModule = {
  product,
  endpoints: [
    ...tourEndpoints,
    ...tourOperatorEndpoints,
    { ...savingAlert(priceAlertCalls.saveTour, askedTour), product: "tour" },
  ],
  jobs: [
    { name: "departures of tours", runs: "once", everySeconds: 60, run: decideDepartures },
    { name: "money of tours that have left", runs: "once", everySeconds: 60, run: releaseTrust },
    { name: "lowest coming prices of tours", runs: "once", everySeconds: 10, run: renewTourFrom },
  ],
  alert: { kind: "tour", ...watchedTour },
  inventory: {
    name: "tours",
    exportPage: exportTours,
    async followUp(tx, id) {
      await renewTourOffers(tx, id);
      await refreshTourFrom(tx);
    },
  },
  table: "tour",
  prepareDay: (tx) => refreshTourFrom(tx),
  demo,
};
