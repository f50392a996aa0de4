import { fold } from "./fold.ts";

/** Look-alikes of Latin letters in other scripts, in lower case. */
const LIKE_LATIN: Readonly<Record<string, string>> = {
  а: "a",
  в: "b",
  с: "c",
  ԁ: "d",
  е: "e",
  ё: "e",
  ғ: "f",
  һ: "h",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  ӏ: "l",
  м: "m",
  н: "h",
  о: "o",
  р: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  у: "y",
  ѵ: "v",
  ԝ: "w",
  х: "x",
  ү: "y",
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ϲ: "c",
  ϳ: "j",
};

/** Latin letters and digits that are easily confused. */
const ALIKE: Readonly<Record<string, string>> = { "0": "o", "1": "l", i: "l", ı: "l", "|": "l", ß: "b" };

/**
 * Comparison key of a name by its appearance: equal for names that differ only by case, spaces and half-spaces, signs,
 * accents, the Arabic or Persian form of a letter, the script of a digit, or look-alike letters of another script.
 */
export function lookOf(name: string): string {
  const plain = fold(name.normalize("NFKC")).normalize("NFD").toLowerCase();
  return Array.from(plain.replace(/[^\p{L}\p{N}]/gu, ""), (letter) => LIKE_LATIN[letter] ?? letter)
    .map((letter) => ALIKE[letter] ?? letter)
    .join("");
}
