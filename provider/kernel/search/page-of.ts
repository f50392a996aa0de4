import { PAGE_SIZE } from "#domain/paging.ts";

/** One page of ten (R200), numbered from 1; empty beyond the last. */
export const pageOf = <T>(items: readonly T[], page: number): T[] =>
  items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
