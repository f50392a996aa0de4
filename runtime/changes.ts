/** Where websites ask the provider which pages have changed: no website passes this path on. */
export const CHANGES_PATH = "/base/v2/changes";

/** In its query: the cursor of the answer before. */
export const AFTER = "after";

/** The header in which a website says up to which cursor it has heard of changes: what answers it must know as much. */
export const SEEN_HEADER = "Changes-Seen";

/**
 * The changes since a cursor. `keys`: what changed, by `changeKeys`; null where that is not known, and all may have.
 * `clockAhead`: seconds that the product's clock stands ahead of the machines', negative behind; 0 in production.
 */
export type ChangesAnswer = {
  readonly cursor: string;
  readonly keys: readonly string[] | null;
  readonly clockAhead: number;
};
