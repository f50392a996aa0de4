/**
 * Rules for what a migration may do while the version before it still runs (expand), and what must wait for the version
 * after (contract): nothing is taken away that running processes read or write, and no lock is held for a time that
 * grows with a table.
 */

/** A forbidden statement, and its alternative. */
type Rule = { readonly name: string; readonly isBroken: RegExp; readonly instead: string };

const RULES: readonly Rule[] = [
  {
    name: "drop",
    isBroken: /\bDROP\s+(TABLE|COLUMN|INDEX|TYPE|SCHEMA|VIEW)\b/i,
    instead: "leave it for the version after, in a migration that raises schema_floor",
  },
  { name: "rename", isBroken: /\bRENAME\b/i, instead: "add the new name, write both, drop the old one later" },
  {
    name: "not-null",
    isBroken: /\bSET\s+NOT\s+NULL\b/i,
    instead: "add a CHECK (… IS NOT NULL) NOT VALID, and validate it later",
  },
  {
    name: "type",
    isBroken: /\bALTER\s+COLUMN\s+"?\w+"?\s+(SET\s+DATA\s+)?TYPE\b/i,
    instead: "add a column of the new type: a change of type writes the table over, locked",
  },
  {
    name: "column-without-default",
    isBroken: /\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\bDEFAULT\b)(?!.*\bGENERATED\b)/is,
    instead: "give it a default: the version before inserts rows without it",
  },
  {
    name: "constraint",
    isBroken: /\bADD\s+CONSTRAINT\b(?!.*\bNOT\s+VALID\b)/is,
    instead: "add it NOT VALID, and VALIDATE CONSTRAINT in a later migration",
  },
  {
    name: "index",
    isBroken: /\bCREATE\s+(UNIQUE\s+)?INDEX\b(?!\s+CONCURRENTLY\b)/i,
    instead: "CREATE INDEX CONCURRENTLY before the migration, which then says IF NOT EXISTS",
  },
];

/** The table that a statement is about. */
const TABLE =
  /\b(?:CREATE\s+(?:UNLOGGED\s+)?TABLE(?:\s+IF\s+NOT\s+EXISTS)?|ALTER\s+TABLE(?:\s+ONLY)?|ON(?:\s+ONLY)?)\s+"?(\w+)"?/i;
const CREATES = /^\s*CREATE\s+(?:UNLOGGED\s+)?TABLE\b/i;
const MADE_BEFORE = /\bIF\s+NOT\s+EXISTS\b/i;
const RAISES_FLOOR = /\bUPDATE\s+"?schema_floor"?\b/i;

const withoutComments = (sql: string): string => sql.replace(/--(?!>).*$/gm, "");

/**
 * Returns a migration's violations of these rules, a sentence each. Tables that it creates itself are read by no
 * process yet. A migration that raises `schema_floor` is a contract, which may take away.
 */
export function faultsOfMigration(sql: string): string[] {
  const statements = withoutComments(sql).split("--> statement-breakpoint");
  if (statements.some((statement) => RAISES_FLOOR.test(statement))) return [];
  const own = new Set(statements.filter((one) => CREATES.test(one)).map((one) => TABLE.exec(one)?.[1]));
  return statements
    .filter((statement) => !own.has(TABLE.exec(statement)?.[1]))
    .flatMap((statement) =>
      RULES.filter(
        ({ name, isBroken }) => isBroken.test(statement) && !(name === "index" && MADE_BEFORE.test(statement)),
      ).map(({ name, instead }) => `${name}: ${statement.trim().replace(/\s+/g, " ").slice(0, 80)} → ${instead}`),
    );
}
