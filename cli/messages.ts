import { readFile } from "node:fs/promises";
import type { Command } from "commander";
import { type CatalogueArea, writtenAreas } from "#app/src/messages/catalogue.ts";
import { type Catalogue, type CatalogueFault, catalogueFaults, isSame } from "#domain/messages/catalogue-faults.ts";
import { LABELS, type Label } from "#domain/messages/labels.ts";
import { PASSENGER_LABELS } from "#domain/messages/passenger-labels.ts";
import { REFUSALS } from "#domain/messages/refusal-table.ts";
import { REFUSALS_OF_KIND } from "#domain/messages/refusals-of-kind.ts";
import { SMS_OF_KIND, SMS_WORDS } from "#domain/messages/sms.ts";
import { WORDS_ALLOWED } from "#domain/messages/words-not-used.ts";
import { FLIGHT_LABELS, FLIGHT_ORDER_WORDS } from "#products/flight/words/flight-labels.ts";
import { TOUR_PERSON_LABELS, TOUR_ROOM_WORDS } from "#products/tour/words/tour-labels.ts";
import { catalogueFiles } from "#tools/catalogue-files.mjs";
import { CHANGE_WORDS } from "./change/cost-text.ts";
import { tableLines } from "./display-width.ts";
import { EXIT } from "./exit-codes.ts";
import { withExamples } from "./help.ts";
import type { Io } from "./io.ts";
import { jsonlOption, type Machine, machineText } from "./machine.ts";
import { pageTexts } from "./page-texts.ts";
import { say } from "./say.ts";
import { VOUCHER_WORDS } from "./voucher/words.ts";

type Pair = { readonly name: string; readonly fa: Catalogue; readonly en: Catalogue };

type WordsOfKind = Readonly<Record<string, Readonly<Record<string, Label>>>>;

/** Tables of words for one product alone. */
const tablesOf = (name: string, kinds: WordsOfKind): WordsOfKind =>
  Object.fromEntries(Object.entries(kinds).map(([kind, words]) => [`${name}.${kind}`, words]));

/** Words that are tables in the domain, listed separately by name. */
const TABLES: WordsOfKind = {
  refusals: REFUSALS,
  passenger: PASSENGER_LABELS,
  sms: SMS_WORDS,
  ...tablesOf("refusals", REFUSALS_OF_KIND),
  ...tablesOf("sms", SMS_OF_KIND),
  "tour.people": TOUR_PERSON_LABELS,
  "tour.rooms": TOUR_ROOM_WORDS,
  "flight.order": FLIGHT_ORDER_WORDS,
  ...tablesOf("cli.voucher", VOUCHER_WORDS),
  "cli.change": CHANGE_WORDS,
  ...tablesOf("flight", FLIGHT_LABELS),
  ...Object.fromEntries(Object.entries(LABELS).map(([name, table]) => [`labels.${name}`, table])),
};

/** In each language the message is the name of the other. */
const MIXED = ["shell.language"];

const PAGES = "pages";

export function register(parent: Command, io: Io): void {
  withExamples(parent, ["messages check"]);
  const command = parent
    .command("check")
    .summary("what an editor would send back")
    .description(
      "The Persian and English texts of the website, of the domain and of the pages: the same messages and placeholders, Persian letters and digits, no stray spaces, the words of the glossary. Exit code 1 when an editor would send any back.",
    )
    .option("--json", "one JSON document")
    .addOption(jsonlOption())
    .action(async (options: Machine) => {
      const shown = [...(await writtenCatalogues()), ...tables()];
      const pairs = [...shown, pagesAsPair()];
      const faults = faultsOf(shown, pairs);
      const messages = pairs.reduce((sum, { fa }) => sum + Object.keys(fa).length, 0);
      if (faults.length > 0) io.exitCode = EXIT.problems;
      const text = machineText(options, { messages, faults }, faults);
      if (text !== null) return io.out(text);
      if (faults.length > 0) await io.out(`${tableLines(faults.map(cells)).join("\n")}\n`);
      say(
        [
          `${messages} متن در ${pairs.length} فهرست، ${faults.length} خطا`,
          `${messages} messages in ${pairs.length} catalogues, ${faults.length} faults`,
        ],
        io,
      );
    });
  withExamples(command, ["messages check", "messages check --json"]);
}

/** Faults of all texts, and exceptions for words that are no longer needed. `shown` has the names that pages quote. */
function faultsOf(shown: readonly Pair[], pairs: readonly Pair[]): (CatalogueFault & { catalogue: string })[] {
  const names = {
    fa: new Set(shown.flatMap(({ fa }) => Object.values(fa))),
    en: new Set(shown.flatMap(({ en }) => Object.values(en))),
  };
  const all = pairs.flatMap(({ name, fa, en }) =>
    catalogueFaults(fa, en, { mixed: MIXED, names: name === PAGES ? names : null, allowed: [] }).map((fault) => ({
      catalogue: name,
      ...fault,
    })),
  );
  const needless = WORDS_ALLOWED.filter((one) => !all.some((fault) => isSame(one, fault)));
  return [
    ...all.filter((fault) => !WORDS_ALLOWED.some((one) => isSame(one, fault))),
    ...needless.map(({ id, locale, found }) => ({
      catalogue: "words-not-used",
      id,
      locale,
      code: "needless_exception" as const,
      found,
    })),
  ];
}

const cells = ({ catalogue, id, locale, code, found, use }: CatalogueFault & { catalogue: string }): string[] => [
  catalogue,
  id,
  locale,
  code,
  `«${found}»`,
  use === undefined ? "" : `→ ${use}`,
];

function writtenCatalogues(): Promise<Pair[]> {
  const [fa, en] = [catalogueFiles("fa"), catalogueFiles("en")];
  return Promise.all(writtenAreas.map(async (name) => ({ name, fa: await read(fa, name), en: await read(en, name) })));
}

const read = async (files: ReadonlyMap<string, string>, area: CatalogueArea): Promise<Catalogue> =>
  JSON.parse(await readFile(files.get(area) ?? area, "utf8"));

/** The pages as a catalogue; a text missing in one language is missing in it. */
function pagesAsPair(): Pair {
  const inLocale = (index: 0 | 1): Catalogue =>
    Object.fromEntries(
      pageTexts().flatMap(([id, words]) => {
        const text = words[index];
        return text === undefined ? [] : [[id, text]];
      }),
    );
  return { name: PAGES, fa: inLocale(0), en: inLocale(1) };
}

const tables = (): Pair[] =>
  Object.entries(TABLES).map(([name, table]) => {
    const inLocale = (index: 0 | 1): Catalogue =>
      Object.fromEntries(Object.entries(table).map(([id, words]) => [id, words[index]]));
    return { name, fa: inLocale(0), en: inLocale(1) };
  });
