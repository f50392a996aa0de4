import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import { type VoucherKeys, voucherKeys } from "#domain/contract/voucher.shapes.ts";
import { clientOf } from "../api/client.ts";
import { serverOptions } from "../api/options.ts";
import { orThrow } from "../api/or-throw.ts";
import { targetOf } from "../api/target.ts";
import { CliError } from "../cli-error.ts";
import { fileError } from "../file-error.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { say } from "../say.ts";

export function registerKeys(parent: Command, io: Io): void {
  const command = parent
    .command("keys")
    .summary("the public keys that vouchers are signed with")
    .description(
      "The public keys that vouchers are or were signed with, as JSON: kept in a file, they verify vouchers without a network. Without a server the mock in this process answers with the demonstration's.",
    )
    .option("--json", "as without it: one JSON document")
    .action(async ({ baseUrl }: { baseUrl?: string }) => {
      await io.out(documentText(await askedKeys(baseUrl, io)));
    });
  serverOptions(command);
  withExamples(command, ["voucher keys --base-url https://shamseh.example > keys.json"]);
}

/** Fetches a server's public keys. @throws CliError as `targetOf` and `orThrow`. */
export async function askedKeys(baseUrl: string | undefined, io: Io): Promise<VoucherKeys> {
  const target = await targetOf(baseUrl, io);
  if (target.isMock)
    say(
      [
        "هشدار: این کلیدهای نمونه است و هر کسی می‌تواند با آن امضا کند. سرور یا پروندهٔ کلیدها را بدهید.",
        "warning: the demonstration's keys, with which anyone can sign. Name a server or a file of keys.",
      ],
      io,
    );
  return orThrow(await clientOf(target, io).call(voucherCalls.keys), io);
}

/**
 * Reads the keys from a file written by `voucher keys`. @throws CliError `file_missing`, `file_unreadable`, `bad_keys`.
 */
export async function keysOfFile(file: string): Promise<VoucherKeys> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw fileError(file, error);
  });
  const read = voucherKeys.safeParse(jsonOf(text));
  if (read.success) return read.data;
  throw new CliError("bad_keys", ["کلید عمومی ندارد", "holds no public keys"], {
    where: file,
    mend: ["آن را با shamseh voucher keys بسازید.", "Write it with shamseh voucher keys."],
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
