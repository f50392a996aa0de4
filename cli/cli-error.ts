import { ofPair } from "#domain/text/in-locale.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { paint } from "./paint.ts";

/** What is said at the terminal, in both languages, Persian first. */
export type Words = readonly [fa: string, en: string];
/** Where a fault is: a name that is the same in both languages, as a file's or an option's, or words. */
type Where = string | Words;

/** Words in the language of `--locale`. */
export const inWords = (words: Where, locale: Io["locale"]): string =>
  typeof words === "string" ? words : ofPair(words, locale);

/** What stands before a fault. */
export const ERROR = ["خطا", "error"] as const;

/** Why a command cannot go on, for the person at the terminal. A defect of ours is any other error. */
export class CliError extends Error {
  /** Stable, for scripts: `file_missing`, `unexpected_calendar`. */
  readonly code: string;
  readonly what: Words;
  readonly exitCode: ExitCode;
  /** Where: a file, a line, an option. */
  readonly where: Where | undefined;
  /** How to mend it, a sentence. */
  readonly mend: Words | undefined;

  constructor(code: string, what: Words, about: { exitCode?: ExitCode; where?: Where; mend?: Words } = {}) {
    super(inWords(what, "en"));
    this.name = "CliError";
    this.code = code;
    this.what = what;
    this.exitCode = about.exitCode ?? EXIT.usage;
    this.where = about.where;
    this.mend = about.mend;
  }

  /** `error: guests.csv: no such file. Check the path.`, in colours where stderr wants them. */
  toLine({ colour, locale }: Pick<Io, "colour" | "locale">): string {
    const parts = [ERROR, ...(this.where === undefined ? [] : [this.where]), this.what];
    const fault = paint(parts.map((part) => inWords(part, locale)).join(": "), "red", colour.err);
    return this.mend === undefined ? fault : `${fault}. ${paint(inWords(this.mend, locale), "dim", colour.err)}`;
  }
}
