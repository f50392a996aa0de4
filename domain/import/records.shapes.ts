import { flightRecords } from "./flight-records.shapes.ts";
import type { Inventory } from "./inventories.ts";
import { propertyRecords } from "./property-records.shapes.ts";
import type { RecordKind } from "./record.ts";
import { tourRecords } from "./tour-records.shapes.ts";

/** Kinds of rows allowed in a file of each inventory. */
export const recordsOf: Readonly<Record<Inventory, readonly RecordKind[]>> = {
  properties: propertyRecords,
  tours: tourRecords,
  flights: flightRecords,
};
