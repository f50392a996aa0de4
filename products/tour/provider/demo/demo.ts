import { jsonBody } from "#provider/demo/json-body.ts";
import type { ProductDemo } from "#provider/product-module.ts";
import { changeTour, tourChange } from "./change.ts";
import { clearTourStock, loadTours, TOUR_TABLES, topUpTours } from "./seed.ts";

export const demo: ProductDemo = {
  tables: TOUR_TABLES,
  clearStock: clearTourStock,
  load: loadTours,
  topUp: topUpTours,
  addHooks(app, services) {
    /** Reprices a departure, sells it or a package out, or decides its group: see `tourChange`. 404: nothing to change. */
    app.post("/__demo/tours", async (context) => {
      const change = await jsonBody(context, tourChange);
      if (change instanceof Response) return change;
      const changed = await changeTour(services, change);
      return changed === null ? context.body(null, 404) : context.json(changed);
    });
  },
};
