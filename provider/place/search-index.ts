import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { mendKeyboardLayout, mendKeyboardLayoutToLatin } from "#domain/text/keyboard.ts";
import { answers, grades, NO_ANSWER, type Reading } from "./match.ts";
import { beginnings, respellings } from "./spelling.ts";
import { buildVocabulary, type Vocabulary } from "./vocabulary.ts";

type Kind = Suggestion["kind"];
type Names = Record<Locale, string>;

/** Something that a traveller may type the name of. */
export type Findable = {
  id: string;
  kind: Kind;
  name: Names;
  aliases: readonly string[];
  parent: Names;
  address: string | null;
  /** Among equals the heavier comes first. */
  weight: number;
};

/** Which of the findables a search is about. */
export type Accepts = (findable: Findable) => boolean;

/** `isGuess`: it has no name that begins with what was typed; a name is near it. */
export type Found = { findable: Findable; isGuess: boolean };

const kindOrder: Record<Kind, number> = { city: 0, province: 1, country: 2, attraction: 3, property: 4 };

/** `findables` are in the order in which equals are suggested; the vocabulary knows them by their place in it. */
export type SearchIndex = { findables: readonly Findable[]; vocabulary: Vocabulary; cities: readonly Findable[] };

const MOST_FOUND = 10;
/** With fewer names than this that answer as typed, names near what was typed follow them. */
const FEW = 3;
/** Letters under which near names are too many to mean anything. */
const SHORTEST_GUESSED = 4;

/** Builds the index: names in both languages and their other spellings, folded. */
export function buildIndex(unordered: readonly Findable[]): SearchIndex {
  const findables = unordered.toSorted(
    (one, other) =>
      kindOrder[one.kind] - kindOrder[other.kind] || other.weight - one.weight || (one.id < other.id ? -1 : 1),
  );
  const vocabulary = buildVocabulary(
    findables.map(({ name, aliases, parent }) => ({
      names: [name.fa, name.en, ...aliases].map(wordsOf),
      around: [parent.fa, parent.en].join(" "),
    })),
    wordsOf,
  );
  return { findables, vocabulary, cities: findables.filter(({ kind }) => kind === "city") };
}

const asTyped = (findable: Findable): Found => ({ findable, isGuess: false });

const SEPARATORS = /[\s\-(),،.]+/;
const wordsOf = (text: string): string[] => foldForSearch(text).split(SEPARATORS).filter(Boolean);

/**
 * What a typed text may mean, best first, at most ten; the most visited cities for no text. When nothing answers, the
 * text is read as typed with the keyboard in the other language (`hwtihk` is اصفهان). When few names answer and none
 * is what was typed, names that are spelt nearly so follow, marked as guesses.
 */
export function find(index: SearchIndex, typed: string, accepts: Accepts = () => true): Found[] {
  const text = foldForSearch(typed);
  if (text === "") return index.cities.filter(accepts).slice(0, MOST_FOUND).map(asTyped);
  const readings = [text, foldForSearch(mendKeyboardLayout(typed)), foldForSearch(mendKeyboardLayoutToLatin(text))];
  const found = new Map<number, Found>();
  const bestOf = (phrase: readonly Reading[], isGuess: boolean) => collect(index, phrase, { accepts, isGuess, found });
  let best: number = NO_ANSWER;
  for (const reading of new Set(readings)) {
    best = bestOf(beginnings(index.vocabulary, wordsOf(reading)), false);
    if (found.size > 0) break;
  }
  const mayGuess = text.replaceAll(" ", "").length >= SHORTEST_GUESSED;
  if (mayGuess && best !== grades.exact && found.size < FEW) {
    for (const respelt of respellings(index.vocabulary, wordsOf(text))) bestOf(respelt, true);
  }
  return [...found.values()];
}

type Collecting = { accepts: Accepts; isGuess: boolean; found: Map<number, Found> };

/** Adds the best that answer a phrase, up to ten in all. Returns the best grade among them. */
function collect(index: SearchIndex, phrase: readonly Reading[], { accepts, isGuess, found }: Collecting): number {
  const byGrade: number[][] = Object.values(grades).map(() => []);
  const isWanted = (owner: number) => accepts(index.findables[owner]!) && !found.has(owner);
  const answer = answers(index.vocabulary, phrase, { isWanted, most: MOST_FOUND });
  for (let owner = 0; owner < answer.length; owner++) {
    const grade = answer[owner]!;
    if (grade === NO_ANSWER) continue;
    const same = byGrade[grade]!;
    if (same.length < MOST_FOUND) same.push(owner);
  }
  for (const owner of byGrade.flat()) {
    if (found.size === MOST_FOUND) break;
    found.set(owner, { findable: index.findables[owner]!, isGuess });
  }
  const best = byGrade.findIndex((owners) => owners.length > 0);
  return best === -1 ? NO_ANSWER : best;
}
