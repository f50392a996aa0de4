import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { reservation } from "../reservation/schema.ts";

/** A discount code and its terms. A trigger moves `spent` and `uses` with its uses, and nothing else does. */
export const campaign = pgTable(
  "campaign",
  {
    id: identity(),
    /** As `discountCodeOf` reads it. */
    code: text("code").notNull().unique("one_campaign_of_a_code"),
    percent: smallint("percent"),
    amount: rial("amount"),
    ceiling: rial("ceiling"),
    budget: rial("budget").notNull(),
    spent: rial("spent").notNull().default(0),
    /** Null: as many as the budget pays for. */
    mostUses: integer("most_uses"),
    uses: integer("uses").notNull().default(0),
    /** Most uses of one user; null: any number. */
    mostEach: integer("most_each"),
    /** Least sum of a booking. */
    least: rial("least").notNull().default(0),
    isFirstOnly: boolean("is_first_only").notNull().default(false),
    /** Kinds of products with a space between them; null: all. */
    kinds: text("kinds"),
    saleFrom: moment("sale_from").notNull(),
    saleUntil: moment("sale_until").notNull(),
    /** First and last day on which a journey may begin; null: any. */
    travelFrom: date("travel_from", { mode: "string" }),
    travelUntil: date("travel_until", { mode: "string" }),
    madeAt: moment("made_at").notNull(),
    madeBy: text("made_by").notNull(),
    endedAt: moment("ended_at"),
    endedBy: text("ended_by"),
  },
  (table) => [
    check("a_budget_is_never_overspent", sql`${table.spent} >= 0 AND ${table.spent} <= ${table.budget}`),
    check(
      "uses_never_exceed_their_limit",
      sql`${table.uses} >= 0 AND (${table.mostUses} IS NULL OR ${table.uses} <= ${table.mostUses})`,
    ),
  ],
);

/** A use of a code by a reservation. It is given back where the reservation ends unpaid, and is never deleted. */
export const campaignUse = pgTable(
  "campaign_use",
  {
    id: identity(),
    campaignId: bigint("campaign_id", { mode: "number" })
      .notNull()
      .references(() => campaign.id),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    /** Its code is for a first booking. */
    isFirst: boolean("is_first").notNull(),
    /** The discount, rial. */
    amount: rial("amount").notNull(),
    takenAt: moment("taken_at").notNull(),
    givenBackAt: moment("given_back_at"),
  },
  (table) => [
    uniqueIndex("one_use_of_a_reservation").on(table.reservationId).where(sql`${table.givenBackAt} IS NULL`),
    uniqueIndex("one_first_booking_of_a_user")
      .on(table.userId)
      .where(sql`${table.isFirst} AND ${table.givenBackAt} IS NULL`),
    index("use_of_a_user").on(table.campaignId, table.userId),
    check("a_use_is_of_something", sql`${table.amount} > 0`),
  ],
);

/** Users who had paid a booking and have deleted their account: a keyed digest of the number, and nothing else. */
export const bookedBefore = pgTable("booked_before", { digest: text("digest").primaryKey() });
