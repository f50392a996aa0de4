import type { ProductModule } from "#provider/product-module.ts";
import { clearLoungeStock } from "./provider/demo.ts";
import { loungeEndpoints } from "./provider/endpoints.ts";
import { exportLounges } from "./provider/import/export.ts";
import { lounge as product } from "./provider/product.ts";

export const lounge: ProductModule = {
  product,
  endpoints: loungeEndpoints,
  jobs: [],
  inventory: { name: "lounges", exportPage: exportLounges, followUp: async () => {} },
  table: "lounge",
  demo: { tables: ["lounge", "lounge_hour"], clearStock: clearLoungeStock },
};
