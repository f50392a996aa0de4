import { getTableName, is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { expect } from "vitest";
import { onBothEngines } from "#tests/engines.ts";

/** Every table that the code queries, by the schema files of all folders. */
const tables = Object.values(
  import.meta.glob<Record<string, unknown>>(["/provider/**/schema.ts", "/products/**/schema.ts"], { eager: true }),
)
  .flatMap((file) => Object.values(file))
  .filter((one): one is PgTable => is(one, PgTable));

/** Types that the catalogue spells otherwise: a serial is an integer with a sequence. */
const SPELT: Readonly<Record<string, string>> = { serial: "integer", bigserial: "bigint" };

/** `table.column type`, ` not null` where it is. */
const inCode = (table: PgTable): string[] =>
  getTableConfig(table).columns.map((column) => {
    const type = SPELT[column.getSQLType()] ?? column.getSQLType().replace(/^char\(/, "character(");
    return `${getTableName(table)}.${column.name} ${type}${column.notNull ? " not null" : ""}`;
  });

const CATALOGUE = `
  SELECT class.relname || '.' || attribute.attname || ' ' || format_type(attribute.atttypid, attribute.atttypmod)
    || CASE WHEN attribute.attnotnull THEN ' not null' ELSE '' END AS line
  FROM pg_attribute AS attribute
  JOIN pg_class AS class ON class.oid = attribute.attrelid
  WHERE class.relnamespace = 'public'::regnamespace AND class.relkind = 'r' AND attribute.attnum > 0 AND NOT attribute.attisdropped`;

onBothEngines("The tables in code", (provider, onEngine) => {
  onEngine("are those of the migrated database, column by column", async () => {
    const rows = await provider.services.database.query<{ line: string }>(CATALOGUE);
    const known = new Set(tables.map((table) => getTableName(table)));
    const migrated = rows.map(({ line }) => line).filter((line) => known.has(line.split(".")[0] ?? ""));
    expect(tables.flatMap(inCode).toSorted()).toEqual(migrated.toSorted());
  });
});
