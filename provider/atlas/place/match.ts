import { END, type Vocabulary } from "./vocabulary.ts";

/** The words of the vocabulary that a typed word may stand for: as it is written, or as the beginning of a longer one. */
export type Reading = { begun: readonly number[]; whole: ReadonlySet<number> };

/** Grades of a name's match with a phrase, best first; `NO_ANSWER` when it does not match. */
export const grades = { exact: 0, prefix: 1, wordPrefix: 2, everyWord: 3 } as const;
export const NO_ANSWER = 0xff;
const MAX_WORDS = 30;

/** Owners to consider, and the number of matches that is enough. */
export type Wanted = { isWanted: (owner: number) => boolean; most: number };

/**
 * Grades each name's match with a phrase, given as a reading for each of its words: the phrase is the name, begins it,
 * begins at one of its words, or each of its words begins one of the name's or of the place's around it, in any order.
 * The last word of a phrase may be incomplete. Words in any order are tried only when fewer than `most` names match in
 * this one.
 *
 * @returns a grade for each owner that is wanted, valid until the next call
 */
export function answers(vocabulary: Vocabulary, phrase: readonly Reading[], wanted: Wanted): Uint8Array {
  const { answer, begunBy, wholeBy } = vocabulary.scratch;
  answer.fill(NO_ANSWER);
  if (phrase.length === 0 || phrase.length > MAX_WORDS) return answer;
  if (phrase.some(({ begun }) => begun.length === 0)) return answer;
  for (const [index, { begun, whole }] of phrase.entries()) {
    for (const word of begun) begunBy[word]! |= 1 << index;
    for (const word of whole) wholeBy[word]! |= 1 << index;
  }
  const count = gradeRuns(vocabulary, phrase, wanted);
  if (phrase.length > 1 && count < wanted.most) gradeEveryWord(vocabulary, phrase, wanted);
  for (const { begun, whole } of phrase) {
    for (const word of begun) begunBy[word] = 0;
    for (const word of whole) wholeBy[word] = 0;
  }
  return answer;
}

/**
 * Names in which the words of the phrase stand one after the other, looked for by the rarest of them. Returns how many
 * there are.
 */
function gradeRuns(vocabulary: Vocabulary, phrase: readonly Reading[], { isWanted }: Wanted): number {
  const { sequence, owners, scratch } = vocabulary;
  const { answer, begunBy, wholeBy } = scratch;
  const last = phrase.length - 1;
  const candidates = phrase.map(({ begun, whole }, index) => (index === last ? begun : [...whole]));
  const rarest = rarestOf(vocabulary, candidates);
  let count = 0;
  forEachOccurrence(vocabulary, candidates[rarest]!, (occurrence) => {
    const from = occurrence - rarest;
    for (let index = 0; index <= last; index++) {
      const word = sequence[from + index];
      if (word === undefined || word === END) return;
      const accepted = (index === last ? begunBy : wholeBy)[word]!;
      if ((accepted & (1 << index)) === 0) return;
    }
    const isFirst = from === 0 || sequence[from - 1] === END;
    const isWhole = (wholeBy[sequence[from + last]!]! & (1 << last)) !== 0;
    const isAll = isWhole && sequence[from + last + 1] === END;
    const grade = !isFirst ? grades.wordPrefix : isAll ? grades.exact : grades.prefix;
    const owner = owners[from]!;
    if (answer[owner] === NO_ANSWER) {
      if (!isWanted(owner)) return;
      count += 1;
    }
    if (grade < answer[owner]!) answer[owner] = grade;
  });
  return count;
}

/** Names that have each word of the phrase, the place around counting too, and at least one of their own. */
function gradeEveryWord(vocabulary: Vocabulary, phrase: readonly Reading[], { isWanted }: Wanted): void {
  const { owners, ownerStart, sequence, surroundings, surroundingOf, scratch } = vocabulary;
  const { answer, begunBy } = scratch;
  const every = 2 ** phrase.length - 1;
  const around = surroundings.map((words) => words.reduce((bits, word) => bits | begunBy[word]!, 0));

  function grade(owner: number): void {
    if (answer[owner] !== NO_ANSWER) return;
    let own = 0;
    for (let at = ownerStart[owner]!; at < ownerStart[owner + 1]!; at++) {
      const word = sequence[at]!;
      if (word !== END) own |= begunBy[word]!;
    }
    const isAnswer = own !== 0 && (own | around[surroundingOf[owner]!]!) === every;
    if (isAnswer && isWanted(owner)) answer[owner] = grades.everyWord;
  }

  const rarest = rarestOf(
    vocabulary,
    phrase.map(({ begun }) => begun),
  );
  forEachOccurrence(vocabulary, phrase[rarest]!.begun, (occurrence) => grade(owners[occurrence]!));
  // The rarest word may belong to the place around: then every owner there is graded.
  const bit = 1 << rarest;
  if (!around.some((bits) => (bits & bit) !== 0)) return;
  for (let owner = 0; owner < answer.length; owner++) {
    if ((around[surroundingOf[owner]!]! & bit) !== 0) grade(owner);
  }
}

/** Returns the index of the set of words with the fewest occurrences in names. */
function rarestOf({ wordStart }: Vocabulary, sets: readonly (readonly number[])[]): number {
  const counts = sets.map((words) => words.reduce((sum, word) => sum + wordStart[word + 1]! - wordStart[word]!, 0));
  return counts.indexOf(Math.min(...counts));
}

function forEachOccurrence(
  { wordStart, occurrences }: Vocabulary,
  words: readonly number[],
  visit: (occurrence: number) => void,
): void {
  for (const word of words) {
    const end = wordStart[word + 1]!;
    for (let at = wordStart[word]!; at < end; at++) visit(occurrences[at]!);
  }
}
