import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { mendKeyboardLayout, mendKeyboardLayoutToLatin } from "#domain/text/keyboard.ts";
import { answers, grades, NO_ANSWER, type Reading } from "./match.ts";
import { spacedForms } from "./spaced-forms.ts";
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

/** Filter for the findables that a search covers. */
export type Accepts = (findable: Findable) => boolean;

/** `isGuess`: none of its names begins with the typed text; one is near it. */
export type Found = { findable: Findable; isGuess: boolean };

const kindOrder: Record<Kind, number> = { city: 0, province: 1, country: 2, attraction: 3, property: 4 };

/** `findables` are in the order in which equals are suggested; the vocabulary knows them by their place in it. */
export type SearchIndex = { findables: readonly Findable[]; vocabulary: Vocabulary; cities: readonly Findable[] };

const MAX_FOUND = 10;
/** Words over which no two are read as one. */
const MAX_JOINED = 6;
/** Threshold: with fewer exact matches than this, names near the typed text follow them. */
const FEW = 3;
/** Letters under which near names are too many to mean anything. */
const SHORTEST_GUESSED = 3;

/** Builds the index: names in both languages and their other spellings, folded. */
export function buildIndex(unordered: readonly Findable[]): SearchIndex {
  const findables = unordered.toSorted(
    (one, other) =>
      kindOrder[one.kind] - kindOrder[other.kind] || other.weight - one.weight || (one.id < other.id ? -1 : 1),
  );
  const vocabulary = buildVocabulary(
    findables.map(({ name, aliases, parent }) => ({
      names: [name.fa, name.en, ...aliases].flatMap(spacedForms).map(wordsOf),
      around: [parent.fa, parent.en].flatMap(spacedForms).join(" "),
    })),
    wordsOf,
  );
  return { findables, vocabulary, cities: findables.filter(({ kind }) => kind === "city") };
}

const asTyped = (findable: Findable): Found => ({ findable, isGuess: false });

const SEPARATORS = /[^\p{L}\p{N}]+/u;
const wordsOf = (text: string): string[] => foldForSearch(text).split(SEPARATORS).filter(Boolean);

/** A phrase with two words beside each other as one, each pair in turn: a space typed for a half-space, or within a word. */
const pairsJoined = (words: readonly string[]): string[] =>
  words.length > MAX_JOINED
    ? []
    : words.slice(1).map((word, at) => [...words.slice(0, at), words[at] + word, ...words.slice(at + 2)].join(" "));

/**
 * Returns the meanings of a typed text, best first, at most ten; the most visited cities for an empty text. Without a
 * match, the text is read as typed with the keyboard in the other language (`hwtihk` is اصفهان). When few names match
 * and none equals the text, names of nearly the same spelling follow, marked as guesses.
 */
export function find(index: SearchIndex, typed: string, accepts: Accepts = () => true): Found[] {
  const text = foldForSearch(typed);
  if (text === "") return index.cities.filter(accepts).slice(0, MAX_FOUND).map(asTyped);
  const words = wordsOf(typed);
  const readings = [
    [...spacedForms(typed), ...pairsJoined(words)],
    [mendKeyboardLayout(typed)],
    [mendKeyboardLayoutToLatin(text)],
  ];
  const found = new Map<number, Found>();
  const bestOf = (phrases: readonly Phrase[], isGuess: boolean) => collect(index, phrases, { accepts, isGuess, found });
  let best: number = NO_ANSWER;
  for (const forms of readings) {
    const spellings = new Set(forms.map(foldForSearch));
    best = bestOf(
      [...spellings].map((form) => beginnings(index.vocabulary, wordsOf(form))),
      false,
    );
    if (found.size > 0) break;
  }
  const mayGuess = text.replaceAll(" ", "").length >= SHORTEST_GUESSED;
  if (mayGuess && best !== grades.exact && found.size < FEW) {
    for (const respelt of respellings(index.vocabulary, words)) bestOf([respelt], true);
  }
  return [...found.values()];
}

type Phrase = readonly Reading[];
type Collecting = { accepts: Accepts; isGuess: boolean; found: Map<number, Found> };

/** Adds the best that answer any of the phrases, up to ten in all. Returns the best grade among them. */
function collect(index: SearchIndex, phrases: readonly Phrase[], { accepts, isGuess, found }: Collecting): number {
  const byGrade: number[][] = Object.values(grades).map(() => []);
  const isWanted = (owner: number) => accepts(index.findables[owner]!) && !found.has(owner);
  const wanted = { isWanted, most: MAX_FOUND };
  const [first = [], ...others] = phrases;
  let answer = answers(index.vocabulary, first, wanted);
  // The answer is the vocabulary's own until the next question.
  if (others.length > 0) answer = answer.slice();
  for (const phrase of others) {
    const also = answers(index.vocabulary, phrase, wanted);
    for (let owner = 0; owner < also.length; owner++) if (also[owner]! < answer[owner]!) answer[owner] = also[owner]!;
  }
  for (let owner = 0; owner < answer.length; owner++) {
    const grade = answer[owner]!;
    if (grade === NO_ANSWER) continue;
    const same = byGrade[grade]!;
    if (same.length < MAX_FOUND) same.push(owner);
  }
  for (const owner of byGrade.flat()) {
    if (found.size === MAX_FOUND) break;
    found.set(owner, { findable: index.findables[owner]!, isGuess });
  }
  const best = byGrade.findIndex((owners) => owners.length > 0);
  return best === -1 ? NO_ANSWER : best;
}
