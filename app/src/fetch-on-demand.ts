/** Loads the on-demand chunk: its address is in the entry once. */
export const fetchOnDemand = () => import("./on-demand.ts");
