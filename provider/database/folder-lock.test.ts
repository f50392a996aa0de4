import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "./connection.ts";
import { FolderInUse, lockFolder } from "./folder-lock.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "shamseh-data-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** Another process that opens the folder, writes one row and keeps it open. */
async function opener(dataDir: string): Promise<ChildProcess> {
  const program = `
    import { openDatabase } from "#provider/database/connection.ts";
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
