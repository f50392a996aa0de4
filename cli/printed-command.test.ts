import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { optionsText, shellWord } from "./printed-command.ts";

const words = [
  "mina.token",
  "-",
  "http://127.0.0.1:3001",
  "my tokens/mina.token",
  "it's",
  "''",
  "$HOME `id` $(id)",
  'a"b\\c',
  "*?[a]~#!&;|<>",
  "line\nline",
  "توکن مینا",
  "",
];

it.each(words)("%j is one word of a shell", (word) => {
  const { stdout } = spawnSync("sh", ["-c", `printf '%s.' ${shellWord(word)}`], { encoding: "utf8" });
  expect(stdout).toBe(`${word}.`);
});

it("leaves plain words, what is to be filled in, and options that were not given", () => {
  const options = [
    ["--operator", "…"],
    ["--token-file", "a b"],
    ["--provider-url", undefined],
  ] as const;
  expect(optionsText(options)).toBe(" --operator … --token-file 'a b'");
  expect(shellWord("http://127.0.0.1:3001")).toBe("http://127.0.0.1:3001");
});
