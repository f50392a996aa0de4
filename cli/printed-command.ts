/** Placeholder for the operator to fill in before running a printed command. */
export const BLANK = "…";

/** Quotes a word for a shell. */
export const shellWord = (word: string): string =>
  word === BLANK || /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Formats options for a command line; those without a value are left out. */
export const optionsText = (options: readonly (readonly [flag: string, value: string | undefined])[]): string =>
  options.map(([flag, value]) => (value === undefined ? "" : ` ${flag} ${shellWord(value)}`)).join("");
