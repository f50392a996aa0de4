import type { ServerProduct } from "#app/server/server-product.ts";
import { findFlight } from "./server/find.ts";
import { sitemap } from "./server/sitemap.ts";

export const flight = { kind: "flight", find: findFlight, sitemap } as const satisfies ServerProduct;
