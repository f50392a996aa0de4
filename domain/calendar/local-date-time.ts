import type { IsoDate } from "./types.ts";

/** Day of a local time such as `2026-12-08T08:10`, which names no zone. */
export const dayOfLocal = (local: string): IsoDate => local.slice(0, "2026-12-08".length) as IsoDate;
