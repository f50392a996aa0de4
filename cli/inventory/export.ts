import { type Command, Option } from "commander";
import { operatorCalls } from "#domain/contract/operator.calls.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import { cellOf, columnsOf } from "#domain/import/record.ts";
import { recordsOf } from "#products/import-records.shapes.ts";
import { LONG_TIMEOUT_MS } from "../api/client.ts";
import { CliError } from "../cli-error.ts";
import { csvCells } from "../csv.ts";
import { withExamples } from "../help.ts";
import type { Io } from "../io.ts";
import { jsonlOption, type Machine } from "../machine.ts";
import { operatorClient, refused, tokenOptions, type Where } from "../operator-client.ts";
import { type FileFormat, fileFormats } from "./file-rows.ts";
import { formatNamed, inventoryArgument } from "./import.ts";
import { progressOn } from "./progress.ts";

type Options = Where & Machine & { limit?: string; format?: string };

/** `operator export <inventory>`: writes the database's inventory in the format of `operator import`. */
export function registerExport(command: Command, io: Io): void {
  command
    .summary("writes an inventory as a file that can be imported")
    .description(
      "Writes properties, tours or flights as `operator import` reads them. Travellers' words and bookings stay here.",
    )
    .addArgument(inventoryArgument())
    .option("--limit <count>", "so many properties, tours or flights at most")
    .option("--format <name>", fileFormats.join(", "), "jsonl");
  tokenOptions(command)
    .addOption(new Option("--json", "one JSON document: inventory, rows").conflicts("format"))
    .addOption(jsonlOption("as --format jsonl"));
  command.action((inventory: Inventory, options: Options) => writeOut(inventory, options, io));
  withExamples(command, ["operator export properties > hotels.jsonl", "operator export tours --limit 20 --format csv"]);
}

/** Output format of rows: text before, between and after them. */
type Writer = {
  readonly head: string;
  readonly row: (text: string, isFirst: boolean) => string;
  readonly tail: string;
};

const writers: Readonly<Record<FileFormat, (inventory: Inventory) => Writer>> = {
  jsonl: () => ({ head: "", row: (text) => `${text}\n`, tail: "" }),
  json: () => ({ head: "[", row: (text, isFirst) => `${isFirst ? "\n" : ",\n"}${text}`, tail: "\n]\n" }),
  csv(inventory) {
    const columns = columnsOf(recordsOf[inventory]);
    return {
      head: csvCells(columns),
      row: (text) => {
        const row: Readonly<Record<string, unknown>> = JSON.parse(text);
        return csvCells(columns.map((column) => cellOf(row[column])));
      },
      tail: "",
    };
  },
};

/** The document of `--json`, which cannot be imported. */
const documentOf = (inventory: Inventory): Writer => ({
  head: `{\n  "schemaVersion": 1,\n  "inventory": "${inventory}",\n  "rows": [`,
  row: (text, isFirst) => `${isFirst ? "\n" : ",\n"}    ${text}`,
  tail: "\n  ]\n}\n",
});

/** Items per page. */
const PAGE = 10;

async function writeOut(inventory: Inventory, options: Options, io: Io): Promise<void> {
  const limit = limitOf(options.limit);
  const writer = options.json ? documentOf(inventory) : writers[formatNamed(options.format, "")](inventory);
  const client = await operatorClient(options, io);
  const progress = progressOn(io);
  let written = 0;
  let isFirst = true;
  for (let after: string | null | undefined; after !== null && written < limit; ) {
    const page = await client.call(operatorCalls.exportInventory, {
      params: { inventory },
      query: { ...(after === undefined ? {} : { after }), limit: Math.min(PAGE, limit - written) },
      timeout: LONG_TIMEOUT_MS,
    });
    if (!page.ok) return refused(page.failure, io);
    let text = isFirst ? writer.head : "";
    for (const row of page.value.rows.split("\n")) {
      if (row === "") continue;
      text += writer.row(row, isFirst);
      isFirst = false;
    }
    await io.out(text);
    written += page.value.things;
    progress.rows(written);
    after = page.value.next;
  }
  progress.end();
  await io.out(writer.tail);
}

/** @throws CliError `bad_number`. */
function limitOf(typed: string | undefined): number {
  if (typed === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(typed)) return Number(typed);
  throw new CliError("bad_number", ["عدد صحیح مثبت نیست", "it is no whole number above 0"], { where: "--limit" });
}
