import type { Inventory } from "#domain/import/inventories.ts";
import type { RecordKind } from "#domain/import/record.ts";
import type { ThingTable } from "#provider/desk/import/thing.ts";
import { fareRecord, flightThings } from "./flight/provider/import/things.ts";
import { propertyThings } from "./stay/provider/import/things.ts";
import { tourThings } from "./tour/provider/import/things.ts";

/** Tables of an inventory by the kind of row, and kinds that stand inside other rows. */
type InventoryTables = {
  readonly tables: Readonly<Record<string, ThingTable>>;
  readonly inner?: readonly RecordKind[];
};

/** Tables that an import writes, beside those of places. */
export const inventoryTables: Readonly<Record<Inventory, InventoryTables>> = {
  properties: { tables: propertyThings },
  tours: { tables: tourThings },
  flights: { tables: flightThings, inner: [fareRecord] },
};
