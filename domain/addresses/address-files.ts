/**
 * A file of the map of addresses holds the properties of as many ids, from `(file - 1) * IDS_A_FILE + 1` on: so it has no more
 * addresses than that, and a property never moves from file to file.
 */
export const IDS_A_FILE = 10_000;

/** The file that would hold the greatest id that there can be. */
export const LAST_FILE = Math.ceil((2 ** 31 - 1) / IDS_A_FILE);
