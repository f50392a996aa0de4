/** Fetches the chunk of what comes on demand: its address stands in the entry once. */
export const fetchOnDemand = () => import("./on-demand.ts");
