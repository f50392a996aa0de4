import { z } from "zod";

/**
 * One value of a filter, and the number of available results it would leave, with all other filters applied but not its
 * own.
 */
export const facetValue = z.object({ value: z.string(), count: z.number().int() });
/** Names of facilities and sights are included: they are too many for an enumeration. */
export const namedFacet = facetValue.extend({ name_fa: z.string(), name_en: z.string() });
