import type { ExportValue } from "#domain/contract/import.shapes.ts";
import type { Queryable } from "../../kernel/database/database.ts";

/** A page of an inventory, as rows of an import. `after`: `next` of the previous page. */
export type ExportPage = (from: Queryable, after: string | null, limit: number) => Promise<ExportValue>;
