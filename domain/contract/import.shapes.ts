import { z } from "zod";
import { importFaultCodes } from "../import/fault.ts";
import { inventories } from "../import/inventories.ts";
import { decisionInput } from "./decision.shapes.ts";

/** Begins an import: its rows follow in parts. A dry run only reports what would change. */
export const startImportInput = z.strictObject({
  operator: decisionInput.shape.operator,
  inventory: z.enum(inventories),
  is_dry_run: z.boolean(),
  /** Name of the file, kept in the journal. */
  file: z.string().max(200).nullish(),
  /** Confirms prices that differ widely from the existing ones. */
  accept_outliers: z.boolean().default(false),
});

/** Size of a part of a file, characters; a part of one row may be longer. */
export const IMPORT_PART = 400_000;
/** The longest row. */
export const LONGEST_IMPORT_ROW = 200_000;
/** Largest request of one part, bytes: its text as JSON in JSON, with letters of up to four bytes. */
export const IMPORT_PART_BYTES = 3_000_000;

/**
 * The next rows of an import. `part` counts from 1; a repeated part is accepted once. Each line of `rows` is the row's
 * line number in its file, a tab, and the row as JSON.
 */
export const importRowsInput = z.strictObject({
  operator: decisionInput.shape.operator,
  part: z.number().int().min(1).max(1_000_000_000),
  rows: z.string().max(IMPORT_PART + LONGEST_IMPORT_ROW),
});
/** Marks the end of the rows. */
export const finishImportInput = z.strictObject({ operator: decisionInput.shape.operator });
/** Totals received so far. */
export const importRowsValue = z.object({ rows: z.number().int(), faults: z.number().int() });

/**
 * `receiving`: awaiting rows. `checking`, `applying`: under way, and completed by any running process. Final: `refused`
 * (faulty rows, nothing was written), `checked` (a dry run) and `applied`.
 */
export const importStates = ["receiving", "checking", "applying", "refused", "checked", "applied"] as const;

/** Maximum number of faults in an answer, the first by line. */
export const FAULTS_NAMED = 100;

/** Maximum number of changes in an answer. */
export const CHANGES_NAMED = 100;

export const importValue = z.object({
  id: z.number().int(),
  inventory: z.enum(inventories),
  is_dry_run: z.boolean(),
  state: z.enum(importStates),
  rows: z.number().int(),
  faults: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        line: z.number().int(),
        path: z.string(),
        code: z.enum(importFaultCodes),
        detail: z.string(),
      }),
    ),
  }),
  /**
   * By kind of record; records with daily data count by the day: a row of thirty nights is thirty. Empty until known.
   */
  changes: z.array(
    z.object({
      record: z.string(),
      created: z.number().int(),
      changed: z.number().int(),
      same: z.number().int(),
    }),
  ),
  operator: z.string(),
  file: z.string().nullable(),
  /**
   * Changes to existing records, with values before and after, by the field names of the files. Days that change alike
   * are one item with the first day, the last day and their count. Empty until known.
   */
  changed: z.object({
    total: z.number().int(),
    items: z.array(
      z.object({
        record: z.string(),
        key: z.string(),
        field: z.string(),
        before: z.string().nullable(),
        after: z.string().nullable(),
        first: z.string().nullable(),
        last: z.string().nullable(),
        count: z.number().int(),
      }),
    ),
  }),
  /**
   * Counters that this or another import lowered below the bookings made meanwhile: how many stayed at the sold number.
   */
  kept_sold: z.number().int(),
  /** Progress of the data written day by day. */
  progress: z.object({ done: z.number().int(), of: z.number().int() }),
});
export type ImportValue = z.infer<typeof importValue>;

/** Cursor of a listing. `after`: the end of the previous page; null from the beginning. `limit`: things on a page. */
export const exportQuery = z.strictObject({
  after: z.string().max(60).optional(),
  limit: z.number().int().min(1).max(50).default(10),
});
/** `rows`: rows of an import, one JSON object on each line. `things`: number of properties, tours or flights. */
export const exportValue = z.object({ rows: z.string(), things: z.number().int(), next: z.string().nullable() });
export type ExportValue = z.infer<typeof exportValue>;
