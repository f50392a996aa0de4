import { priceAlertCalls } from "#domain/contract/price-alert.calls.ts";
import { today } from "#provider/kernel/clock.ts";
import { savingAlert } from "#provider/people/price-alert/saving.ts";
import type { ProductModule } from "#provider/product-module.ts";
import { exportProperties } from "./provider/import/export.ts";
import { askedStay, watchedProperty } from "./provider/price-alert.ts";
import { stay as product } from "./provider/product.ts";
import { stayEndpoints } from "./provider/property/endpoints.ts";
import { refreshListFacts, renewListFacts } from "./provider/property/list-facts.ts";
import { restoreStock } from "./provider/stock-check.ts";

export const stay: ProductModule = {
  product,
  endpoints: [...stayEndpoints, savingAlert(priceAlertCalls.save, askedStay)],
  jobs: [{ name: "lowest coming prices of properties", runs: "once", everySeconds: 3, run: renewListFacts }],
  alert: { kind: "property", ...watchedProperty },
  inventory: {
    name: "properties",
    exportPage: exportProperties,
    followUp: (tx, _, { clock }) => refreshListFacts(tx, today(clock)),
  },
  table: "property",
  demo: { tables: ["night_price", "inventory_night"], restore: restoreStock },
  prepareDay: (tx, day) => refreshListFacts(tx, day),
};
