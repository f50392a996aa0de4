/**
 * The beginning of a text, at most `most` UTF-16 units, which is what fields and shapes count; a character is never cut
 * in two, since half of one can be written into no address.
 */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed();
