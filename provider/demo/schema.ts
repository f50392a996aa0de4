import { bigint, boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { reservation } from "../shop/reservation/schema.ts";

/** The mark of a database that is the demonstration's, and which world it holds: one row, or none where the data is real. */
export const demoWorld = pgTable("demo_world", {
  id: integer("id").primaryKey().default(1),
  seed: integer("seed").notNull(),
  /** A digest of the world's sources: another one means that the world must be loaded again. */
  digest: text("digest").notNull(),
  /** The first day from which its horizons are filled. */
  toppedUpFrom: date("topped_up_from", { mode: "string" }).notNull(),
  /** True when the database was empty at the demonstration's start: only then may it empty the rows (`mark.ts`). */
  beganEmpty: boolean("began_empty").notNull().default(false),
});

/** Reservations that the demonstration's supplier refuses to issue. */
export const demoRefusedIssue = pgTable("demo_refused_issue", {
  reservationId: bigint("reservation_id", { mode: "number" })
    .primaryKey()
    .references(() => reservation.id),
});
