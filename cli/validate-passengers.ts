import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { extname } from "node:path";
import type { Readable, Writable } from "node:stream";
import { type Command, Option } from "commander";
import { PASSPORT_MONTHS } from "#domain/bounds.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { USUAL_PASSPORT_MONTHS } from "#domain/validation/passenger.ts";
import type { Trip } from "#domain/validation/trip.ts";
import { flightTrip } from "#products/flight/rules/documents.ts";
import { tourTrip } from "#products/tour/rules/documents.ts";
import { CliError, inWords } from "./cli-error.ts";
import { counted } from "./counted.ts";
import { csvLine } from "./csv.ts";
import { numberArgument } from "./date/texts.ts";
import { dateOption } from "./date-option.ts";
import { decoded } from "./decoded.ts";
import { sayEncoding } from "./encoding-note.ts";
import { EXIT } from "./exit-codes.ts";
import { fileError } from "./file-error.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, streamDocument } from "./machine.ts";
import { type Finding, partyChecker } from "./passengers/check.ts";
import { columnNames } from "./passengers/columns.ts";
import { mendOf } from "./passengers/mend.ts";
import { type Row, rowsOfCsv, rowsOfJson } from "./passengers/rows.ts";
import { printable } from "./printable.ts";
import { say } from "./say.ts";

type Options = Machine & {
  product: "stay" | "tour" | "flight";
  travelDate?: string;
  returnDate?: string;
  trip: Trip["scope"];
  flown?: true;
  passportMonths?: string;
  report?: string;
};

export function registerPassengers(parent: Command, io: Io): void {
  const command = parent
    .command("passengers")
    .summary("check the travellers of a file")
    .argument("<file>", "a .csv or .json of travellers, or - for stdin")
    .description(
      `Checks the travellers of a file: every rule of the passenger form and of the party. One line for each fault, with its line, its field and how to mend it; exit code 1 when there are any. Warnings change no exit code. The columns are ${columnNames.join(", ")}, headed by these names or by their labels in Persian or English; rows of one reservation stand together and share the column reservation.`,
    )
    .addOption(
      new Option("--product <product>", "what they are booked for").choices(["stay", "tour", "flight"]).default("stay"),
    )
    .option("--travel-date <date>", "the day of travel, Gregorian or Jalali (default: today)")
    .option("--return-date <date>", "the end of the trip, of flights the last departure (default: the day of travel)")
    .addOption(
      new Option("--trip <scope>", "what it crosses").choices(["domestic", "international"]).default("domestic"),
    )
    .option("--flown", "a leg of the tour is flown: everyone gives Latin names")
    .option(
      "--passport-months <months>",
      `how long a passport must outlast a trip abroad (default: ${USUAL_PASSPORT_MONTHS} for a tour, 0 with a warning for a flight)`,
    )
    .option("--report <file>", "also write the findings to a CSV")
    .option("--json", "one JSON document: findings and counts")
    .addOption(jsonlOption("a finding"))
    .action(async (file: string, options: Options) => {
      if (file === "-" && io.stdin.isTTY === true) command.help({ error: true });
      const trip = tripOf(options, io.now());
      const rows = await openRows(file, io);
      if (options.travelDate === undefined) {
        say(
          [
            `هشدار: --travel-date داده نشد؛ سن‌ها تا امروز ${trip.travelDate} حساب می‌شود`,
            `warning: no --travel-date; ages are counted on ${trip.travelDate}, today`,
          ],
          io,
        );
      }
      const report = options.report === undefined ? null : await openReport(options.report);
      const counts: Counts = { rows: 0, rowsAtFault: 0, errors: 0, warnings: 0 };
      const written = mapped(findingsOf(rows, trip, counts, io), async (findings) => {
        const words = findings.map((one) => ({ ...one, ...wordsOf(one, options.product, io.locale) }));
        await report?.write(words.map(asCsv).join(""));
        return words;
      });
      await write(written, counts, options, io);
      await report?.close();
      say(
        [
          `${counts.rows} سطر، ${counts.errors} خطا در ${counts.rowsAtFault} سطر، ${counts.warnings} هشدار`,
          `${counted(counts.rows, "row")}, ${counted(counts.errors, "fault")} in ${counted(counts.rowsAtFault, "row")}, ${counted(counts.warnings, "warning")}`,
        ],
        io,
      );
      if (counts.errors > 0) io.exitCode = EXIT.problems;
    });
  withExamples(command, [
    "validate passengers guests.csv --travel-date 1405/09/10",
    "validate passengers guests.csv --trip international --travel-date 2026-12-01 --return-date 2026-12-08",
    "validate passengers tour.csv --product tour --flown --travel-date 1405/09/10 --return-date 1405/09/13",
    "validate passengers flight.csv --product flight --travel-date 1405/09/10 --return-date 1405/09/13",
    "validate passengers - --jsonl < guests.json",
  ]);
}

