import { z } from "zod";
import { importFaultCodes } from "../import/fault.ts";
import { inventories } from "../import/inventories.ts";
import { decisionInput } from "./operator.shapes.ts";

/** Begins an import: its rows follow in parts. A dry run only says what would change. */
export const startImportInput = z.strictObject({
  operator: decisionInput.shape.operator,
  inventory: z.enum(inventories),
  is_dry_run: z.boolean(),
  /** What the file is called, kept in the journal. */
  file: z.string().max(200).nullish(),
  /** Sums that are far from those that are there are meant. */
  accept_outliers: z.boolean().default(false),
});

/** So much of a file goes in one part, characters; a part of one row may be longer. */
export const IMPORT_PART = 400_000;
/** The longest row. */
export const LONGEST_IMPORT_ROW = 200_000;
/** What a part's request may have, bytes: its text as JSON in JSON, with letters of up to four bytes. */
export const IMPORT_PART_BYTES = 3_000_000;

/**
 * The next rows of an import. `part` counts from 1: one that comes twice is taken once. Each line of `rows` is the number of
 * the row's line in its file, a tab, and the row as JSON.
 */
export const importRowsInput = z.strictObject({
  operator: decisionInput.shape.operator,
  part: z.number().int().min(1).max(1_000_000_000),
  rows: z.string().max(IMPORT_PART + LONGEST_IMPORT_ROW),
});
/** All rows have come. */
export const finishImportInput = z.strictObject({ operator: decisionInput.shape.operator });
/** What has come so far. */
export const importRowsValue = z.object({ rows: z.number().int(), faults: z.number().int() });

/**
 * `receiving`: rows are awaited. `checking`, `applying`: under way, and finished by whichever process is there. Ended are
 * `refused` (rows are at fault, nothing was written), `checked` (a dry run) and `applied`.
 */
export const importStates = ["receiving", "checking", "applying", "refused", "checked", "applied"] as const;

/** How many faults an answer names, the first by line. */
export const FAULTS_NAMED = 100;

/** How many changes an answer names. */
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
  /** By kind of record; what runs over days by the day: a row of thirty nights is thirty. Empty until it is known. */
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
   * What it changes of what was there, from what to what, by the names of files; of days that change alike the first and
   * the last, and how many. Empty until it is known.
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
   * Of counters that this or another import lowered while bookings took more: how many kept what is sold.
   */
  kept_sold: z.number().int(),
  /** Of what is written day by day: how much is done. */
  progress: z.object({ done: z.number().int(), of: z.number().int() }),
});
export type ImportValue = z.infer<typeof importValue>;

/** `after`: where the page before ended; null from the beginning. `limit`: how many things a page holds. */
export const exportQuery = z.strictObject({
  after: z.string().max(60).optional(),
  limit: z.number().int().min(1).max(50).default(10),
});
/** `rows`: rows of an import, one JSON object on each line. `things`: how many properties, tours or flights they are. */
export const exportValue = z.object({ rows: z.string(), things: z.number().int(), next: z.string().nullable() });
export type ExportValue = z.infer<typeof exportValue>;
