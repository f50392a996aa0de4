import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { identity, moment } from "../../kernel/database/columns.ts";

/** Messages from the public to the company: a hotel that wants to be listed, a message. Sealed whole. */
export const inquiry = pgTable(
  "inquiry",
  {
    id: identity(),
    kind: text("kind", { enum: ["register_hotel", "contact_message"] }).notNull(),
    /** Ten digits to refer to it on the telephone. */
    trackingCode: text("tracking_code").notNull().unique(),
    details: text("details").notNull(),
    /** Keyed digest of the sender's number; null for rows of the version before. */
    senderIndex: text("sender_index"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("inquiry_by_age").on(table.createdAt),
    index("inquiry_of_sender").on(table.senderIndex).where(sql`${table.senderIndex} IS NOT NULL`),
  ],
);
