import type { ProductModule } from "#provider/product-module.ts";
import { flight } from "./flight/product.provider.ts";
import { stay } from "./stay/product.provider.ts";
import { tour } from "./tour/product.provider.ts";

/** Products that this provider sells. Each product is an addition here; no other module of the provider names them all. */
export const productModules: readonly ProductModule[] = [stay, tour, flight];

/** Their part in reservations. */
export const products = productModules.map(({ product }) => product);
