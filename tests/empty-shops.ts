import { type Body, onEngines, pglite, postgresql } from "./both-engines.ts";
import { emptyShop, type Shop } from "./support/inventory.ts";

/** Describes what is true on both engines of a provider that sells nothing but `fill`'s, written before the first test. */
export function inEmptyShops(name: string, fill: ((shop: Shop) => Promise<void>) | null, body: Body<Shop>): void {
  const open = async (place: Parameters<typeof emptyShop>[0]) => {
    const shop = await emptyShop(place);
    await fill?.(shop);
    return shop;
  };
  onEngines([pglite, postgresql()], name, ["services", "app", "operator", "close"], open, body);
}
