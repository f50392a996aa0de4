import type { Inventory } from "#domain/import/inventories.ts";
import type { RecordKind } from "#domain/import/record.ts";
import { flightRecords } from "#products/flight/contract/flight-records.shapes.ts";
import { propertyRecords } from "#products/stay/contract/property-records.shapes.ts";
import { tourRecords } from "#products/tour/contract/tour-records.shapes.ts";

/** Kinds of rows allowed in a file of each inventory. */
export const recordsOf: Readonly<Record<Inventory, readonly RecordKind[]>> = {
  properties: propertyRecords,
  tours: tourRecords,
  flights: flightRecords,
};
