import { jsonBody } from "#provider/demo/json-body.ts";
import type { ProductDemo } from "#provider/product-module.ts";
import { keptFlightOffer } from "../offer.ts";
import { changeFlights, flightsChange } from "./change.ts";
import { clearFlightStock, FLIGHT_TABLES, loadFlights, topUpFlights } from "./seed.ts";
import { inventedTickets } from "./tickets.ts";

export const demo: ProductDemo = {
  tables: FLIGHT_TABLES,
  clearStock: clearFlightStock,
  load: loadFlights,
  topUp: topUpFlights,
  inventDocuments: (offer) => inventedTickets(keptFlightOffer(offer)),
  addHooks(app, services) {
    /** Changes an offer or has a reservation's tickets refused: see `flightsChange`. 404: no such offer or reservation. */
    app.post("/__demo/flights", async (context) => {
      const change = await jsonBody(context, flightsChange);
      if (change instanceof Response) return change;
      const changed = await changeFlights(services, change);
      return changed === null ? context.body(null, 404) : context.json(changed);
    });
  },
};
