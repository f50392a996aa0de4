import { Option } from "commander";
import type { Io } from "./io.ts";

/** Machine-readable output: a document, or its rows. Their shapes are in docs/json.md. */
export type Machine = { readonly json?: true; readonly jsonl?: true };

/** `--jsonl` option, exclusive with the `--json` of a command with rows. */
export const jsonlOption = (holds?: string): Option =>
  new Option("--jsonl", `one JSON object a line${holds === undefined ? "" : `: ${holds}`}`).conflicts("json");

/** One JSON document. */
export const documentText = (document: object): string =>
  `${JSON.stringify({ schemaVersion: 1, ...document }, null, 2)}\n`;

/** A document, or its rows a line each, as requested; null for human output. */
export function machineText({ json, jsonl }: Machine, document: object, rows: readonly object[]): string | null {
  if (jsonl) return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  return json ? documentText(document) : null;
}

const INDENT = "\n    ";

/**
 * Writes a document whose one list may exceed memory: its rows as they come, then the fields that are known at the end.
 *
 * @param rest fields after the list, with `schemaVersion` before it
 */
export async function streamDocument(
  list: string,
  batches: AsyncIterable<readonly object[]>,
  io: Pick<Io, "out">,
  rest: () => object = () => ({}),
): Promise<void> {
  let separator = "";
  await io.out(`{\n  "schemaVersion": 1,\n  ${JSON.stringify(list)}: [`);
  for await (const rows of batches) {
    let text = "";
    for (const row of rows) {
      text += `${separator}${INDENT}${JSON.stringify(row, null, 2).replaceAll("\n", INDENT)}`;
      separator = ",";
    }
    if (text !== "") await io.out(text);
  }
  const after = Object.entries(rest()).map(
    ([name, value]) => `,\n  ${JSON.stringify(name)}: ${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}`,
  );
  await io.out(`${separator === "" ? "" : "\n  "}]${after.join("")}\n}\n`);
}
