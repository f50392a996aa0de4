import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runApart, start } from "#tests/support/run-cli.ts";

const dates = (count: number): string =>
  Array.from({ length: count }, (_, index) => `14${String(index % 100).padStart(2, "0")}/1/1\n`).join("");

/** A command whose stdin never ends, with its output so far. */
function endless(args: readonly string[]) {
  const child = start(args);
  if (child.stdin === null || child.stdout === null || child.stderr === null) throw new Error("No pipes");
  const { stdin, stdout, stderr } = child;
  const batch = dates(10_000);
  const feed = () => {
    while (!stdin.destroyed && stdin.write(batch));
    if (!stdin.destroyed) stdin.once("drain", feed);
  };
  stdin.on("error", () => {});
  feed();
  let err = "";
  stderr.on("data", (chunk) => {
    err += String(chunk);
  });
  return { child, stdout, stdin, err: () => err };
}

describe("As a process", () => {
  it("ends with the code of what happened", async () => {
    expect(await runApart(["routes", "match", "/LuxuryCategoryHotels.html"])).toEqual({
      code: 0,
      out: "200 category filter=Luxury\n",
      err: "",
    });
    expect((await runApart(["date", "convert", "x"])).code).toBe(1);
    expect((await runApart(["nothing"])).code).toBe(2);
    expect(await runApart(["validate", "passengers", "/no/such/guests.csv"])).toEqual({
      code: 2,
      out: "",
      err: "error: /no/such/guests.csv: no such file. Check the path.\n",
    });
    expect((await runApart(["validate", "passengers", "/"])).err).toBe("error: /: is a folder. Name a file in it.\n");
  });

  it("Ctrl-C ends a batch at once with 130, on a whole line", async () => {
    const { child, stdout, stdin } = endless(["date", "convert", "-"]);
    let out = "";
    stdout.on("data", (chunk) => {
      out += String(chunk);
      if (out.length > 300_000 && !child.killed) child.kill("SIGINT");
    });
    const [code, signal] = await once(child, "close");
    stdin.destroy();
    expect([code, signal]).toEqual([130, null]);
    expect(out.endsWith("\n")).toBe(true);
    expect(
      new Set(
        out
          .trimEnd()
          .split("\n")
          .map((line) => line.length),
      ),
    ).toEqual(new Set([10]));
  });

  it("Ctrl-C is heard while it waits for stdin", async () => {
    const child = start(["text", "fold", "-"]);
    child.stdin?.write("a\n");
    if (child.stdout) await once(child.stdout, "data");
    child.kill("SIGINT");
    expect(await once(child, "close")).toEqual([130, null]);
  });

  it("a reader that has seen enough is no error", async () => {
    const { child, stdout, stdin, err } = endless(["date", "convert", "-"]);
    await once(stdout, "data");
    stdout.destroy();
    const [code] = await once(child, "close");
    stdin.destroy();
    expect([code, err()]).toEqual([0, ""]);
  });

  it("a million lines pass through a heap that could not hold them", async () => {
    const batch = dates(10_000);
    const { code, out } = await runApart(["date", "convert", "-"], Array<string>(100).fill(batch), [
      "--max-old-space-size=20",
    ]);
    expect([code, out.length, out.slice(0, 11)]).toEqual([0, 11_000_000, "2021-03-21\n"]);
  });

  it("a full disk is one clear line", async () => {
    const index = join(import.meta.dirname, "index.ts");
    const { status, stderr } = spawnSync("sh", ["-c", `"${process.execPath}" "${index}" date today > /dev/full`]);
    expect([status, String(stderr)]).toEqual([
      70,
      "error: the output cannot be written: ENOSPC: no space left on device, write\n",
    ]);
  });

  it("a slow reader slows it, instead of filling its memory", async () => {
    const { child, stdout, stdin } = endless(["date", "convert", "-"]);
    await once(stdout, "readable");
    // The output is not read: once the pipes are full, the command stops reading its input.
    await setTimeout(500);
    expect(stdin.writableNeedDrain).toBe(true);
    child.kill("SIGKILL");
    await once(child, "close");
    stdin.destroy();
  });
});
