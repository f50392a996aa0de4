import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Argument, type Command } from "commander";
import type { Client } from "#app/src/api/client.ts";
import { type Failure, failed, type Result, succeeded } from "#app/src/api/result.ts";
import { IMPORT_PART, type ImportValue } from "#domain/contract/import.shapes.ts";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import { importFaultText } from "#domain/import/fault.ts";
import { type Inventory, inventories } from "#domain/import/inventories.ts";
import { LONG_TIMEOUT_MS } from "../api/client.ts";
import { CliError, inWords, type Words } from "../cli-error.ts";
import { counted } from "../counted.ts";
import { tableLines } from "../display-width.ts";
import { sayEncoding } from "../encoding-note.ts";
import { EXIT } from "../exit-codes.ts";
import { fileError } from "../file-error.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { documentText } from "../machine.ts";
import { decidingClient, OPERATOR_HELP, refused, tokenOptions, type Where } from "../operator-client.ts";
import { printable } from "../printable.ts";
import { say } from "../say.ts";
import { type FileFormat, fileFormats, formatOf, rowsOf } from "./file-rows.ts";
import { progressOn } from "./progress.ts";

type Options = Where & { operator?: string; dryRun?: true; acceptOutliers?: true; format?: string; json?: true };

/** `operator import <inventory> <file>`: exit code 1 when a row is at fault; then nothing is written. */
export function registerImport(command: Command, io: Io): void {
  command
    .summary("brings an inventory of one's own")
    .description(
      "Brings properties, tours or flights from a file: one JSON object on each line, a JSON array, or CSV. What a later file leaves out stays as it is. Nothing is written while one row is wrong: every fault is named with its line. The rows and their fields are in docs/import.md.",
    )
    .addArgument(inventoryArgument())
    .argument("<file>", "the file; - for stdin")
    .option("--dry-run", "only say what would be created, changed and left as it is")
    .option("--accept-outliers", "sums that are far from those that are there are meant")
    .option("--format <name>", `${fileFormats.join(", ")}; the end of the file's name says it`)
    .option("--operator <name>", OPERATOR_HELP);
  tokenOptions(command).option("--json", "one JSON document");
  command.action((inventory: Inventory, file: string, options: Options) => bring(inventory, file, options, io));
  withExamples(command, [
    "operator import properties hotels.jsonl --dry-run",
    "operator import tours nowruz.csv",
    "operator import flights - < schedule.jsonl",
  ]);
}

/** Argument that names the inventory. */
export const inventoryArgument = (): Argument => new Argument("<inventory>", "of what").choices(inventories);

/** @throws CliError `unknown_format`. */
export function formatNamed(name: string | undefined, file: string): FileFormat {
  const format = name === undefined ? formatOf(file) : fileFormats.find((one) => one === name);
  if (format !== undefined) return format;
  throw new CliError("unknown_format", [`قالب ${name} وجود ندارد`, `there is no format ${name}`], {
    mend: [`یکی از این‌ها را بدهید: ${fileFormats.join("، ")}.`, `Name one of ${fileFormats.join(", ")}.`],
  });
}

async function bring(inventory: Inventory, file: string, options: Options, io: Io): Promise<void> {
  const format = formatNamed(options.format, file);
  const { client, said } = await decidingClient(options, options.operator, io);
  const parts = partsOf(file, format, io);
  // A missing file begins no import.
  const first = await parts.next();
  const begun = await client.call(operatorCalls.startImport, {
    body: {
      ...said,
      inventory,
      is_dry_run: options.dryRun ?? false,
      accept_outliers: options.acceptOutliers ?? false,
      file: file === "-" ? null : basename(file).slice(0, 200),
    },
  });
  if (!begun.ok) return refused(begun.failure, io);
  const { id } = begun.value;
  const progress = progressOn(io);
  const sent = await sendAll({ client, said, id, io }, first, parts, progress.rows);
  const ended = sent.ok ? await finished({ client, said, id, io }, progress.days) : sent;
  progress.end();
  if (!ended.ok) return refused(ended.failure, io);
  await tell(ended.value, file, options, io);
}

