import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Command } from "commander";
import { writtenAreas } from "#app/src/messages/catalogue.ts";
import { type Catalogue, type CatalogueFault, catalogueFaults } from "#domain/messages/catalogue-faults.ts";
import { LABELS, type Label } from "#domain/messages/labels.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { REFUSALS } from "#domain/messages/refusal-table.ts";
import { SMS_WORDS } from "#domain/messages/sms.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";

const FOLDER = join(import.meta.dirname, "../app/src/messages");

type Pair = { readonly name: string; readonly fa: Catalogue; readonly en: Catalogue };

/** The words that are written as tables of the domain, apart by their name. */
const TABLES: Readonly<Record<string, Readonly<Record<string, Label>>>> = {
  refusals: REFUSALS,
  passenger: PASSENGER_LABELS,
  sms: SMS_WORDS,
  ...Object.fromEntries(Object.entries(LABELS).map(([name, table]) => [`labels.${name}`, table])),
};

/** In each language stands the name of the other. */
const MIXED = ["shell.language"];

export function register(parent: Command, io: Io): void {
  withExamples(parent, ["messages check"]);
  const command = parent
    .command("check")
    .summary("what an editor would send back")
    .description(
      "The Persian and English texts of the website and of the domain: the same messages and placeholders, Persian letters and digits, no stray spaces. Exit code 1 when an editor would send any back.",
    )
    .option("--json", "one JSON document")
    .action(async (options: { json?: true }) => {
      const pairs = [...(await writtenCatalogues()), ...tables()];
      const faults = pairs.flatMap(({ name, fa, en }) =>
        catalogueFaults(fa, en, MIXED).map((fault) => ({ catalogue: name, ...fault })),
      );
      const messages = pairs.reduce((sum, { fa }) => sum + Object.keys(fa).length, 0);
      if (faults.length > 0) io.exitCode = EXIT.problems;
      if (options.json) {
        return io.out(`${JSON.stringify({ schemaVersion: 1, messages, faults }, null, 2)}\n`);
      }
      if (faults.length > 0) await io.out(`${tableLines(faults.map(cells)).join("\n")}\n`);
      io.note(`${messages} messages in ${pairs.length} catalogues, ${faults.length} faults`);
    });
  withExamples(command, ["messages check", "messages check --json"]);
}

const cells = ({ catalogue, id, locale, code, found }: CatalogueFault & { catalogue: string }): string[] => [
  catalogue,
  id,
  locale,
  code,
  `«${found}»`,
];

const writtenCatalogues = (): Promise<Pair[]> =>
  Promise.all(writtenAreas.map(async (name) => ({ name, fa: await read("fa", name), en: await read("en", name) })));

const read = async (locale: string, area: string): Promise<Catalogue> =>
  JSON.parse(await readFile(join(FOLDER, locale, `${area}.json`), "utf8"));

const tables = (): Pair[] =>
  Object.entries(TABLES).map(([name, table]) => {
    const inLocale = (index: 0 | 1): Catalogue =>
      Object.fromEntries(Object.entries(table).map(([id, words]) => [id, words[index]]));
    return { name, fa: inLocale(0), en: inLocale(1) };
  });
