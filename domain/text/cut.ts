/**
 * The beginning of a text, at most `most` UTF-16 units, the unit of fields and shapes; never splits a character,
 * because a lone surrogate cannot be encoded in an address.
 */
export const cutText = (text: string, most: number): string =>
  text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, "")
    .toWellFormed();

/** The beginning of a text, at most `most` UTF-16 units, ended after a whole word by `…` where words are missing. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = cutText(text, most).replace(/\s+\S*$/, "");
  return `${words.replace(/[\s،؛:,.;]+$/, "")}…`;
}
