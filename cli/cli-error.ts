import { EXIT, type ExitCode } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { paint } from "./paint.ts";

/** Why a command cannot go on, for the person at the terminal. A defect of ours is any other error. */
export class CliError extends Error {
  /** Stable, for scripts: `file_missing`, `unexpected_calendar`. */
  readonly code: string;
  readonly exitCode: ExitCode;
  /** Where: a file, a line, an option. */
  readonly where: string | undefined;
  /** How to mend it, a sentence. */
  readonly mend: string | undefined;

  constructor(code: string, what: string, about: { exitCode?: ExitCode; where?: string; mend?: string } = {}) {
    super(what);
    this.name = "CliError";
    this.code = code;
    this.exitCode = about.exitCode ?? EXIT.usage;
    this.where = about.where;
    this.mend = about.mend;
  }

  /** `error: guests.csv: no such file. Check the path.`, in colours where stderr wants them. */
  toLine(io: Pick<Io, "colour">): string {
    const what = this.where === undefined ? this.message : `${this.where}: ${this.message}`;
    const fault = paint(`error: ${what}`, "red", io.colour.err);
    return this.mend === undefined ? fault : `${fault}. ${paint(this.mend, "dim", io.colour.err)}`;
  }
}
