import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { Command } from "commander";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { voucher } from "#fixtures/answers/reservation.ts";
import { createMock } from "#fixtures/mock/mock.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { type Answer, answers } from "./answers.shapes.ts";
import { decisions } from "./decisions.ts";
import { groups } from "./groups.ts";
import type { Io } from "./io.ts";
import { shapeText } from "./shape-text.ts";

const prices = { single: 26, double: 18, extra_adult: 15, child_with_bed: 13, child_no_bed: 9, infant: null };
const flight = ["IKA", "IST", "2026-11-25T22:45", "2026-11-26T01:55"];

type Case = { readonly words: string; readonly args: readonly string[]; readonly stdin: string | undefined };

/** A command line of each, and what it reads. PHOTO and ROWS are files. */
const table: readonly (readonly [words: string, args: readonly string[], stdin?: string])[] = [
  ["date today", []],
  ["date convert", ["1405/1/1", "x"]],
  ["date month", ["1405", "9"]],
  ["date holidays", ["1405", "10"]],
  ["date stay", ["1405/8/29", "4"]],
  ["date verify", ["--from-year", "1405", "--to-year", "1405"]],
  ["validate field", ["national_code", "0084575948", "1"]],
  ["validate passengers", ["cli/passengers/files/every-fault.csv", "--travel-date", "1405/09/10"]],
  ["tour price", ["--table", "-", "--rooms", "2,5;3"], JSON.stringify(prices)],
  ["tour price", ["--table", "-", "--rooms", "4;2,1"], JSON.stringify(prices)],
  ["tour departures", ["Kish", "--from", "Tehran", "--month", "1405-10"]],
  ["flight duration", flight],
  ["flight duration", ["IKA", "XXX", ...flight.slice(2)]],
  ["flight verify", ["--from-year", "2026", "--to-year", "2026"]],
  ["fares", ["Tehran", "Istanbul", "--month", "1405-10", "--return"]],
  ["voucher keys", []],
  ["voucher verify", [voucher.qr, "--online"]],
  ["voucher verify", ["SHV1.x"]],
  ["routes match", ["/TehranHotels.html", "/nope"]],
  ["routes list", []],
  ["api calls", []],
  ["api check", ["--only", "base"]],
  ["messages check", []],
  ["doctor", []],
  ["operator <decision>", ["refunds", "approve", "51"]],
  ["operator pending", []],
  ["operator requests list", []],
  ["operator orders list", []],
  ["operator orders show", ["Zr8kQ2vYw0m4Jt6LxH1cPA"]],
  ["operator refunds list", []],
  ["operator found list", []],
  ["operator messages list", []],
  ["operator comments list", []],
  ["operator questions list", []],
  ["operator alarms list", []],
  ["operator acts list", []],
  ["operator add", ["Mina"]],
  ["operator list", []],
  ["operator keys status", []],
  ["operator keys rotate", []],
  ["operator kept-records show", ["4830571962", "--reason", "The tax office asks"]],
  ["operator settlement", ["test"]],
  ["operator alarms resolve-all", ["zarinpal", "2026-11-20", "--reason", "Another terminal"]],
  ["operator found return-all", ["zarinpal", "2026-11-20", "--reason", "A restore"]],
  ["operator photos add", ["12", "PHOTO", "--alt-fa", "استخر", "--alt-en", "The pool"]],
  ["operator photos list", ["12"]],
  ["operator photos order", ["12", "1"]],
  ["operator import", ["properties", "ROWS", "--dry-run"]],
];

const cases: readonly Case[] = table.map(([words, args, stdin]) => ({ words, args, stdin }));

/** Where the mock has nothing to say. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["messages check", "operator requests list"]);

let folder: string;
let server: ReturnType<typeof createServer>;
let env: Io["env"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-json-"));
  for (const [name, text] of Object.entries({
    token: "a-token\n",
    PHOTO: "photo",
    ROWS: '{"record":"country","iso2":"IR","name_fa":"ایران","name_en":"Iran"}\n',
  })) {
    await writeFile(join(folder, name), text);
  }
  server = createServer(getRequestListener(createMock().fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  env = {
    PROVIDER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SHAMSEH_OPERATOR_TOKEN_FILE: join(folder, "token"),
    SHAMSEH_OPERATOR: "Mina",
  };
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ran = ({ words, args, stdin }: Case, ...option: string[]) => {
  const given = args.map((arg) => (["PHOTO", "ROWS"].includes(arg) ? join(folder, arg) : arg));
  return runHere([...words.replace(" <decision>", "").split(" "), ...given, ...option], stdin, env);
};

const answerOf = (words: string): Answer => answers[words] ?? {};

/** The shape of a line of `--jsonl`. */
function rowShape({ document, rows }: Answer): z.ZodType | null {
  if (typeof rows !== "string") return rows ?? null;
  const list: unknown = document?.shape[rows];
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : null;
}

