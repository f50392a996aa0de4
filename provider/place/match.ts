import { END, type Vocabulary } from "./vocabulary.ts";

/** The words of the vocabulary that a typed word may stand for: as it is written, or as the beginning of a longer one. */
export type Reading = { begun: readonly number[]; whole: ReadonlySet<number> };

/** How a name answers a phrase, best first; `NO_ANSWER` when it does not. */
export const grades = { exact: 0, prefix: 1, wordPrefix: 2, everyWord: 3 } as const;
export const NO_ANSWER = 0xff;
const MOST_WORDS = 30;

/**
 * How each name answers a phrase, given as a reading for each of its words: the phrase is the name, begins it, begins
 * at one of its words, or each of its words begins one of the name's or of the place's around it, in any order. The
 * last word of a phrase may be only begun.
 *
 * @returns a grade for each owner
 */
export function answers(vocabulary: Vocabulary, phrase: readonly Reading[]): Uint8Array {
  const answer = new Uint8Array(vocabulary.surroundingOf.length).fill(NO_ANSWER);
  if (phrase.length === 0 || phrase.some(({ begun }) => begun.length === 0)) return answer;
  gradeRuns(vocabulary, phrase, answer);
  if (phrase.length > 1 && phrase.length <= MOST_WORDS) gradeEveryWord(vocabulary, phrase, answer);
  return answer;
}

/** Names in which the words of the phrase stand one after the other. */
function gradeRuns(vocabulary: Vocabulary, phrase: readonly Reading[], answer: Uint8Array): void {
  const { sequence, owners } = vocabulary;
  const last = phrase.length - 1;
  const accepted = phrase.map(({ begun, whole }, index) => marked(vocabulary, index === last ? begun : whole));
  const completed = marked(vocabulary, phrase[last]!.whole);
  const candidates = phrase.map(({ begun, whole }, index) => (index === last ? begun : [...whole]));
  const rarest = indexOfLeast(candidates.map((ids) => countOf(vocabulary, ids)));
  forEachOccurrence(vocabulary, candidates[rarest]!, (occurrence) => {
    const from = occurrence - rarest;
    for (let index = 0; index <= last; index++) {
      const word = sequence[from + index];
      if (word === undefined || word === END || accepted[index]![word] === 0) return;
    }
    const isFirst = from === 0 || sequence[from - 1] === END;
    const isAll = sequence[from + last + 1] === END && completed[sequence[from + last]!] === 1;
    const grade = !isFirst ? grades.wordPrefix : isAll ? grades.exact : grades.prefix;
    const owner = owners[from]!;
    if (grade < answer[owner]!) answer[owner] = grade;
  });
}

/** Names that have each word of the phrase, the place around counting too, and at least one of their own. */
function gradeEveryWord(vocabulary: Vocabulary, phrase: readonly Reading[], answer: Uint8Array): void {
  const { owners, surroundings, surroundingOf } = vocabulary;
  const own = new Uint32Array(answer.length);
  const around = new Uint32Array(surroundings.length);
  for (const [index, { begun }] of phrase.entries()) {
    const bit = 1 << index;
    const accepted = marked(vocabulary, begun);
    forEachOccurrence(vocabulary, begun, (occurrence) => {
      own[owners[occurrence]!]! |= bit;
    });
    for (const [place, words] of surroundings.entries()) {
      if (words.some((word) => accepted[word] === 1)) around[place]! |= bit;
    }
  }
  const every = 2 ** phrase.length - 1;
  for (let owner = 0; owner < answer.length; owner++) {
    const has = own[owner]!;
    if (has !== 0 && answer[owner] === NO_ANSWER && (has | around[surroundingOf[owner]!]!) === every) {
      answer[owner] = grades.everyWord;
    }
  }
}

function marked({ words }: Vocabulary, ids: Iterable<number>): Uint8Array {
  const marks = new Uint8Array(words.length);
  for (const id of ids) marks[id] = 1;
  return marks;
}

const countOf = ({ wordStart }: Vocabulary, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + wordStart[id + 1]! - wordStart[id]!, 0);

const indexOfLeast = (counts: readonly number[]): number => counts.indexOf(Math.min(...counts));

function forEachOccurrence(
  { wordStart, occurrences }: Vocabulary,
  ids: Iterable<number>,
  visit: (occurrence: number) => void,
): void {
  for (const id of ids) {
    const end = wordStart[id + 1]!;
    for (let at = wordStart[id]!; at < end; at++) visit(occurrences[at]!);
  }
}
