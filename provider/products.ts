import { flight } from "./flight/product.ts";
import type { Product } from "./shop/reservation/product.ts";
import { stay } from "./stay/product.ts";
import { tour } from "./tour/product.ts";

/** Products that this provider sells. Each product is an addition here; nothing else names them. */
export const products: readonly Product[] = [stay, tour, flight];
