import { getTableColumns, getTableName, type Table } from "drizzle-orm";

/**
 * All columns of a table for a statement's SELECT, under their names in code: for calls that are asked for so often that
 * the query builder, which makes the statement again each time and reads each value by itself, would be a sixteenth of their time.
 */
export const selected = (table: Table): string =>
  Object.entries(getTableColumns(table))
    .map(([key, { name }]) => `${getTableName(table)}.${name} AS "${key}"`)
    .join(", ");
