import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { endWithParent, portOf } from "./provider-processes.ts";

const BANK = fileURLToPath(import.meta.resolve("#provider/money/bank/main.ts"));

/** Starts the test bank with its books in a folder. */
export async function startBank(
  folder: string,
): Promise<{ url: string; child: ChildProcess; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [BANK], {
    env: { ...process.env, APP_ENV: "demo", BANK_PORT: "0", DATA_DIR: folder },
    stdio: ["ignore", "pipe", "inherit"],
  });
  endWithParent(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { url: `http://127.0.0.1:${await portOf(child, "test bank listening")}`, child, ended };
}

/** Runs `work` beside a test bank and removes everything. */
export async function onBank<T>(work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "shamseh-bank-"));
  const bank = await startBank(folder);
  try {
    return await work(bank.url);
  } finally {
    bank.child.kill("SIGKILL");
    await bank.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
