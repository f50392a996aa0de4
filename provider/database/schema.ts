import { integer, pgTable } from "drizzle-orm/pg-core";

/** How far the database's clock is moved, seconds: one row, which only the demonstration changes (reliability rule 5). */
export const appClock = pgTable("app_clock", {
  id: integer("id").primaryKey().default(1),
  offsetSeconds: integer("offset_seconds").notNull().default(0),
});
