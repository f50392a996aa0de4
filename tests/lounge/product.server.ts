import type { ServerProduct } from "#app/server/server-product.ts";
import { findLounge } from "./server/find.ts";

export const lounge = { kind: "lounge", find: findLounge, sitemap: {} } as const satisfies ServerProduct;
