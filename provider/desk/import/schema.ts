import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { importStates } from "#domain/contract/import.shapes.ts";
import { inventories } from "#domain/import/inventories.ts";
import { moment } from "../../kernel/database/columns.ts";

/** Imports of an operator's own inventory, and their rows on the way in: see docs/decisions/052. */

const large = (name: string) => bigint(name, { mode: "number" });

/**
 * Maps the key that an operator's files use to the number of its thing. A key without its thing is reserved: the next
 * file that brings the thing takes it.
 */
export const inventoryKey = pgTable(
  "inventory_key",
  {
    kind: text("kind").notNull(),
    externalId: text("external_id").notNull(),
    // The demonstration's own numbers stay far below; addresses take nine digits.
    id: large("id").notNull().generatedByDefaultAsIdentity({ startWith: 500_000_000 }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.externalId] }),
    unique("one_key_of_a_thing").on(table.kind, table.id),
  ],
);

/** `staged_…` and `applied_…` count days of rows: a row of thirty nights is thirty. */
export const inventoryImport = pgTable(
  "inventory_import",
  {
    id: large("id").primaryKey().generatedAlwaysAsIdentity(),
    inventory: text("inventory", { enum: inventories }).notNull(),
    operator: text("operator").notNull(),
    isDryRun: boolean("is_dry_run").notNull(),
    state: text("state", { enum: importStates }).notNull().default("receiving"),
    parts: integer("parts").notNull().default(0),
    rows: integer("rows").notNull().default(0),
    faults: integer("faults").notNull().default(0),
    changes: jsonb("changes").notNull().default({}),
    keptSold: integer("kept_sold").notNull().default(0),
    stagedPrices: large("staged_prices").notNull().default(0),
    stagedStock: large("staged_stock").notNull().default(0),
    stagedCounters: large("staged_counters").notNull().default(0),
    appliedPrices: large("applied_prices").notNull().default(0),
    appliedStock: large("applied_stock").notNull().default(0),
    appliedCounters: large("applied_counters").notNull().default(0),
    /** Name of the file. */
    file: text("file"),
    /** True when sums far from the current ones were confirmed as intended. */
    acceptsOutliers: boolean("accepts_outliers").notNull().default(false),
    createdAt: moment("created_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("import_under_way").on(table.id).where(sql`state IN ('checking', 'applying')`),
    check(
      "no_more_is_applied_than_came",
      sql`${table.appliedPrices} <= ${table.stagedPrices} AND ${table.appliedStock} <= ${table.stagedStock}
        AND ${table.appliedCounters} <= ${table.stagedCounters}`,
    ),
  ],
);

/** A thing of a file, ready for its table. `data` null: its row is at fault, and what refers to it is not. */
export const importRow = pgTable(
  "import_row",
  {
    importId: large("import_id").notNull(),
    seq: integer("seq").notNull(),
    line: integer("line").notNull(),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    /** Null for a thing that is known by its key alone. */
    id: large("id"),
    data: jsonb("data"),
    refs: jsonb("refs"),
    /** Columns that its row does not name: an existing thing keeps them. */
    leftOut: jsonb("left_out").notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.seq] }),
    index("import_row_of_key").on(table.importId, table.kind, table.key),
    index("import_row_of_id").on(table.importId, table.kind, table.id),
  ],
);

/** `upto`: how many days the rows until here have, so that a batch of days is a range. */
const staged = () => ({
  importId: large("import_id").notNull(),
  upto: large("upto").notNull(),
  line: integer("line").notNull(),
});

export const importPrice = pgTable(
  "import_price",
  {
    ...staged(),
    ratePlanId: integer("rate_plan_id").notNull(),
    first: date("first", { mode: "string" }).notNull(),
    last: date("last", { mode: "string" }).notNull(),
    rackRate: large("rack_rate"),
    saleRate: large("sale_rate"),
    extraBedRate: large("extra_bed_rate").notNull(),
    babyCotRate: large("baby_cot_rate").notNull(),
    minStay: smallint("min_stay").notNull(),
    maxStay: smallint("max_stay").notNull(),
    /** 1 closed, 2 to arrival, 4 to departure. */
    switches: smallint("switches").notNull(),
    /** A bit for each field that its row does not name: see `NIGHT_FIELDS`. */
    leftOut: smallint("left_out").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.importId, table.upto] })],
);

export const importStock = pgTable(
  "import_stock",
  {
    ...staged(),
    roomTypeId: large("room_type_id").notNull(),
    first: date("first", { mode: "string" }).notNull(),
    last: date("last", { mode: "string" }).notNull(),
    total: integer("total").notNull(),
    soldElsewhere: integer("sold_elsewhere").notNull(),
    leftOut: smallint("left_out").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.importId, table.upto] })],
);

/** Staged counters of `stock`, for what is sold by the piece. */
export const importCounter = pgTable(
  "import_counter",
  {
    ...staged(),
    stockId: large("stock_id").notNull(),
    what: text("what").notNull(),
    total: integer("total").notNull(),
    soldElsewhere: integer("sold_elsewhere").notNull(),
    leftOut: smallint("left_out").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.importId, table.upto] })],
);

/**
 * Changes that an import made to existing data; `count` days alike from `first` to `last`. Rows are kept with their
 * import.
 */
export const inventoryChange = pgTable(
  "inventory_change",
  {
    importId: large("import_id").notNull(),
    record: text("record").notNull(),
    /** Key that files use for it. */
    key: text("key").notNull(),
    field: text("field").notNull(),
    before: text("before"),
    after: text("after"),
    first: date("first", { mode: "string" }),
    last: date("last", { mode: "string" }),
    count: integer("count").notNull().default(1),
  },
  (table) => [index("change_of_import").on(table.importId)],
);

export const importFault = pgTable(
  "import_fault",
  {
    importId: large("import_id").notNull(),
    line: integer("line").notNull(),
    path: text("path").notNull(),
    code: text("code").notNull(),
    detail: text("detail").notNull(),
  },
  (table) => [index("fault_of_import").on(table.importId, table.line)],
);
