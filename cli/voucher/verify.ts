import { readFile } from "node:fs/promises";
import { text } from "node:stream/consumers";
import type { Command } from "commander";
import { voucherCalls } from "#domain/contract/voucher.calls.ts";
import type { VoucherState } from "#domain/contract/voucher.shapes.ts";
import { refundAt } from "#domain/voucher/proof.ts";
import { type Verified, verifyVoucher } from "#domain/voucher/verify.ts";
import { clientOf } from "../api/client.ts";
import { serverOptions } from "../api/options.ts";
import { orThrow } from "../api/or-throw.ts";
import { targetOf } from "../api/target.ts";
import { CliError, type Words } from "../cli-error.ts";
import { EXIT } from "../exit-codes.ts";
import { fileError } from "../file-error.ts";
import { withExamples } from "../help.ts";
import { hint } from "../hint.ts";
import { instantOption } from "../instant-option.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { printable } from "../printable.ts";
import { say } from "../say.ts";
import { askedKeys, keysOfFile } from "./keys.ts";
import { asText, type Checked } from "./words.ts";

type Options = { at?: string; keys?: string; baseUrl?: string; online?: true; json?: true };

export function registerVerify(parent: Command, io: Io): void {
  const command = parent
    .command("verify")
    .summary("whether a voucher is ours, and what cancelling it gives back")
    .argument("<voucher>", "what its QR code says: the text, a file that holds it, or - for stdin")
    .description(
      "Whether we have signed a voucher, what was paid, and what cancelling gives back at each instant: without a network, with the public keys of a file. Exit code 1 when a byte was altered, no key is known that signed it, or, with --online, when it is cancelled or has changed since.",
    )
    .option("--at <instant>", "what is given back then: 1405-10-05T12:00 or 2026-12-26T12:00 in Tehran; now without it")
    .option("--keys <file>", "public keys, as voucher keys writes them; without it the server is asked for them")
    .option("--online", "asks the server whether the voucher still stands")
    .option("--json", "one JSON document, rial and epoch seconds")
    .action(async (given: string, options: Options) => {
      if (given === "-" && io.stdin.isTTY === true) command.help({ error: true });
      const at = options.at === undefined ? Math.floor(io.now()) : instantOption(options.at, "--at");
      const proof = await proofOf(given, io);
      const { keys } =
        options.keys === undefined ? await askedKeys(options.baseUrl, io) : await keysOfFile(options.keys);
      const verified = await verifyVoucher(proof, keys);
      if (verified.state === "unknown_key") hint(HOW_TO_GET_KEYS, io);
      if (verified.state === "genuine") warnOfLink(proof, options.baseUrl, io);
      const today = options.online && verified.state === "genuine" ? await stateOf(proof, options.baseUrl, io) : null;
      const checked: Checked = { verified, at, today };
      if (verified.state !== "genuine" || (today !== null && today !== "valid")) io.exitCode = EXIT.problems;
      await io.out(options.json ? asJson(checked) : asText(checked, io.locale));
    });
  serverOptions(command, "the server for keys and --online; without it the mock in this process answers");
  withExamples(command, [
    "voucher verify voucher.txt --keys keys.json",
    "voucher verify voucher.txt --keys keys.json --at 1405-10-05T12:00 --json",
    "voucher verify - --online --base-url https://shamseh.example < voucher.txt",
  ]);
}

const HOW_TO_GET_KEYS: Words = [
  "کلیدهای سایت را با shamseh voucher keys --base-url https://… > keys.json بگیرید و --keys keys.json را اضافه کنید",
  "the site's keys come from shamseh voucher keys --base-url https://… > keys.json; then add --keys keys.json",
];

/** The link before the proof is not signed (decision 047): a host other than the named server's is reported. */
function warnOfLink(text: string, baseUrl: string | undefined, io: Io): void {
  const [link = ""] = text.trim().split("#");
  if (baseUrl === undefined || !URL.canParse(baseUrl) || !URL.canParse(link)) return;
  const [host, own] = [new URL(link).host, new URL(baseUrl).host];
  if (host !== own)
    say(
      [
        `هشدار: پیوند آن به ${printable(host)} می‌رود نه ${own}؛ پیوند امضا ندارد.`,
        `warning: its link leads to ${printable(host)}, not to ${own}; the link is not signed.`,
      ],
      io,
    );
}

/** @throws CliError `file_missing`, `file_unreadable`. */
async function proofOf(given: string, io: Io): Promise<string> {
  if (given === "-") return text(io.stdin);
  if (/SHV[12]\./.test(given)) return given;
  try {
    return await readFile(given, "utf8");
  } catch (error) {
    const fault = fileError(given, error);
    throw new CliError(fault.code, fault.what, {
      where: given,
      mend: ["نام پرونده یا متن کد QR را بدهید.", "Give a file, or the text of the QR code."],
    });
  }
}

async function stateOf(proof: string, baseUrl: string | undefined, io: Io): Promise<VoucherState> {
  const client = clientOf(await targetOf(baseUrl, io), io);
  return orThrow(await client.call(voucherCalls.state, { body: { proof: proof.trim() } }), io).state;
}

function asJson({ verified, at, today }: Checked): string {
  const document =
    verified.state === "genuine"
      ? { state: verified.state, today, ...claimsDocument(verified), at, refund: refundAt(verified.claims, at) }
      : { state: verified.state };
  return documentText(document);
}

const claimsDocument = ({ claims }: Extract<Verified, { state: "genuine" }>) => ({
  kind: claims.kind,
  tracking_code: claims.trackingCode,
  paid: claims.paid,
  issued_at: claims.issuedAt,
  ends_at: claims.endsAt,
  revision: claims.revision,
  revised_at: claims.revisedAt,
  steps: claims.steps,
});
