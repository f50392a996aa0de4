import type { Readable, Writable } from "node:stream";
import type { Locale } from "#domain/enums/enums.ts";
import type { ExitCode } from "./exit-codes.ts";

/**
 * Environment of a command. Data goes to `out`; progress, warnings and summaries go to `note`. Tests pass an Io of
 * their own; `process-io.ts` makes the real one.
 */
export type Io = {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Writable & { readonly isTTY?: boolean };
  readonly stderr: Writable & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Seconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Aborted by Ctrl-C. Later output is dropped, so that no line is left half written. */
  readonly signal: AbortSignal;
  /**
   * Language of messages, from `--locale`; machine-readable output never depends on it. Set before the command runs.
   */
  locale: Locale;
  /**
   * True where colour is allowed, on stdout and on stderr separately: either may be a file. Set before the command
   * runs.
   */
  colour: { readonly out: boolean; readonly err: boolean };
  /** Settings of calls from `--timeout` (seconds; null without it) and `--verbose`. Set before the command runs. */
  net: { readonly timeout: number | null; readonly isVerbose: boolean };
  /** Exit code when the command ends without an error. A command that found problems sets it. */
  exitCode: ExitCode;
  /** Writes whole lines to stdout as given (end them with `\n`), with back-pressure from a slow reader. */
  out(text: string): Promise<void>;
  /** One line to stderr. */
  note(line: string): void;
};
