/** Letters that two names share, in their order, as the length of the longest such run from each pair of places on. */
function sharedFrom(was: readonly string[], is: readonly string[]): number[][] {
  const shared = Array.from({ length: was.length + 1 }, () => new Array<number>(is.length + 1).fill(0));
  for (let i = was.length - 1; i >= 0; i--)
    for (let j = is.length - 1; j >= 0; j--)
      shared[i]![j] = was[i] === is[j] ? 1 + shared[i + 1]![j + 1]! : Math.max(shared[i + 1]![j]!, shared[i]![j + 1]!);
  return shared;
}

/** A corrected name with the letters that changed in brackets: `KARIM[I→Y]`, `SAR[+R]A`, `NI[−I]MA`. */
export function markedLetters(before: string, after: string): string {
  const [was, is] = [[...before], [...after]];
  const shared = sharedFrom(was, is);
  let [i, j, text] = [0, 0, ""];
  while (i < was.length || j < is.length) {
    if (i < was.length && j < is.length && was[i] === is[j]) {
      text += is[j];
      i++;
      j++;
      continue;
    }
    let [gone, come] = ["", ""];
    while ((i < was.length || j < is.length) && !(i < was.length && j < is.length && was[i] === is[j])) {
      const isGone = j >= is.length || (i < was.length && shared[i + 1]![j]! >= shared[i]![j + 1]!);
      if (isGone) gone += was[i++];
      else come += is[j++];
    }
    text += gone === "" ? `[+${come}]` : come === "" ? `[−${gone}]` : `[${gone}→${come}]`;
  }
  return text;
}
