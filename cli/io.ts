import type { Readable, Writable } from "node:stream";
import type { Locale } from "#domain/enums/enums.ts";
import type { ExitCode } from "./exit-codes.ts";

/**
 * What a command meets of the world. Data goes to `out`; progress, warnings and summaries go to `note`. Tests hand in
 * an Io of their own; `process-io.ts` makes the real one.
 */
export type Io = {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Aborted by Ctrl-C. What is written after it is dropped, so no line is left half written. */
  readonly signal: AbortSignal;
  /** Of messages, from `--locale`; what machines read never depends on it. Set before the command runs. */
  locale: Locale;
  /** Whether colour may be used on stdout, and on stderr: either may be a file. Set before the command runs. */
  colour: { readonly out: boolean; readonly err: boolean };
  /** What `--timeout` (seconds; null without it) and `--verbose` ask of calls. Set before the command runs. */
  net: { readonly timeout: number | null; readonly isVerbose: boolean };
  /** How the process ends when the command ends without an error. A command sets it when it has found problems. */
  exitCode: ExitCode;
  /** Writes whole lines to stdout as given (end them with `\n`), and waits when the reader is slower. */
  out(text: string): Promise<void>;
  /** One line to stderr. */
  note(line: string): void;
};
