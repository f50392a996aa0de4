import { counterStock } from "#provider/shop/stock/counters.ts";
import { claimsOf, replacedBy } from "./offer.ts";

/** Counters of the seats of departures and the rooms of packages. */
export const tourStock = counterStock(claimsOf, replacedBy);
