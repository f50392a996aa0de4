import type { ServerProduct } from "#app/server/server-product.ts";
import { findTour } from "./server/find.ts";
import { sitemap } from "./server/sitemap.ts";

export const tour = { kind: "tour", find: findTour, sitemap } as const satisfies ServerProduct;
