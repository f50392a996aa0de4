/** A number in a path, as small as the database's integers are; null for anything else. */
export const idOf = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;
