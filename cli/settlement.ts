import { createReadStream } from "node:fs";
import type { Command } from "commander";
import { addDays } from "#domain/calendar/arithmetic.ts";
import { normaliseIso } from "#domain/calendar/parse.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { type GatewayName, gateways } from "#domain/contract/payment.shapes.ts";
import { type DifferenceValue, LINES_AT_ONCE, type SettlementLine } from "#domain/contract/settlement.shapes.ts";
import { instantText } from "#runtime/instant-text.ts";
import { LONG_TIMEOUT_MS } from "./api/client.ts";
import { CliError } from "./cli-error.ts";
import { type CsvRecord, csvRecords } from "./csv.ts";
import { sayEncoding } from "./encoding-note.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { decidingClient, refused, tokenOptions, type Where } from "./operator-client.ts";
import { say } from "./say.ts";
import { readSettlement, SETTLEMENT_HEADER } from "./settlement-file.ts";
import { tableText } from "./table-text.ts";

type Options = Where & { gateway: string; day?: string; operator?: string } & Machine;

const MAX_FAULTS = 20;

/**
 * `operator settlement <file|gateway>`: compares a gateway's settlement of a day with our books; exit code 1 while they
 * differ.
 */
export function registerSettlement(command: Command, io: Io): void {
  command
    .summary("compares a gateway's settlement with the books")
    .description(
      `Compares what a gateway settled of a day with our books: lists money that it has and we do not know, other sums, and money that we booked and it does not name. A file is CSV with the header
${SETTLEMENT_HEADER}
amounts in rial, times in ISO 8601 (without a zone in Tehran's time); - is stdin.`,
    )
    .argument("<source>", `a file, or a gateway that can be asked: ${gateways.join(", ")}`)
    .option("--gateway <name>", "whose settlement the file is", "zarinpal")
    .option("--day <date>", "the day in Tehran, YYYY-MM-DD; yesterday, or that of the file's first payment, without it")
    .option("--operator <name>", "who compares; SHAMSEH_OPERATOR without it");
  tokenOptions(command).option("--json", "one JSON document").addOption(jsonlOption());
  command.action((source: string, options: Options) => compare(source, options, io));
  withExamples(command, ["operator settlement test", "operator settlement 1405-08-29.csv --gateway zarinpal"]);
}

async function compare(source: string, options: Options, io: Io): Promise<void> {
  const asked = gatewayOf(source);
  const gateway = asked ?? gatewayOf(options.gateway);
  if (gateway === null) {
    throw new CliError(
      "unknown_gateway",
      [`درگاه ${options.gateway} وجود ندارد`, `there is no gateway ${options.gateway}`],
      { where: "--gateway" },
    );
  }
  const wanted = options.day === undefined ? null : dayOf(options.day);
  const given = asked === null ? await linesIn(source, wanted, io) : null;
  const day = given?.day ?? wanted ?? addDays(tehranDate(io.now()), -1);
  const { client, said } = await decidingClient(options, options.operator, io);
  const send = (lines: readonly SettlementLine[] | null, is_first: boolean, is_last: boolean) =>
    client.call(operatorCalls.compareSettlement, {
      params: { gateway },
      body: { ...said, day, lines: lines === null ? null : [...lines], is_first, is_last },
      timeout: LONG_TIMEOUT_MS,
    });
  for (const [index, part] of parts(given?.lines ?? null).entries()) {
    const result = await send(part.lines, index === 0, part.isLast);
    if (!result.ok) {
      const isNeverAsked =
        asked !== null && result.failure.kind === "status" && result.failure.reason === "invalid_input";
      if (isNeverAsked)
        say(
          [
            `خطا: ${gateway} تسویه‌ای برای پرسیدن ندارد. پروندهٔ پنل آن را بدهید.`,
            `error: ${gateway} has no settlement to ask for. Give the file from its panel.`,
          ],
          io,
        );
      refused(result.failure, io);
      return;
    }
    if (!part.isLast) continue;
    const { differences, ...counted } = result.value;
    if (differences.length > 0) io.exitCode = EXIT.problems;
    const document = { gateway, ...counted, lines: given?.lines.length ?? counted.lines, differences };
    const text = machineText(options, document, differences);
    if (text !== null) return io.out(text);
    await io.out(differencesText(differences, io));
    say(
      [
        `${gateway}، ${counted.day}: ${counted.lines} پرداخت، ${counted.agreed} مطابق، ${differences.length} مغایر.`,
        `${gateway}, ${counted.day}: ${counted.lines} payments, ${counted.agreed} agree, ${differences.length} differ.`,
      ],
      io,
    );
  }
}

export const gatewayOf = (name: string): GatewayName | null => gateways.find((one) => one === name) ?? null;

type Part = { lines: readonly SettlementLine[] | null; isLast: boolean };

function parts(lines: readonly SettlementLine[] | null): Part[] {
  if (lines === null || lines.length === 0) return [{ lines, isLast: true }];
  const count = Math.ceil(lines.length / LINES_AT_ONCE);
  return Array.from({ length: count }, (_, index) => ({
    lines: lines.slice(index * LINES_AT_ONCE, (index + 1) * LINES_AT_ONCE),
    isLast: index === count - 1,
  }));
}

/** @throws CliError `bad_date` */
export function dayOf(text: string, where = "--day"): IsoDate {
  const day = normaliseIso(text);
  if (day === null)
    throw new CliError("bad_date", ["تاریخ نیست", "it is no date"], {
      where,
      mend: ["مانند 2026-11-20 بنویسید.", "Write 2026-11-20."],
    });
  return day;
}

/** @throws CliError `file_missing`, `bad_settlement`: then nothing was sent. */
async function linesIn(source: string, day: IsoDate | null, io: Io) {
  const records: CsvRecord[] = [];
  try {
    for await (const batch of csvRecords(source === "-" ? io.stdin : createReadStream(source), sayEncoding(io)))
      records.push(...batch);
  } catch (error) {
    if (error instanceof CliError) throw error;
    throw new CliError("file_missing", ["پرونده پیدا نشد یا خوانا نیست", "no such file, or it cannot be read"], {
      where: source,
      mend: [
        `مسیر را بررسی کنید؛ درگاه یکی از این‌هاست: ${gateways.join("، ")}.`,
        `Check the path; a gateway is one of ${gateways.join(", ")}.`,
      ],
    });
  }
  const read = readSettlement(records, day);
  if (!("faults" in read)) return read;
  for (const { line, what } of read.faults.slice(0, MAX_FAULTS)) io.note(`${source}:${line}: ${what}`);
  throw new CliError(
    "bad_settlement",
    [`${read.faults.length} سطر نادرست است`, `${read.faults.length} lines are wrong`],
    {
      where: source,
      mend: [
        "چیزی مقایسه نشد. آن‌ها را اصلاح و دوباره مقایسه کنید.",
        "Nothing was compared. Mend them and compare again.",
      ],
      exitCode: EXIT.problems,
    },
  );
}

function differencesText(differences: readonly DifferenceValue[], io: Io): string {
  const rows = differences.map(({ id, kind, state, authority, amount, our_amount, ref_id, card_masked, paid_at }) => [
    String(id),
    kind,
    state,
    authority,
    `gateway=${amount ?? "-"}`,
    `books=${our_amount ?? "-"}`,
    ref_id ?? "-",
    card_masked ?? "-",
    paid_at === null ? "-" : instantText(paid_at),
  ]);
  return tableText(rows, ["تسویه با دفتر می‌خواند", "the settlement and the books agree"], io);
}