type Part = { readonly rows: string; readonly count: number };

/** The rows of a file in parts of a bounded length. @throws CliError `file_missing`, `file_unreadable`. */
async function* partsOf(file: string, format: FileFormat, io: Io): AsyncGenerator<Part, undefined> {
  let rows: string[] = [];
  let length = 0;
  const part = (): Part => {
    const made = { rows: rows.join(""), count: rows.length };
    rows = [];
    length = 0;
    return made;
  };
  try {
    for await (const some of rowsOf(file === "-" ? io.stdin : createReadStream(file), format, sayEncoding(io))) {
      for (const { line, text } of some) {
        const row = `${line}\t${text}\n`;
        rows.push(row);
        length += row.length;
        if (length >= IMPORT_PART) yield part();
      }
    }
  } catch (error) {
    if (!(error instanceof Error) || !("syscall" in error)) throw error;
    throw fileError(file, error);
  }
  yield part();
}

/** Attempts to send a part whose answer is lost. */
const TRIES = 4;

const isNoAnswer = ({ kind }: Failure): boolean => kind === "network" || kind === "timeout";

/** An import in progress: its client, and the operator's fields for its calls. */
type Sending = {
  readonly client: Client;
  readonly said: { readonly operator?: string };
  readonly id: number;
  readonly io: Io;
};

/** Sends all parts, two at a time: the next is read while one is written. */
async function sendAll(
  sending: Sending,
  first: IteratorResult<Part, undefined>,
  parts: AsyncGenerator<Part, undefined>,
  told: (rows: number) => void,
): Promise<Result<unknown>> {
  let before: Promise<Result<{ rows: number }>> = Promise.resolve(succeeded({ rows: 0 }));
  let current = first;
  for (let part = 1; current.value !== undefined; part += 1) {
    const mine = sendInTurn(sending, part, current.value.rows, before);
    // An error of this part, or of the rest of the file, is reported in its turn.
    mine.catch(() => {});
    const next = parts.next();
    next.catch(() => {});
    const sent = await before;
    if (!sent.ok) return sent;
    told(sent.value.rows);
    before = mine;
    current = await next;
  }
  return before;
}

/** A part may arrive before its predecessor: then it is sent once more after that one. */
async function sendInTurn(sending: Sending, part: number, rows: string, before: Promise<Result<unknown>>) {
  const sent = await sendPart(sending, part, rows);
  const isEarly = !sent.ok && sent.failure.kind === "status" && sent.failure.errors.some(({ name }) => name === "part");
  if (!isEarly || !(await before).ok) return sent;
  return sendPart(sending, part, rows);
}

async function sendPart({ client, said, id, io }: Sending, part: number, rows: string) {
  for (let tried = 1; ; tried += 1) {
    const sent = await client.call(operatorCalls.importRows, {
      params: { id },
      body: { ...said, part, rows },
      timeout: LONG_TIMEOUT_MS,
    });
    const isLost = !sent.ok && isNoAnswer(sent.failure);
    if (!isLost || tried === TRIES) return sent;
    await delay(tried * 500, null, { signal: io.signal });
  }
}

/** Polling interval of an import in progress, milliseconds. */
const ASK_EVERY = 300;

const isUnderWay = ({ state }: ImportValue): boolean => state === "checking" || state === "applying";

async function finished(
  { client, said, id, io }: Sending,
  told: (value: ImportValue) => void,
): Promise<Result<ImportValue>> {
  let answer: Result<ImportValue> = await client.call(operatorCalls.finishImport, {
    params: { id },
    body: said,
    timeout: LONG_TIMEOUT_MS,
  });
  for (let lost = 0; !answer.ok || isUnderWay(answer.value); ) {
    if (answer.ok) told(answer.value);
    else lost += 1;
    if (!answer.ok && (!isNoAnswer(answer.failure) || lost > TRIES)) return failed(answer.failure);
    await delay(ASK_EVERY, null, { signal: io.signal });
    answer = await client.call(operatorCalls.importState, { params: { id } });
  }
  return answer;
}

