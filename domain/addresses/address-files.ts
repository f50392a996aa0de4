/**
 * Each file of the sitemap holds the properties of a fixed range of ids, from `(file - 1) * IDS_A_FILE + 1` on: its
 * number of addresses is bounded, and a property never moves to another file.
 */
export const IDS_A_FILE = 10_000;

/** Number of the file for the greatest possible id. */
export const LAST_FILE = Math.ceil((2 ** 31 - 1) / IDS_A_FILE);
