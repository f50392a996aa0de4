/**
 * What a migration may do while the version before it still runs beside it: only add. What takes away waits for the
 * next version, in a migration that calls itself `contract_…` (docs/operators.md, "Upgrades").
 */

/** The last migration that was written before this rule. */
export const LAST_EXEMPT = 25;

const rules: readonly { readonly name: string; readonly pattern: RegExp }[] = [
  // Dropping a NOT NULL or a CHECK breaks no running version; dropping a table, column, index or type does.
  { name: "DROP", pattern: /\bDROP\s+(?!NOT\s+NULL\b|CONSTRAINT\b|DEFAULT\b|TRIGGER\b|FUNCTION\b)/i },
  { name: "RENAME", pattern: /\bRENAME\b/i },
  { name: "SET NOT NULL", pattern: /\bSET\s+NOT\s+NULL\b/i },
  { name: "a changed TYPE", pattern: /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i },
  // Checking every row there is would lock the table for as long as that takes.
  { name: "a constraint without NOT VALID", pattern: /\bADD\s+CONSTRAINT\b(?![^;]*\bNOT\s+VALID\b)/i },
  {
    name: "a NOT NULL column without DEFAULT",
    pattern: /\bADD\s+COLUMN\b(?=[^;,]*\bNOT\s+NULL\b)(?![^;,]*\b(DEFAULT|GENERATED)\b)/i,
  },
];

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, "").replace(/\/\*[\s\S]*?\*\//g, "");

/**
 * What a migration does that it may not: the rules' names.
 * @param file its name: `0026_lounge.sql`
 */
export function migrationFaults(file: string, sql: string): string[] {
  const [, number = "", title = ""] = /^(\d{4})_(.+)\.sql$/.exec(file) ?? [];
  if (number === "") return ["a name that is not NNNN_what.sql"];
  if (Number(number) <= LAST_EXEMPT || title.startsWith("contract_")) return [];
  const text = withoutComments(sql);
  return rules.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}