/** `night H-17/double/bb: sale_rate 42000000 → 51000000, 2026-12-20 to 2026-12-21 (2 days)`. */
function changeText({
  record,
  key,
  field,
  before,
  after,
  first,
  last,
  count,
}: ImportValue["changed"]["items"][number]): Words {
  const isOneDay = first === last;
  const days: Words =
    first === null
      ? ["", ""]
      : isOneDay
        ? [`، ${first}`, `, ${first}`]
        : [`، از ${first} تا ${last} (${count} روز)`, `, ${first} to ${last} (${counted(count, "day")})`];
  const text = (nothing: string, within: string) => {
    const shown = (value: string | null) => printable(value ?? nothing).slice(0, LONGEST);
    return `${record} ${printable(key)}: ${field} ${shown(before)} → ${shown(after)}${within}`;
  };
  return [text("هیچ", days[0]), text("nothing", days[1])];
}

/** Longer values are truncated: `--json` has the whole. */
const LONGEST = 80;

/** Words of the table of changes, by whether they are written or only foreseen. */
const verbs = {
  written: {
    created: ["ساخته شد", "created"],
    changed: ["تغییر کرد", "changed"],
    same: ["بی‌تغییر ماند", "as it was"],
  },
  foreseen: {
    created: ["ساخته می‌شود", "to create"],
    changed: ["تغییر می‌کند", "to change"],
    same: ["بی‌تغییر می‌ماند", "as it is"],
  },
} as const;

async function tell(value: ImportValue, file: string, options: Options, io: Io): Promise<void> {
  const { faults, changes, rows, kept_sold } = value;
  for (const fault of faults.items) io.note(`${file}:${fault.line}: ${importFaultText(fault)}`);
  if (faults.total > faults.items.length)
    say(
      [
        `… و ${faults.total - faults.items.length} خطای دیگر`,
        `… and ${faults.total - faults.items.length} faults more`,
      ],
      io,
    );
  if (faults.total > 0) {
    say(
      [
        `${faults.total} خطا در ${rows} سطر. چیزی نوشته نشد.`,
        `${counted(faults.total, "fault")} in ${counted(rows, "row")}. Nothing was written.`,
      ],
      io,
    );
    io.exitCode = EXIT.problems;
  }
  if (options.json) return io.out(documentText(value));
  if (faults.total > 0) return;
  const { created: made, changed: altered, same: kept } = verbs[value.is_dry_run ? "foreseen" : "written"];
  const shown = changes.filter(({ created, changed, same }) => created + changed + same > 0);
  await io.out(
    shown.length === 0
      ? `${inWords(["هیچ", "nothing"], io.locale)}\n`
      : `${tableLines(
          shown.map(({ record, created, changed, same }) => [
            record,
            `${created} ${inWords(made, io.locale)}`,
            `${changed} ${inWords(altered, io.locale)}`,
            `${same} ${inWords(kept, io.locale)}`,
          ]),
        ).join("\n")}\n`,
  );
  for (const change of value.changed.items) say(changeText(change), io);
  if (value.changed.total > value.changed.items.length) {
    say(
      [
        `… و ${value.changed.total - value.changed.items.length} تغییر دیگر`,
        `… and ${value.changed.total - value.changed.items.length} changes more`,
      ],
      io,
    );
  }
  if (kept_sold > 0)
    say(
      [
        `${kept_sold} شمارنده در این میان بیش از پرونده فروخته شد: همان فروش را نگه می‌دارند.`,
        `${kept_sold} counters were sold beyond the file meanwhile: they hold what is sold.`,
      ],
      io,
    );
  say(
    value.is_dry_run
      ? [`${rows} سطر خوانده شد. چیزی نوشته نشد.`, `${counted(rows, "row")} read. Nothing was written.`]
      : [`${rows} سطر خوانده و نوشته شد.`, `${counted(rows, "row")} read and written.`],
    io,
  );
}
