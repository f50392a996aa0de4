import { type ChildProcess, spawn } from "node:child_process";
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
