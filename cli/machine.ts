import { Option } from "commander";

/** What machines read instead of people: a document, or its rows. Their shapes are in docs/json.md. */
export type Machine = { readonly json?: true; readonly jsonl?: true };

/** `--jsonl` beside the `--json` of a command that answers rows: one or the other. */
export const jsonlOption = (holds?: string): Option =>
  new Option("--jsonl", `one JSON object a line${holds === undefined ? "" : `: ${holds}`}`).conflicts("json");

/** One JSON document. */
export const documentText = (document: object): string =>
  `${JSON.stringify({ schemaVersion: 1, ...document }, null, 2)}\n`;

/** A document, or its rows a line each, as was asked; null where a person reads. */
export function machineText({ json, jsonl }: Machine, document: object, rows: readonly object[]): string | null {
  if (jsonl) return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
  return json ? documentText(document) : null;
}
