import { flightRecords } from "./flight-records.shapes.ts";
import type { Inventory } from "./inventories.ts";
import { propertyRecords } from "./property-records.shapes.ts";
import type { RecordKind } from "./record.ts";
import { tourRecords } from "./tour-records.shapes.ts";

/** The kinds of rows that a file of each inventory may hold. */
export const recordsOf: Readonly<Record<Inventory, readonly RecordKind[]>> = {
  properties: propertyRecords,
  tours: tourRecords,
  flights: flightRecords,
};
