import type { Inventory } from "#domain/import/inventories.ts";
import type { RecordKind } from "#domain/import/record.ts";
import type { InventoryChecks } from "#provider/desk/import/findings.ts";
import type { ThingTable } from "#provider/desk/import/thing.ts";
import { flightChecks } from "./flight/provider/import/checks.ts";
import { fareRecord, flightThings } from "./flight/provider/import/things.ts";
import { propertyChecks } from "./stay/provider/import/checks.ts";
import { propertyThings } from "./stay/provider/import/things.ts";
import { tourChecks } from "./tour/provider/import/checks.ts";
import { tourThings } from "./tour/provider/import/things.ts";

/** Tables of an inventory by the kind of row, and kinds that stand inside other rows. */
type InventoryTables = {
  readonly tables: Readonly<Record<string, ThingTable>>;
  readonly inner?: readonly RecordKind[];
  /** Kinds beside its own that its rows may name. */
  readonly alsoNames?: readonly string[];
  readonly checks: InventoryChecks;
};

/** Tables that an import writes, beside those of places, and its checks. */
export const inventoryTables: Readonly<Record<Inventory, InventoryTables>> = {
  properties: { tables: propertyThings, checks: propertyChecks },
  tours: { tables: tourThings, alsoNames: ["property"], checks: tourChecks },
  flights: { tables: flightThings, inner: [fareRecord], checks: flightChecks },
};
