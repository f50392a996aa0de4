import { frameAreas } from "#app/src/features/reservation/reservation-page.tsx";
import type { CatalogueArea } from "#app/src/messages/catalogue.ts";
import { productAreas } from "#products/reservations.ts";

/** The words of the offline page and of every voucher that it may show. */
export const offlineAreas: readonly CatalogueArea[] = ["offline", ...frameAreas, ...productAreas, "property"];