type Counts = { rows: number; rowsAtFault: number; errors: number; warnings: number };

/** Yields the findings of all rows as they occur, and counts them. */
async function* findingsOf(
  batches: AsyncIterable<readonly Row[]>,
  trip: Trip,
  counts: Counts,
  io: Io,
): AsyncGenerator<readonly Finding[]> {
  const atFault = new Set<number>();
  const checker = partyChecker(trip);
  const count = (findings: readonly Finding[]) => {
    for (const { severity, line } of findings) {
      counts[severity === "error" ? "errors" : "warnings"] += 1;
      if (severity === "error") atFault.add(line);
    }
    counts.rowsAtFault = atFault.size;
    return findings;
  };
  for await (const rows of batches) {
    if (io.signal.aborted) break;
    counts.rows += rows.length;
    yield count(rows.flatMap((row) => checker.take(row)));
  }
  yield count(checker.end());
}

async function* mapped<From, To>(batches: AsyncIterable<From>, made: (batch: From) => Promise<To>): AsyncGenerator<To> {
  for await (const batch of batches) yield await made(batch);
}

async function write(
  batches: AsyncIterable<readonly Written[]>,
  counts: Counts,
  { json, jsonl }: Machine,
  io: Io,
): Promise<void> {
  if (json) {
    const rows = mapped(batches, async (batch) => batch.map(asRow));
    return streamDocument("findings", rows, io, () => countsRow(counts));
  }
  for await (const batch of batches)
    await io.out(batch.map(jsonl ? asJson : (finding) => asLine(finding, io.locale)).join(""));
}

const countsRow = ({ rows, rowsAtFault, errors, warnings }: Counts) => ({
  rows,
  rows_at_fault: rowsAtFault,
  errors,
  warnings,
});

function tripOf(options: Options, now: number): Trip {
  refuseOptionsOfOthers(options);
  const travelDate =
    options.travelDate === undefined ? tehranDate(now) : dateOption("--travel-date", options.travelDate);
  const returnDate = options.returnDate === undefined ? travelDate : dateOption("--return-date", options.returnDate);
  if (returnDate < travelDate) {
    throw new CliError(
      "date_order",
      [`${returnDate} قبل از ${travelDate} است`, `${returnDate} is before ${travelDate}`],
      { where: "--return-date" },
    );
  }
  return { ...TRIPS[options.product]({ scope: options.trip, travelDate, returnDate }, options), kind: "file" };
}

type Days = Required<Pick<Trip, "scope" | "travelDate" | "returnDate">>;

/** Rules for the travellers of each product. */
const TRIPS: Readonly<Record<Options["product"], (days: Days, options: Options) => Omit<Trip, "kind">>> = {
  stay: (days) => days,
  tour: ({ scope, travelDate, returnDate }, options) => {
    const passportMonths = passportMonthsOf(options) ?? USUAL_PASSPORT_MONTHS;
    return tourTrip({ scope, date: travelDate, returnDate, passportMonths, isFlown: options.flown === true });
  },
  flight: ({ scope, travelDate, returnDate }, options) => ({
    ...flightTrip({
      scope,
      departsOn: travelDate,
      lastDepartsOn: returnDate,
      passportMonths: passportMonthsOf(options),
    }),
    isOfFlight: true,
  }),
};

/** @throws CliError `not_a_number`. */
const passportMonthsOf = ({ passportMonths: months }: Options): number | null =>
  months === undefined ? null : numberArgument(months, "--passport-months", PASSPORT_MONTHS.min, PASSPORT_MONTHS.max);

/** Options of some products only. */
const OPTIONS = [
  { option: "--flown", of: ["tour"], value: ({ flown }: Options) => flown },
  { option: "--passport-months", of: ["tour", "flight"], value: ({ passportMonths }: Options) => passportMonths },
] as const;

