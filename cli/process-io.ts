import { once } from "node:events";
import { EXIT } from "./exit-codes.ts";
import type { Io } from "./io.ts";

const isClosedPipe = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "EPIPE" || error.code === "ERR_STREAM_DESTROYED");

/** Only on a terminal, and never against the user's wish (no-color.org). */
export const wantsColour = (env: Io["env"], isTerminal: boolean): boolean => {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  if ((env["FORCE_COLOR"] ?? "0") !== "0") return true;
  return isTerminal && env["TERM"] !== "dumb";
};

/** Each stream separately: `2> file` leaves stdout a terminal. */
export const colourOf = (env: Io["env"], { stdout, stderr }: Pick<Io, "stdout" | "stderr">): Io["colour"] => ({
  out: wantsColour(env, stdout.isTTY === true),
  err: wantsColour(env, stderr.isTTY === true),
});

/**
 * The Io of this process. A pipe closed by its reader ends it silently; Ctrl-C ends it with 130 after the lines already
 * written, a second Ctrl-C at once.
 */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const interruption = new AbortController();
  for (const stream of [stdout, stderr]) {
    stream.on("error", (error) => {
      if (isClosedPipe(error)) process.exit(EXIT.ok);
      // A full disk: the output is lost, and nothing more can be written.
      if (stream === stdout) stderr.write(`error: the output cannot be written: ${error.message}\n`);
      process.exit(EXIT.internal);
    });
  }
  process.on("SIGINT", () => {
    if (interruption.signal.aborted) process.exit(EXIT.interrupted);
    interruption.abort();
    // Queued after earlier output; the callback runs once the reader has taken it.
    stdout.write("", () => process.exit(EXIT.interrupted));
  });
  return {
    stdin,
    stdout,
    stderr,
    env,
    now: () => Date.now() / 1000,
    signal: interruption.signal,
    locale: "en",
    colour: colourOf(env, process),
    net: { timeout: null, isVerbose: false },
    exitCode: EXIT.ok,
    async out(text) {
      if (interruption.signal.aborted) return;
      if (!stdout.write(text)) await once(stdout, "drain");
    },
    note(line) {
      if (!interruption.signal.aborted) stderr.write(`${line}\n`);
    },
  };
}
