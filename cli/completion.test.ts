import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runHere } from "#tests/support/run-cli.ts";

/** Folder in which files are completed. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "shamseh-completion-"));
  writeFileSync(join(folder, "keys.json"), "{}");
});

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(" ");

/** Placeholder for the file names that a shell would offer. */
const FILES = "FILES";

/** Script that asks each shell for completions of the last word, run after the output of `completion`. */
const SHELLS = {
  bash: {
    flags: ["--norc"],
    ask: (words: readonly string[]) => `
COMP_WORDS=(${quoted(words)}); COMP_CWORD=${words.length - 1}
_shamseh; printf '%s\\n' "\${COMPREPLY[@]:-FILES}"`,
  },
  zsh: {
    flags: ["-f"],
    ask: (words: readonly string[]) => `
compadd() { shift; print -l -- "$@" }; _files() { print FILES }
words=(${quoted(words)}); CURRENT=${words.length}
_shamseh`,
  },
  fish: {
    flags: ["--no-config"],
    ask: (words: readonly string[]) => `
complete -C ${quoted([words.join(" ")])}`,
  },
} as const;
type Shell = keyof typeof SHELLS;

/** Zsh registers a completion in its own way. */
const BEFORE: Readonly<Partial<Record<Shell, string>>> = { zsh: "compdef() { : }\n" };

const isThere = (shell: Shell): boolean => spawnSync(shell, ["-c", "true"]).status === 0;

async function complete(shell: Shell, typed: readonly string[]): Promise<string[]> {
  const { out } = await runHere(["completion", shell]);
  const { flags, ask } = SHELLS[shell];
  const { stdout } = spawnSync(shell, [...flags, "-c", `${BEFORE[shell] ?? ""}${out}${ask(["shamseh", ...typed])}`], {
    encoding: "utf8",
    cwd: folder,
    env: { ...process.env, HOME: folder },
  });
  const found = stdout
    .trim()
    .split("\n")
    .map((line) => line.split("\t", 1)[0] ?? "");
  const last = typed.at(-1) ?? "";
  const words = found.filter((word) => word.startsWith(last) && word !== FILES);
  // Zsh and bash offer files beside words.
  return words.length > 0 ? words : found.filter((word) => word === FILES);
}

const shells = (Object.keys(SHELLS) as Shell[]).map((shell) => [shell] as const);

describe.each(shells)("completion in %s", (shell) => {
  const itThere = it.skipIf(!isThere(shell));

  it("knows every command and option", async () => {
    const { code, out } = await runHere(["completion", shell]);
    expect(code).toBe(0);
    for (const word of ["convert", "passengers", "national_code", "travel-date", "locale"]) expect(out).toContain(word);
  });

  itThere.each<[words: readonly string[], found: readonly string[]]>([
    [["da"], ["date"]],
    [["date", "con"], ["convert"]],
    [["validate", "field", "pass"], ["passport_number"]],
    [
      ["date", "convert", "--from", ""],
      ["gregorian", "islamic", "jalali"],
    ],
    [
      ["api", "call", "voucher."],
      ["voucher.keys", "voucher.state"],
    ],
    [
      ["api", "calls", "voucher."],
      ["voucher.keys", "voucher.state"],
    ],
    [["operator", "import", "to"], ["tours"]],
    [["operator", "export", "fl"], ["flights"]],
    [
      ["--locale", ""],
      ["en", "fa"],
    ],
    [
      ["date", "convert", "--locale", ""],
      ["en", "fa"],
    ],
    [
      ["--locale", "fa", "date", "convert", "1405/1/1", "--"],
      ["--from", "--help", "--json", "--jsonl", "--to"],
    ],
  ])("%j is %j", async (words, found) => {
    const isOfAll = (word: string) => word === "--locale";
    expect((await complete(shell, words)).filter((word) => !isOfAll(word)).toSorted()).toEqual(found);
  });

  itThere("leaves files to the shell", async () => {
    const found = await complete(shell, ["voucher", "verify", "--keys", "ke"]);
    expect(found).toEqual([shell === "fish" ? "keys.json" : FILES]);
  });
});

/** Without PowerShell on this machine its tables are read as text: PowerShell's own lists of strings. */
describe("completion in PowerShell", () => {
  it("has every command's words and every option's values", async () => {
    const { out } = await runHere(["completion", "powershell"]);
    const rows = new Map(
      [...out.matchAll(/^ {4}'([^']*)' = @\((.*)\)$/gm)].map(([, path = "", list = ""]) => [
        path,
        list === "" ? [] : list.split(", ").map((word) => word.slice(1, -1)),
      ]),
    );
    expect(rows.get("")).toContain("date");
    expect(rows.get("date")).toContain("convert");
    expect(rows.get("date convert")).toEqual(expect.arrayContaining(["--from", "--json", "--jsonl", "--to"]));
    expect(rows.get("date convert --from")).toEqual(["jalali", "gregorian", "islamic"]);
    expect(rows.get("--locale")).toEqual(["fa", "en"]);
    expect(rows.get("api call")).toContain("voucher.keys");
    expect(out.split("{").length).toBe(out.split("}").length);
    expect(out).toMatch(/^Register-ArgumentCompleter -Native -CommandName shamseh -ScriptBlock \{$/m);
  });
});
