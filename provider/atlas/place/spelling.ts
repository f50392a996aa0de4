import { soundOf } from "#domain/text/sound.ts";
import type { Reading } from "./match.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { beginningWith, oneLetterOff, type Stretch, wholeOf } from "./word-list.ts";

/** Letters under which a sound, or a word with one letter wrong, could be nearly any word. */
const SHORTEST_SOUND = 3;
const SHORTEST_MENDED = 3;
/** Letters from which a word with one wrong may be only begun: a shorter one is near the beginning of too many. */
const SHORTEST_BEGUN = 4;
/** Words over which a text is not searched for the one that is misspelt. */
const MAX_MENDED = 5;

/** Words as they are typed. */
export const beginnings = (vocabulary: Vocabulary, typed: readonly string[]): Reading[] =>
  typed.map((word) => asWritten(vocabulary, stretchesOf(beginningWith(vocabulary.words, word))));

/**
 * Readings of words that may be misspelt, the likeliest first: each word by its sound (confused and doubled letters),
 * then one word with one letter wrong and the others by their sound. Of three letters only whole names with one letter wrong.
 */
export function* respellings(vocabulary: Vocabulary, typed: readonly string[]): Generator<Reading[]> {
  const byEar = typed.map((word) => heard(vocabulary, word));
  if (typed.join("").length >= SHORTEST_BEGUN) yield byEar;
  if (typed.length > MAX_MENDED) return;
  for (const [index, word] of typed.entries()) {
    if (word.length >= SHORTEST_MENDED) yield byEar.with(index, mended(vocabulary, word));
  }
}

/** Words of one sound; a sound too short to tell words apart is taken as it is written. */
function heard(vocabulary: Vocabulary, word: string): Reading {
  const sound = soundOf(word);
  return sound.length < SHORTEST_SOUND
    ? asWritten(vocabulary, stretchesOf(beginningWith(vocabulary.words, word)))
    : bySound(vocabulary, stretchesOf(beginningWith(vocabulary.sounds, sound)));
}

/** Words one letter away, as they are written or as they sound. */
function mended(vocabulary: Vocabulary, word: string): Reading {
  const written = asWritten(vocabulary, oneLetterOff(vocabulary.words, word));
  const sound = soundOf(word);
  const sounding = bySound(vocabulary, sound.length < SHORTEST_BEGUN ? [] : oneLetterOff(vocabulary.sounds, sound));
  const whole = new Set([...written.whole, ...sounding.whole]);
  const begun = word.length < SHORTEST_BEGUN ? whole : new Set([...written.begun, ...sounding.begun]);
  return { begun: [...begun], whole };
}

const stretchesOf = (stretch: Stretch | null): Stretch[] => (stretch === null ? [] : [stretch]);

function asWritten({ words }: Vocabulary, stretches: readonly Stretch[]): Reading {
  return { begun: numbersIn(stretches), whole: new Set(wholesIn(words, stretches)) };
}

function bySound({ sounds, soundStart, spelt }: Vocabulary, stretches: readonly Stretch[]): Reading {
  const wordsOf = (sound: number) => [...spelt.subarray(soundStart[sound], soundStart[sound + 1])];
  return {
    begun: numbersIn(stretches).flatMap(wordsOf),
    whole: new Set(wholesIn(sounds, stretches).flatMap(wordsOf)),
  };
}

/** The numbers of a list's words that stand in any of the stretches, each once. */
function numbersIn(stretches: readonly Stretch[]): number[] {
  const numbers = new Set<number>();
  for (const { from, to } of stretches) for (let number = from; number < to; number++) numbers.add(number);
  return [...numbers];
}

const wholesIn = (words: readonly string[], stretches: readonly Stretch[]): number[] =>
  stretches.flatMap((stretch) => wholeOf(words, stretch) ?? []);
