import { endpointsOf } from "#provider/endpoints.ts";
import { products } from "#provider/products.ts";
import { productsOf } from "#provider/shop/reservation/product.ts";

/** Every call that this provider answers. */
export const endpoints = endpointsOf(productsOf(products));
