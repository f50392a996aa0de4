import { productModules } from "#products/provider.ts";
import { endpointsOf } from "#provider/endpoints.ts";

/** Every call that this provider answers. */
export const endpoints = endpointsOf(productModules);
