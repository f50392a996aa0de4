import type { ServerProduct } from "#app/server/server-product.ts";
import { findStay } from "./server/find.ts";
import { sitemap } from "./server/sitemap.ts";

export const stay = { kind: "property", find: findStay, sitemap } as const satisfies ServerProduct;
