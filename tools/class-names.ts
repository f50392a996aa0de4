import { globSync } from "node:fs";
import { root } from "./paths.mjs";

/** Name as vanilla-extract describes it: the file, and the file's hash followed by the name's index in it. */
type Named = { hash: string; filePath: string };

/**
 * First letter of a file's prefix. A capital, since vanilla-extract replaces a name wherever it meets it in a selector: a
 * class `ble` turned `:focus-visible` into `:focus-visi.ble`. Never `A`: ad blockers' lists hide classes such as `ad1`.
 */
const FIRST = "BCDEFGHIJKLMNOPQRSTUVWXYZ";
const SECOND = "abcdefghijklmnopqrstuvwxyz0123456789";

const stylesOfRoot = (): string[] => globSync("{app,products,design-system}/**/*.css.ts", { cwd: root }).toSorted();

/**
 * Short names of classes and variables in a build: two letters for the file, and the index of the name in it. The
 * library's own names begin with a hash of the file, seven letters in styles, scripts and each element of a page.
 * @param files the files of styles, from the root, in an order that is the same in every build of one commit
 */
export function shortNames(files: readonly string[] = stylesOfRoot()): (named: Named) => string {
  if (files.length > FIRST.length * SECOND.length) throw new Error(`Two letters do not name ${files.length} files`);
  const letters = new Map(
    files.map((file, index) => [file, `${FIRST[Math.floor(index / SECOND.length)]}${SECOND[index % SECOND.length]}`]),
  );
  /** Part of `hash` common to all names of a file: the first name has index 0. */
  const prefixes = new Map<string, string>();

  return ({ hash, filePath }) => {
    const letter = letters.get(filePath);
    if (letter === undefined) throw new Error(`${filePath} is not among the files of styles`);
    const prefix = prefixes.get(filePath) ?? hash.slice(0, -1);
    prefixes.set(filePath, prefix);
    return letter + hash.slice(prefix.length);
  };
}
