import { soundOf } from "#domain/text/sound.ts";
import type { WordList } from "./word-list.ts";

/** Searchable entry: its names as words, and words of the place around it. */
export type Named = { names: readonly (readonly string[])[]; around: string };

/**
 * The words of all names, and where each stands. A name is a run of word numbers that ends with `END`; an occurrence
 * is a place in `sequence`. Twelve bytes an occurrence, whatever the length of the word.
 */
export type Vocabulary = {
  /** Distinct words, ascending: a word's number is its place. */
  words: WordList;
  /** Distinct sounds of words, ascending, and the words of each: `spelt[soundStart[i]]` up to the next start. */
  sounds: WordList;
  soundStart: Uint32Array;
  spelt: Uint32Array;
  sequence: Uint32Array;
  /** Owner of the name at each position of `sequence`, and the start of each owner's names. */
  owners: Uint32Array;
  ownerStart: Uint32Array;
  /** Occurrences by word: `occurrences[wordStart[i]]` up to the next start. */
  wordStart: Uint32Array;
  occurrences: Uint32Array;
  /** Words of each distinct surrounding place, and the surroundings of each who is named. */
  surroundings: readonly (readonly number[])[];
  surroundingOf: Uint32Array;
  /** Reused by each search, which leaves the two masks zero: 30 searches a second would else be megabytes of garbage. */
  scratch: Scratch;
};

/** `answer` by owner; by word, a bit for each typed word that it begins with, and that it is. */
export type Scratch = { answer: Uint8Array; begunBy: Uint32Array; wholeBy: Uint32Array };

export const END = 0xff_ff_ff_ff;

/** Builds the vocabulary of everything that is named, in order: an owner's number is its place in `named`. */
export function buildVocabulary(named: readonly Named[], wordsOf: (text: string) => string[]): Vocabulary {
  const places = [...new Set(named.map(({ around }) => around))];
  const wordsAround = places.map(wordsOf);
  const words = [...new Set([...named.flatMap(({ names }) => names.flat()), ...wordsAround.flat()])].sort(ascending);
  const numberOf = new Map(words.map((word, number) => [word, number]));
  const number = (word: string): number => numberOf.get(word) ?? END;
  const placeOf = new Map(places.map((place, index) => [place, index]));

  const { sequence, owners, ownerStart } = sequenceOf(named, number);
  const byWord = grouped(
    words.length,
    sequence.length,
    (at) => sequence[at]!,
    (at) => sequence[at] !== END,
  );
  const soundOfWord = words.map(soundOf);
  const sounds = [...new Set(soundOfWord)].sort(ascending);
  const soundNumber = new Map(sounds.map((sound, index) => [sound, index]));
  const bySound = grouped(sounds.length, words.length, (word) => soundNumber.get(soundOfWord[word]!)!);
  return {
    words,
    sounds,
    soundStart: bySound.start,
    spelt: bySound.items,
    sequence,
    owners,
    ownerStart,
    wordStart: byWord.start,
    occurrences: byWord.items,
    surroundings: wordsAround.map((each) => each.map(number)),
    surroundingOf: Uint32Array.from(named, ({ around }) => placeOf.get(around) ?? 0),
    scratch: {
      answer: new Uint8Array(named.length),
      begunBy: new Uint32Array(words.length),
      wholeBy: new Uint32Array(words.length),
    },
  };
}

const ascending = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function sequenceOf(named: readonly Named[], number: (word: string) => number) {
  const length = named.reduce((sum, { names }) => sum + names.reduce((each, words) => each + words.length + 1, 0), 0);
  const [sequence, owners, ownerStart] = [length, length, named.length + 1].map((size) => new Uint32Array(size)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  let at = 0;
  for (const [owner, { names }] of named.entries()) {
    for (const words of names) {
      for (const value of [...words.map(number), END]) {
        sequence[at] = value;
        owners[at] = owner;
        at += 1;
      }
    }
    ownerStart[owner + 1] = at;
  }
  return { sequence, owners, ownerStart };
}

/** Items by their group: counted first, so that both lists are written once. */
function grouped(groups: number, items: number, groupOf: (item: number) => number, has = (_: number) => true) {
  const start = new Uint32Array(groups + 1);
  for (let item = 0; item < items; item++) if (has(item)) start[groupOf(item) + 1]! += 1;
  for (let group = 0; group < groups; group++) start[group + 1]! += start[group]!;
  const next = start.slice();
  const ordered = new Uint32Array(start[groups]!);
  for (let item = 0; item < items; item++) {
    if (!has(item)) continue;
    const group = groupOf(item);
    ordered[next[group]!] = item;
    next[group]! += 1;
  }
  return { start, items: ordered };
}

/** Bytes that the vocabulary holds beside its strings. */
export const vocabularyBytes = (vocabulary: Vocabulary): number =>
  Object.values(vocabulary).reduce((sum, part) => sum + (part instanceof Uint32Array ? part.byteLength : 0), 0);
