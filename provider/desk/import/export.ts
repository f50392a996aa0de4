import type { ExportValue } from "#domain/contract/import.shapes.ts";
import type { Inventory } from "#domain/import/inventories.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { exportFlights } from "./export-flights.ts";
import { exportProperties } from "./export-properties.ts";
import { exportTours } from "./export-tours.ts";

/** A page of an inventory, as rows of an import. `after`: `next` of the previous page. */
export type ExportPage = (from: Queryable, after: string | null, limit: number) => Promise<ExportValue>;

const pages: Readonly<Record<Inventory, ExportPage>> = {
  properties: exportProperties,
  tours: exportTours,
  flights: exportFlights,
};

export const exportPage = (from: Queryable, inventory: Inventory, after: string | null, limit: number) =>
  pages[inventory](from, after, limit);
