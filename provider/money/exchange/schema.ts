import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text } from "drizzle-orm/pg-core";
import { foreignCurrencies } from "#domain/payment/exchange.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";

/** Rates that the company set; only ever added to. Of a currency the newest day applies, and of it the last one set. */
export const exchangeRate = pgTable(
  "exchange_rate",
  {
    id: identity(),
    currency: text("currency", { enum: foreignCurrencies }).notNull(),
    /** For one unit. */
    rial: rial("rial").notNull(),
    /** In Tehran. */
    day: date("day", { mode: "string" }).notNull(),
    setAt: moment("set_at").notNull(),
  },
  (table) => [
    check("rate_of_something", sql`${table.rial} > 0`),
    index("newest_rate").on(table.currency, table.day.desc(), table.id.desc()),
  ],
);
