/** What the operator who runs a printed command fills in. */
export const BLANK = "…";

/** A word as a shell reads it back. */
export const shellWord = (word: string): string =>
  word === BLANK || /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Options as they are typed: those without a value are left out. */
export const optionsText = (options: readonly (readonly [flag: string, value: string | undefined])[]): string =>
  options.map(([flag, value]) => (value === undefined ? "" : ` ${flag} ${shellWord(value)}`)).join("");