/** The commands that take an option, by their words. */
async function commandsWith(long: string): Promise<string[]> {
  const program = new Command("shamseh");
  for (const { name, load } of groups) (await load()).register(program.command(name), { env: {} } as Io);
  const wordsOf = (command: Command, before: string): string[] => {
    const words = `${before}${command.name()}`;
    const own = command.options.some((option) => option.long === long) ? [words] : [];
    return [...own, ...command.commands.flatMap((one) => wordsOf(one, `${words} `))];
  };
  const decided = new Set(decisions.map(({ words }) => `operator ${words.join(" ")}`));
  const found = program.commands.flatMap((command) => wordsOf(command, ""));
  return [...new Set(found.map((words) => (decided.has(words) ? "operator <decision>" : words)))].toSorted();
}

describe("What commands answer machines", () => {
  it("is documented of every command that takes --json or --jsonl, and tried of each", async () => {
    const named = Object.entries(answers);
    // `voucher keys` answers nothing but JSON, without the option.
    const documents = named.flatMap(([words, { document }]) => (document && words !== "voucher keys" ? [words] : []));
    expect(await commandsWith("--json")).toEqual(documents.toSorted());
    expect(await commandsWith("--jsonl")).toEqual(
      named.flatMap(([words, { rows }]) => (rows ? [words] : [])).toSorted(),
    );
    expect([...new Set(cases.map(({ words }) => words))].toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it.each(cases.filter(({ words }) => answerOf(words).document))("$words $args: a document", async (one) => {
    const { words } = one;
    const { out } = await ran(one, ...(words === "voucher keys" ? [] : ["--json"]));
    const { schemaVersion, ...document } = JSON.parse(out);
    expect(schemaVersion).toBe(1);
    expect(answerOf(words).document?.parse(document)).toEqual(document);
  });

  it.each(cases.filter(({ words }) => answerOf(words).rows))(
    "$words $args: rows, those of the document",
    async (one) => {
      const answer = answerOf(one.words);
      const lines = (await ran(one, "--jsonl")).out.split("\n").slice(0, -1);
      const rows = lines.map((line): unknown => JSON.parse(line));
      expect(rows.length > 0 || MAY_BE_EMPTY.has(one.words)).toBe(true);
      for (const row of rows) expect(rowShape(answer)?.parse(row)).toEqual(row);
      if (typeof answer.rows === "string")
        expect(rows).toEqual(JSON.parse((await ran(one, "--json")).out)[answer.rows]);
    },
  );

  it.each([
    [["date", "today", "--jsonl"], "error: unknown option '--jsonl'"],
    [["date", "convert", "1405/1/1", "--json"], "error: unknown option '--json'"],
    [["routes", "list", "--json", "--jsonl"], "error: option '--jsonl' cannot be used with option '--json'"],
    [["routes", "match", "-", "--json"], "error: --json: is of addresses that are named. Use --jsonl for lines."],
  ])("%j ends with 2", async (args, words) => {
    const { code, out, err } = await runHere(args);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain(words);
  });

  it("stands in docs/json.md as it is", async () => {
    await expect(page()).toMatchFileSnapshot("../docs/json.md");
  });
});

const INTRODUCTION = `# What commands answer machines

\`--json\` is one document, \`--jsonl\` one JSON object a line: the rows of the list that is named, or a line for each value that was given. One or the other; a command that lacks one refuses it, exit code 2. Digits are ASCII, days \`YYYY-MM-DD\` in the calendar that the name says and else Gregorian, amounts integer rial, instants epoch seconds (UTC). \`?\` marks what may be absent. Messages for people (\`message\`, \`mend\`) follow \`--locale\`; nothing else does. Every document begins with \`schemaVersion: 1\`; it changes when something is taken out or renamed, not when something is added.

\`operator <decision>\` is each command that decides one thing (\`operator accept\`, \`operator refunds approve\`, …): its subject under the name of what was given, and the state after it. \`operator export\` writes the rows of [import.md](import.md).

Written from \`cli/answers.shapes.ts\` by \`cli/json.test.ts\`, which runs every command and holds its answer to its shape.
`;

function page(): string {
  const sections = Object.entries(answers).map(([words, answer]) => {
    const { document, rows } = answer;
    const row = rowShape(answer);
    return [
      `## \`${words}\``,
      ...(document === undefined ? [] : [`\`--json\``, fenced(shapeText(document))]),
      ...(typeof rows === "string" ? [`\`--jsonl\`: \`${rows}\``] : []),
      ...(typeof rows === "string" || row === null ? [] : ["`--jsonl`", fenced(shapeText(row))]),
    ].join("\n\n");
  });
  return `${[INTRODUCTION.trimEnd(), ...sections].join("\n\n")}\n`;
}

const fenced = (text: string): string => `\`\`\`text\n${text}\n\`\`\``;
