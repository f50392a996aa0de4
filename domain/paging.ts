/** Items on a page of a list (R200). */
export const PAGE_SIZE = 10;

/** Pages that a list of `count` items fills: none for an empty list or for an invalid count (R200). */
export const pageCount = (count: number): number => (count > 0 ? Math.ceil(count / PAGE_SIZE) : 0);
