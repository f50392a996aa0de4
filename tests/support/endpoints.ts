import { endpointsOf } from "#provider/endpoints.ts";
import { notBuilt } from "#provider/not-built.ts";
import { products } from "#provider/products.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";

/** Every call that this provider answers, and those of the contract that it does not. */
export const endpoints = endpointsOf(productsOf(products));
export const unbuilt = notBuilt(endpoints);
