/** Path at which websites ask the provider which pages have changed: no website passes it on. */
export const CHANGES_PATH = "/base/v2/changes";

/** Query parameter: the cursor of the answer before. */
export const AFTER = "after";

/** Header with the cursor up to which a website has heard of changes: its answer must be at least as recent. */
export const SEEN_HEADER = "Changes-Seen";

/**
 * The changes since a cursor. `keys`: the changed keys, by `changeKeys`; null where they are not known, and all may
 * have changed. `clockAhead`: seconds that the product's clock stands ahead of the machines', negative behind; 0 in
 * production.
 */
export type ChangesAnswer = {
  readonly cursor: string;
  readonly keys: readonly string[] | null;
  readonly clockAhead: number;
};
