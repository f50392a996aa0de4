import { endpointsOf } from "./endpoints.ts";
import { notBuilt } from "./not-built.ts";
import { products } from "./products.ts";
import { productsOf } from "./reservation/product.ts";

/** Every call that this provider answers, and those of the contract that it does not. */
export const endpoints = endpointsOf(productsOf(products));
export const unbuilt = notBuilt(endpoints);
