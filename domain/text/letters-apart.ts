/** Levenshtein distance: insertions, deletions and substitutions of letters that turn one word into another. */
export function lettersApart(one: string, other: string): number {
  const wanted = [...other];
  let row = Array.from({ length: wanted.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, asked] of wanted.entries()) {
      const kept = (row[index] ?? 0) + (letter === asked ? 0 : 1);
      next.push(Math.min(kept, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row[wanted.length] ?? 0;
}
