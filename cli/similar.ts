import { lettersApart } from "#domain/text/letters-apart.ts";

const MOST = 3;
/** Maximum number of wrong letters in a word: a third of it. */
const letterRoom = (word: string): number => Math.floor(word.length / 3);

/** Names nearest to a mistyped word: as a whole, or by the part after their last dot. */
export function similarTo(typed: string, names: readonly string[]): string[] {
  const word = typed.toLowerCase();
  const apart = (name: string) => {
    const whole = name.toLowerCase();
    return Math.min(lettersApart(word, whole), lettersApart(word, whole.slice(whole.lastIndexOf(".") + 1)));
  };
  const measured = names.map((name) => ({ name, apart: apart(name) }));
  const nearest = Math.min(...measured.map((one) => one.apart));
  if (nearest > letterRoom(word)) return [];
  return measured
    .filter((one) => one.apart === nearest)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** Suggestion for an unknown word: `Did you mean sheba?`; null when none of `names` is near. */
export function didYouMean(typed: string, names: readonly string[]): readonly [fa: string, en: string] | null {
  const meant = similarTo(typed, names);
  if (meant.length === 0) return null;
  return [`منظورتان ${meant.join(" یا ")} بود؟`, `Did you mean ${meant.join(" or ")}?`];
}
