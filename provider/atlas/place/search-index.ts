import type { Suggestion } from "#domain/contract/base.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { foldForSearch } from "#domain/text/fold.ts";
import { mendKeyboardLayout, mendKeyboardLayoutToLatin } from "#domain/text/keyboard.ts";
import { answers, NO_ANSWER, type Reading, type Wanted } from "./match.ts";
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
 * match, the text is read as typed with the keyboard in the other language (`hwtihk` is اصفهان); whole names one letter
 * away from it come before those that this reading only begins (`مشد` is مشهد before `lan…`). When few names match and
 * none equals the text, names of nearly the same spelling follow, whole ones first; these are marked as guesses.
 */
export function find(index: SearchIndex, typed: string, accepts: Accepts = () => true): Found[] {
  const text = foldForSearch(typed);
  if (text === "") return index.cities.filter(accepts).slice(0, MAX_FOUND).map(asTyped);
  const { findables, vocabulary } = index;
  const words = wordsOf(typed);
  const found = new Map<number, Found>();
  const isWanted = (owner: number) => accepts(findables[owner]!) && !found.has(owner);
  const answering = (phrases: readonly Phrase[]) => byGrade(vocabulary, phrases, { isWanted, most: MAX_FOUND });
  const spelt = (forms: readonly string[]) =>
    answering([...new Set(forms.map(foldForSearch))].map((form) => beginnings(vocabulary, wordsOf(form))));
  const near = () => Array.from(respellings(vocabulary, words), (respelt) => answering([respelt]));
  const add = (owners: readonly number[], isGuess: boolean) => {
    for (const owner of owners) {
      if (found.size < MAX_FOUND && !found.has(owner)) found.set(owner, { findable: findables[owner]!, isGuess });
    }
  };

  const written = spelt([...spacedForms(typed), ...pairsJoined(words)]);
  const retyped = isAny(written) ? null : otherLayout(typed, text, spelt);
  const [exact, ...begun] = retyped ?? written;
  const mayGuess = text.replaceAll(" ", "").length >= SHORTEST_GUESSED;
  const besideRetyped = retyped && mayGuess ? near() : [];
  add(exact, false);
  for (const [whole] of besideRetyped) add(whole, true);
  add(begun.flat(), false);
  if (mayGuess && exact.length === 0 && found.size < FEW) {
    const guesses = retyped ? besideRetyped : near();
    for (const [whole] of guesses) add(whole, true);
    for (const guess of guesses) add(guess.flat(), true);
  }
  return [...found.values()];
}

type Phrase = readonly Reading[];
/** Owners by the grade of their match, at most ten of a grade. */
type ByGrade = readonly [exact: number[], ...begun: number[][]];

const isAny = (owners: ByGrade): boolean => owners.some(({ length }) => length > 0);

/** The text as typed with the keyboard in the other language; null when nothing is called so. */
function otherLayout(typed: string, text: string, spelt: (forms: readonly string[]) => ByGrade): ByGrade | null {
  for (const form of [mendKeyboardLayout(typed), mendKeyboardLayoutToLatin(text)]) {
    const owners = spelt([form]);
    if (isAny(owners)) return owners;
  }
  return null;
}

/** Grades the wanted names by their best match with any of the phrases. */
function byGrade(vocabulary: Vocabulary, phrases: readonly Phrase[], wanted: Wanted): ByGrade {
  const [first = [], ...others] = phrases;
  let answer = answers(vocabulary, first, wanted);
  // The answer is the vocabulary's own until the next question.
  if (others.length > 0) answer = answer.slice();
  for (const phrase of others) {
    const also = answers(vocabulary, phrase, wanted);
    for (let owner = 0; owner < also.length; owner++) if (also[owner]! < answer[owner]!) answer[owner] = also[owner]!;
  }
  const owners: ByGrade = [[], [], [], []];
  for (let owner = 0; owner < answer.length; owner++) {
    const grade = answer[owner]!;
    if (grade === NO_ANSWER) continue;
    const same = owners[grade]!;
    if (same.length < MAX_FOUND) same.push(owner);
  }
  return owners;
}
