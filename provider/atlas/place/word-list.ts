/**
 * Distinct words in ascending order of UTF-16 code units. The order makes the list a trie: words with one beginning
 * are a stretch of it, and a step down is a binary search within the stretch.
 */
export type WordList = readonly string[];

/** The words `[from, to)`, which have their first `depth` letters in common. */
export type Stretch = { from: number; to: number; depth: number };

/** Words that begin with a text, as one stretch; null when there are none. */
export const beginningWith = (words: WordList, text: string): Stretch | null =>
  follow(words, everyWordOf(words), text, 0);

/** The word of a stretch that is no longer than the stretch's common beginning: the text itself; null without one. */
export const wholeOf = (words: WordList, { from, depth }: Stretch): number | null =>
  words[from]?.length === depth ? from : null;

/**
 * Words that begin with what the text becomes by one mended letter: one too many, one missing, one wrong, or two
 * exchanged. Bounded: for each letter of the text one step into each letter that follows in the list.
 */
export function oneLetterOff(words: WordList, text: string): Stretch[] {
  const found: Stretch[] = [];
  const keep = (start: Stretch | null, at: number) => {
    const end = start && follow(words, start, text, at);
    if (end) found.push(end);
  };
  let here: Stretch | null = everyWordOf(words);
  for (let at = 0; here !== null && at < text.length; at++) {
    const [letter, next] = [text.charCodeAt(at), text.charCodeAt(at + 1)];
    keep(here, at + 1);
    const exchanged = at + 1 < text.length ? step(words, here, next) : null;
    keep(exchanged && step(words, exchanged, letter), at + 2);
    for (const child of childrenOf(words, here)) {
      keep(child, at + 1);
      keep(child, at);
    }
    here = step(words, here, letter);
  }
  return found;
}

const everyWordOf = (words: WordList): Stretch => ({ from: 0, to: words.length, depth: 0 });

function follow(words: WordList, start: Stretch, text: string, at: number): Stretch | null {
  let here: Stretch | null = start;
  for (let index = at; here !== null && index < text.length; index++) here = step(words, here, text.charCodeAt(index));
  return here;
}

function step(words: WordList, { from, to, depth }: Stretch, letter: number): Stretch | null {
  const first = firstAtLeast(words, from, to, depth, letter);
  const end = firstAtLeast(words, first, to, depth, letter + 1);
  return first < end ? { from: first, to: end, depth: depth + 1 } : null;
}

/** The stretches one letter deeper. */
function childrenOf(words: WordList, stretch: Stretch): Stretch[] {
  const { to, depth } = stretch;
  const children: Stretch[] = [];
  let from = wholeOf(words, stretch) === null ? stretch.from : stretch.from + 1;
  while (from < to) {
    const end = firstAtLeast(words, from, to, depth, letterAt(words, from, depth) + 1);
    children.push({ from, to: end, depth: depth + 1 });
    from = end;
  }
  return children;
}

/** The first word of `[from, to)` whose letter at a depth is at least this one; a word that has ended comes first. */
function firstAtLeast(words: WordList, from: number, to: number, depth: number, letter: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (letterAt(words, middle, depth) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

function letterAt(words: WordList, index: number, depth: number): number {
  const word = words[index];
  return word !== undefined && depth < word.length ? word.charCodeAt(depth) : -1;
}
