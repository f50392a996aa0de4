import { sql } from "drizzle-orm";
import { bigint, check, integer, pgTable, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { identity, moment } from "../../kernel/database/columns.ts";
import { reservation } from "../reservation/schema.ts";

/** A link to one traveller's own voucher, which is read without logging in (decision 144). */
export const companionLink = pgTable(
  "companion_link",
  {
    id: identity(),
    /** The link's token is made of it, with a key of the vault. */
    publicId: text("public_id").notNull().unique(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** Place of the traveller, from 1. */
    traveller: smallint("traveller").notNull(),
    /** Number of the reservation's changes when it was made: it shows nothing after another one. */
    revision: integer("revision").notNull(),
    /** Digest of the link's token. */
    digest: text("digest").notNull().unique(),
    createdAt: moment("created_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    uniqueIndex("one_companion_link").on(table.reservationId, table.traveller).where(sql`${table.revokedAt} IS NULL`),
    check("a_companion_has_a_place", sql`${table.traveller} > 0`),
  ],
);
