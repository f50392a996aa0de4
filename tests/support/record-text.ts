import type { Field } from "#domain/import/fields.ts";
import type { RecordKind } from "#domain/import/record.ts";

/** Markdown of a kind of row for docs/import.md: its sentence and a table of its fields. */

function otherwiseText({ otherwise }: Field): string {
  if (otherwise === undefined) return "must be given";
  if (otherwise === null) return "may be left out";
  return `\`${JSON.stringify(otherwise)}\` if new`;
}

const takes = ({ ref, takes: text }: Field): string => (ref === undefined ? text : `of a \`${ref}\`: ${text}`);

/** The section of a kind of row, in Markdown. */
export function recordText({ record, what, fields }: RecordKind): string {
  const rows = Object.entries(fields).map(
    ([name, field]) => `| \`${name}\` | ${takes(field)} | ${otherwiseText(field)} |`,
  );
  return [`### \`${record}\``, "", what, "", "| Field | Takes | Otherwise |", "| --- | --- | --- |", ...rows, ""].join(
    "\n",
  );
}
