import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { EXIT } from "#cli/exit-codes.ts";
import type { Io } from "#cli/io.ts";
import { run } from "#cli/program.ts";
import { root } from "#tools/paths.mjs";

export type Ran = { readonly code: number; readonly out: string; readonly err: string };

/** 2026-11-21 12:00 in Tehran. */
const NOW = Date.UTC(2026, 10, 21, 8, 30) / 1000;

function collector() {
  let kept = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      kept += String(chunk);
      done();
    },
  });
  return { stream, text: () => kept };
}

/** Runs a command line in this process, with a clock of its own. Without `stdin` it is a terminal without input. */
export async function runHere(
  args: readonly string[],
  stdin?: string | Uint8Array,
  env: Io["env"] = {},
  colour = { out: false, err: false },
): Promise<Ran> {
  const out = collector();
  const err = collector();
  const io: Io = {
    stdin: Object.assign(Readable.from(stdin === undefined ? [] : [stdin], { objectMode: false }), {
      isTTY: stdin === undefined,
    }),
    stdout: out.stream,
    stderr: err.stream,
    env,
    now: () => NOW,
    signal: new AbortController().signal,
    locale: "en",
    colour,
    net: { timeout: null, isVerbose: false },
    exitCode: EXIT.ok,
    out: async (lines) => void out.stream.write(lines),
    note: (line) => void err.stream.write(`${line}\n`),
  };
  const code = await run(args, io);
  return { code, out: out.text(), err: err.text() };
}

/** Starts the real command as a process of its own, with Node's `flags`, in a folder of its own. */
export const start = (args: readonly string[], flags: readonly string[] = [], cwd?: string): ChildProcess =>
  spawn(process.execPath, [...flags, join(root, "cli/index.ts"), ...args], {
    stdio: "pipe",
    ...(cwd === undefined ? {} : { cwd }),
  });

/** Runs the real command as a process of its own, to its end. */
export async function runApart(
  args: readonly string[],
  stdin: string | Iterable<string> = "",
  flags: readonly string[] = [],
  cwd?: string,
): Promise<Ran> {
  const child = start(args, flags, cwd);
  if (child.stdin === null || child.stdout === null || child.stderr === null) throw new Error("No pipes");
  // A command that fails early leaves its stdin unread.
  child.stdin.on("error", () => {});
  Readable.from(typeof stdin === "string" ? [stdin] : stdin).pipe(child.stdin);
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { code: Number(code), out, err };
}
