import type { Command } from "commander";
import type { Result } from "#app/src/api/result.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { KeysValue, RotatedValue } from "#domain/contract/operator.shapes.ts";
import { LONG_TIMEOUT_MS } from "./api/client.ts";
import { inWords, type Words } from "./cli-error.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { documentText, jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, OPERATOR_HELP, operatorClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { say } from "./say.ts";

/**
 * `operator keys status`: the keys under which personal data is sealed; exit code 1 while any is not the current one.
 */
export function registerKeyStatus(command: Command, io: Io): void {
  command
    .summary("says under which keys personal data lies")
    .description(
      "Says how many texts lie under which key, by the keys' names. Exit code 1 while any lies under another than the current one.",
    );
  tokenOptions(command)
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (options: Where & Machine) => {
      const client = await operatorClient(options, io);
      const result = await client.call(operatorCalls.keys, { timeout: LONG_TIMEOUT_MS });
      if (!result.ok) return refused(result.failure, io);
      const { current, texts } = result.value;
      if (texts.some(({ key }) => key !== current)) io.exitCode = EXIT.problems;
      await io.out(machineText(options, result.value, texts) ?? asText(result.value, io));
    });
  withExamples(command, ["operator keys status", "operator keys status --json"]);
}

function asText({ current, known, texts }: KeysValue, { locale }: Io): string {
  const standing = (key: string | null): Words => {
    if (key === null) return ["بی‌نام: مهر پیش از نام کلیدها", "unnamed: sealed before keys had names"];
    if (key === current) return ["کنونی", "current"];
    return known.includes(key)
      ? ["پیشین", "earlier"]
      : ["ناشناخته: کلید آن را در PII_EARLIER_KEYS بنویسید", "unknown: name its key in PII_EARLIER_KEYS"];
  };
  const keys = [...new Set([current, ...texts.map(({ key }) => key)])];
  const rows = keys.map((key) => [
    key ?? "-",
    String(texts.filter((one) => one.key === key).reduce((sum, { count }) => sum + count, 0)),
    inWords(standing(key), locale),
  ]);
  return `${tableLines(rows).join("\n")}\n`;
}

type Counts = Omit<RotatedValue, "next">;

/** `operator keys rotate`: batch after batch, until all data is sealed under the current key. */
export function registerRotate(command: Command, io: Io): void {
  command
    .summary("seals everything under the current key")
    .description(
      "Seals every text that lies under another key under the current one, while everything goes on. It may be stopped and run once more at any time. Exit code 1 while anything is left.",
    )
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command)
    .option("--json", "one JSON document")
    .action(async (options: Where & { operator?: string; json?: true }) => {
      const { client, said } = await decidingClient(options, options.operator, io);
      const all = await rotateAll(io, (from) =>
        client.call(operatorCalls.rotateKeys, { body: { ...said, from }, timeout: LONG_TIMEOUT_MS }),
      );
      if (all === null) return;
      const keys = await client.call(operatorCalls.keys, { timeout: LONG_TIMEOUT_MS });
      if (!keys.ok) return refused(keys.failure, io);
      const left = keys.value.texts.filter(({ key }) => key !== keys.value.current);
      const counts = { ...all, left: left.reduce((sum, { count }) => sum + count, 0) };
      if (counts.left > 0) io.exitCode = EXIT.problems;
      const { sealed, left: remaining, unreadable } = counts;
      const words = inWords(
        [
          `${sealed} مهر شد، ${remaining} ماند، ${unreadable} از آن‌ها خوانا نیست`,
          `${sealed} sealed, ${remaining} left, ${unreadable} of them unreadable`,
        ],
        io.locale,
      );
      await io.out(options.json ? documentText(counts) : `${words}\n`);
    });
  withExamples(command, ["operator keys rotate"]);
}

/** Total of all batches; null when one was refused, which is reported. */
async function rotateAll(
  io: Io,
  rotate: (from: RotatedValue["next"]) => Promise<Result<RotatedValue>>,
): Promise<Counts | null> {
  const all: Counts = { sealed: 0, changed: 0, locked: 0, unreadable: 0 };
  let from: RotatedValue["next"] = null;
  do {
    const result: Result<RotatedValue> = await rotate(from);
    if (!result.ok) {
      refused(result.failure, io);
      say(
        [
          `تاکنون ${all.sealed} متن مهر شد. دوباره اجرا کنید: از آن‌ها می‌گذرد.`,
          `${all.sealed} texts are sealed so far. Run it once more: it passes over them.`,
        ],
        io,
      );
      return null;
    }
    for (const name of ["sealed", "changed", "locked", "unreadable"] as const) all[name] += result.value[name];
    if (result.value.sealed > 0) say([`${all.sealed} متن مهر شد`, `${all.sealed} texts sealed`], io);
    from = result.value.next;
  } while (from !== null);
  return all;
}
