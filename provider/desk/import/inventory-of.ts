import type { Inventory } from "#domain/import/inventories.ts";
import type { ProductInventory } from "../../product-module.ts";
import type { Services } from "../../services.ts";

/** Import and export of one inventory. @throws when no product of this provider has it. */
export function inventoryOf({ modules }: Pick<Services, "modules">, name: Inventory): ProductInventory {
  const found = modules.find(({ inventory }) => inventory?.name === name)?.inventory;
  if (found === undefined) throw new Error(`No product has the inventory ${name}`);
  return found;
}
