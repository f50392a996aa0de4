import { integer, pgTable, text } from "drizzle-orm/pg-core";

/** Offset of the database's clock, seconds: one row, which only the demonstration changes. */
export const appClock = pgTable("app_clock", {
  id: integer("id").primaryKey().default(1),
  offsetSeconds: integer("offset_seconds").notNull().default(0),
});

/** The vault's version that every sealed text is sealed with: one row. */
export const vaultState = pgTable("vault_state", {
  id: integer("id").primaryKey().default(1),
  sealedVersion: integer("sealed_version").notNull().default(1),
  /** A digest by the key of the blind indexes: with another key no row would be found. */
  indexDigest: text("index_digest"),
});
