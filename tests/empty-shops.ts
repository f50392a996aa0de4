import { markDemonstration } from "#provider/demo/mark.ts";
import { type Body, enginesOfProvider, onEngines } from "./engines.ts";
import { emptyShop, type Shop } from "./support/inventory.ts";
import { standAtFrozenNoon } from "./support/stay.ts";

/** Runs tests of a provider that sells only the items of `fill`, written before the first test. */
export function inEmptyShops(name: string, fill: ((shop: Shop) => Promise<void>) | null, body: Body<Shop>): void {
  const open = async (place: Parameters<typeof emptyShop>[0]) => {
    const shop = await emptyShop(place);
    // The examples are for days after the frozen one; only a demonstration's clock can be set.
    await markDemonstration(shop.services.database);
    await standAtFrozenNoon(shop.services.database);
    await fill?.(shop);
    return shop;
  };
  onEngines(enginesOfProvider(), name, ["services", "app", "operator", "close"], open, body);
}