/** @throws CliError `option_of_others`. */
function refuseOptionsOfOthers(options: Options): void {
  for (const { option, of, value } of OPTIONS) {
    if (value(options) === undefined || of.some((product) => product === options.product)) continue;
    const products = of.map((product) => `${product}s`).join(" and ");
    throw new CliError("option_of_others", [`برای ${of.join(" و ")} است`, `is about ${products}`], {
      where: option,
      mend: [`--product ${of.join(" یا ")} را اضافه کنید.`, `Add --product ${of.join(" or ")}.`],
    });
  }
}

/** Opens a file of travellers before returning: a wrong path is reported before any work. */
async function openRows(file: string, io: Io): Promise<AsyncIterable<readonly Row[]>> {
  if (file === "-") {
    const { isJson, stream } = await peek(io.stdin);
    return isJson ? rowsOfJsonStream(stream, io) : rowsOfCsv(stream, io);
  }
  const stream = await openFile(file);
  return extname(file).toLowerCase() === ".json" ? rowsOfJsonStream(stream, io) : rowsOfCsv(stream, io);
}

async function* rowsOfJsonStream(stream: Readable, io: Io): AsyncGenerator<readonly Row[]> {
  let text = "";
  for await (const chunk of decoded(stream, sayEncoding(io))) text += chunk;
  yield rowsOfJson(text);
}

/** JSON begins with a bracket, which no header of a CSV does. */
async function peek(stream: Readable): Promise<{ isJson: boolean; stream: Readable }> {
  await Promise.race([once(stream, "readable"), once(stream, "end")]);
  const first: unknown = stream.read();
  if (first === null) return { isJson: false, stream };
  stream.unshift(first);
  return { isJson: /^[\uFEFF\uFFFD\0\s]*[[{]/.test(String(first)), stream };
}

/** @throws CliError `file_missing`, `file_unreadable`. */
async function openFile(file: string): Promise<Readable> {
  try {
    const handle = await open(file);
    if (!(await handle.stat()).isDirectory()) return handle.createReadStream();
    await handle.close();
  } catch (error) {
    throw fileError(file, error);
  }
  throw new CliError("file_unreadable", ["پوشه است", "is a folder"], {
    where: file,
    mend: ["نام پرونده‌ای در آن را بدهید.", "Name a file in it."],
  });
}

async function openReport(file: string) {
  const stream: Writable = createWriteStream(file);
  try {
    await once(stream, "open");
  } catch (error) {
    throw fileError(file, error);
  }
  const write = async (lines: string) => {
    if (!stream.write(lines)) await once(stream, "drain");
  };
  // Without a byte order mark a spreadsheet assumes another encoding for Persian.
  await write(`\uFEFF${csvLine(["line", "reservation", "field", "value", "severity", "code", "message", "mend"])}`);
  return {
    write,
    close: async () => {
      stream.end();
      await once(stream, "close");
    },
  };
}

/** A finding in words: fault and remedy, each without its full stop. */
type Written = Finding & { readonly message: string; readonly mend: string };

const wordsOf = (finding: Finding, product: Options["product"], locale: Locale): Pick<Written, "message" | "mend"> => ({
  message: fieldRefusal(finding.field, finding.code, finding.params, locale, product),
  mend: mendOf(finding, locale),
});

function asLine({ line, reservation, field, value, severity, message, mend }: Written, locale: Locale): string {
  const of = printable(reservation);
  const party = reservation === "" ? "" : ` (${inWords([`رزرو ${of}`, `reservation ${of}`], locale)})`;
  const where = `${inWords([`سطر ${line}`, `line ${line}`], locale)}${party}`;
  const grade = severity === "warning" ? `${inWords(["هشدار", "warning"], locale)}: ` : "";
  const what = `${where}: ${field} «${printable(value)}»: ${grade}${message}`;
  return `${what}.${mend === "" ? "" : ` ${mend}.`}\n`;
}

const asRow = ({ line, reservation, field, value, severity, code, params, message, mend }: Written) => ({
  line,
  reservation,
  field,
  value,
  severity,
  code,
  params,
  message,
  mend,
});

const asJson = (finding: Written): string => `${JSON.stringify(asRow(finding))}\n`;

const asCsv = ({ line, reservation, field, value, severity, code, message, mend }: Written): string =>
  csvLine([line, reservation, field, value, severity, code, message, mend]);
