import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { createMock } from "#fixtures/mock/mock.ts";
import { commandLines, commandsWith } from "#tests/support/command-lines.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { type Answer, answers } from "./answers.shapes.ts";
import type { Io } from "./io.ts";
import { shapeText } from "./shape-text.ts";

type Case = { readonly words: string; readonly args: readonly string[]; readonly stdin: string | undefined };

const cases: readonly Case[] = commandLines.map(([words, args, stdin]) => ({ words, args, stdin }));

/** Runs until Ctrl-C: tested in `mock.test.ts`. */
const TRIED_APART = ["mock serve"];

/** Commands for which the mock may have no rows. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(["messages check", "operator requests list"]);

let folder: string;
let server: ReturnType<typeof createServer>;
let env: Io["env"];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "shamseh-json-"));
  for (const [name, text] of Object.entries({
    TOKEN: "a-token\n",
    PHOTO: "photo",
    ROWS: '{"record":"country","iso2":"IR","name_fa":"ایران","name_en":"Iran"}\n',
  })) {
    await writeFile(join(folder, name), text);
  }
  server = createServer(getRequestListener(createMock().fetch));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  env = {
    PROVIDER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    SHAMSEH_OPERATOR_TOKEN_FILE: join(folder, "TOKEN"),
    SHAMSEH_OPERATOR: "Mina",
  };
});

afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const ran = ({ words, args, stdin }: Case, ...option: string[]) => {
  const given = args.map((arg) => (["PHOTO", "ROWS", "TOKEN", "NEW"].includes(arg) ? join(folder, arg) : arg));
  return runHere([...words.replace(" <decision>", "").split(" "), ...given, ...option], stdin, env);
};

const answerOf = (words: string): Answer => answers[words] ?? {};

/** The shape of a line of `--jsonl`. */
function rowShape({ document, rows }: Answer): z.ZodType | null {
  if (typeof rows !== "string") return rows ?? null;
  const list: unknown = document?.shape[rows];
  return list instanceof z.ZodArray ? (list.element as z.ZodType) : null;
}

describe("What commands answer machines", () => {
  it("is documented of every command that takes --json or --jsonl, and tried of each", async () => {
    const named = Object.entries(answers);
    expect(await commandsWith("--json")).toEqual(
      named.flatMap(([words, { document }]) => (document ? [words] : [])).toSorted(),
    );
    expect(await commandsWith("--jsonl")).toEqual(
      named.flatMap(([words, { rows }]) => (rows ? [words] : [])).toSorted(),
    );
    const tried = [...cases.map(({ words }) => words), ...TRIED_APART];
    expect([...new Set(tried)].toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it("is there for every command that has any output but a script", async () => {
    const without = (await commandsWith()).filter((words) => answers[words]?.document === undefined);
    expect(without).toEqual(["completion"]);
  });

  it("has an end, also of a list that is empty, and however many values come by stdin", async () => {
    const { out } = await runHere(["date", "convert", "-", "--json"], "");
    expect(out).toBe('{\n  "schemaVersion": 1,\n  "dates": []\n}\n');
    const many = await runHere(["text", "fold", "--json"], Array.from({ length: 20_000 }, (_, at) => at).join("\n"));
    expect(JSON.parse(many.out).texts).toHaveLength(20_000);
    const named = await runHere(["text", "fold", "a", "b", "--json"]);
    expect(named.out).toBe(`${JSON.stringify(JSON.parse(named.out), null, 2)}\n`);
  });

  it.each(cases.filter(({ words }) => answerOf(words).document))("$words $args: a document", async (one) => {
    const { words } = one;
    const { out } = await ran(one, "--json");
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
    [["completion", "bash", "--json"], "error: unknown option '--json'"],
    [["routes", "list", "--json", "--jsonl"], "error: option '--jsonl' cannot be used with option '--json'"],
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
