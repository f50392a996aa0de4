/**
 * The beginning of a text, at most `most` UTF-16 units, the unit of fields and shapes; never splits a character,
 * because a lone surrogate cannot be encoded in an address.
 */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed();
