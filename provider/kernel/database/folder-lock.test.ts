import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { openDatabase } from "./connection.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "shamseh-data-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** Another process that opens the folder, writes one row and keeps it open. */
async function opener(dataDir: string): Promise<ChildProcess> {
  const program = `
    import { openDatabase } from "#provider/kernel/database/connection.ts";
    const database = await openDatabase({ folder: ${JSON.stringify(dataDir)} });
    await database.migrate();
    await database.query("UPDATE schema_floor SET oldest = 7");
    console.log("open");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", program], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return child;
}

test("a second process is refused the folder in words, and gets it once the first was killed, with all that was written", async () => {
  const dataDir = folder();
  const first = await opener(dataDir);
  await expect(openDatabase({ folder: dataDir })).rejects.toThrow(
    `The data folder ${dataDir} is open in process ${first.pid}. Stop that process, or choose another folder with DATA_DIR.`,
  );
  first.kill("SIGKILL");
  await once(first, "exit");
  writeFileSync(join(dataDir, "pglite", "postmaster.pid"), "99999\n");
  const database = await openDatabase({ folder: dataDir });
  expect(await database.query("SELECT oldest FROM schema_floor")).toEqual([{ oldest: 7 }]);
  await database.close();
});

test("a process that was killed and not waited for holds nothing", async () => {
  const dataDir = folder();
  const file = JSON.stringify(join(dataDir, "lock"));
  const program = `
    import { lockFolder } from "#provider/kernel/database/folder-lock.ts";
    lockFolder(${file});
    console.log("taken");
    setInterval(() => {}, 1000);`;
  // The shell starts it, becomes a program that never waits for it, and so leaves it a zombie.
  const shell = spawn(
    "sh",
    ["-c", '"$0" --input-type=module-typescript --eval "$1" & echo $!; exec sleep 60', process.execPath, program],
    {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  onTestFinished(() => void shell.kill("SIGKILL"));
  let said = "";
  for await (const part of shell.stdout) {
    said += part;
    if (said.includes("taken")) break;
  }
  expect(() => lockFolder(join(dataDir, "lock"))).toThrow(FolderInUse);
  const pid = Number.parseInt(said, 10);
  process.kill(pid, "SIGKILL");
  await eventually(() => expect(readFileSync(`/proc/${pid}/stat`, "utf8")).toMatch(/\) Z /));
  lockFolder(join(dataDir, "lock"))();
});

test("a folder that was copied while its original is open says so, and is opened once the lock is deleted", () => {
  const [original, copy] = [folder(), folder()];
  const unlock = lockFolder(join(original, "lock"));
  cpSync(join(original, "lock"), join(copy, "lock"));
  expect(() => lockFolder(join(copy, "lock"))).toThrow(
    `The data folder ${copy} was copied while process ${process.pid} had the folder that it came from open`,
  );
  rmSync(join(copy, "lock"));
  lockFolder(join(copy, "lock"))();
  unlock();
});

test("files that are no database are named, and not by an abort of WebAssembly", async () => {
  const dataDir = folder();
  mkdirSync(join(dataDir, "pglite"));
  writeFileSync(join(dataDir, "pglite", "PG_VERSION"), "9\n");
  await expect(openDatabase({ folder: dataDir })).rejects.toThrow(
    `The data folder ${dataDir} cannot be opened: the files in it are no complete database of this version`,
  );
});

const canMount = process.getuid?.() === 0 && spawnSync("mount", ["--version"]).status === 0;

test.skipIf(!canMount)("a full disk is named with what is needed", async () => {
  const dataDir = folder();
  if (spawnSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", dataDir]).status !== 0) return;
  try {
    await expect(openDatabase({ folder: dataDir })).rejects.toThrow(
      new RegExp(`^The data folder ${dataDir} cannot be opened: its disk has \\d+ MB free, and 80 MB are needed`),
    );
  } finally {
    spawnSync("umount", ["-l", dataDir]);
  }
});

test("the lock goes with the one who took it", () => {
  const lockFile = join(folder(), "lock");
  const unlock = lockFolder(lockFile);
  expect(() => lockFolder(lockFile)).toThrow(FolderInUse);
  unlock();
  expect(existsSync(lockFile)).toBe(false);
  lockFolder(lockFile)();
});

test("a process number that came round again is another process", () => {
  const lockFile = join(folder(), "lock");
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, born: "1" }));
  lockFolder(lockFile)();
});

test("a lock file that cannot be read is taken for a dead one", () => {
  const lockFile = join(folder(), "lock");
  writeFileSync(lockFile, "");
  lockFolder(lockFile)();
});
