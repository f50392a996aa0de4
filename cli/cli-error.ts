import { ofPair } from "#domain/text/in-locale.ts";
import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { paint } from "./paint.ts";

/** Text for the terminal in both languages, Persian first. */
export type Words = readonly [fa: string, en: string];
/** Place of a fault: a name common to both languages, such as a file or an option, or words. */
type Where = string | Words;

/** Words in the language of `--locale`. */
export const inWords = (words: Where, locale: Io["locale"]): string =>
  typeof words === "string" ? words : ofPair(words, locale);

/** Prefix of an error message. */
export const ERROR = ["خطا", "error"] as const;

/** Expected failure of a command, reported to the person at the terminal. A defect of ours is any other error. */
export class CliError extends Error {
  /** Stable, for scripts: `file_missing`, `unexpected_calendar`. */
  readonly code: string;
  readonly what: Words;
  readonly exitCode: ExitCode;
  /** Place of the fault: a file, a line, an option. */
  readonly where: Where | undefined;
  /** Remedy, one sentence. */
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
