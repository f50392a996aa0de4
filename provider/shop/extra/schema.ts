import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { extraKinds, extraSubjects } from "#domain/extra/extras.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";
import { reservation } from "../reservation/schema.ts";

/** An extra of the catalogue. Lists are words with a space between them; null: any. Never deleted. */
export const extra = pgTable(
  "extra",
  {
    id: identity(),
    code: text("code").notNull().unique("one_extra_of_a_code"),
    kind: text("kind", { enum: extraKinds }).notNull(),
    titleFa: text("title_fa").notNull(),
    titleEn: text("title_en").notNull(),
    providerFa: text("provider_fa").notNull(),
    providerEn: text("provider_en").notNull(),
    aboutFa: text("about_fa").notNull(),
    aboutEn: text("about_en").notNull(),
    per: text("per", { enum: extraSubjects }).notNull(),
    price: rial("price").notNull(),
    /** `hours_before` the beginning, and the percentage that is kept. */
    steps: jsonb("steps").notNull(),
    groups: text("groups"),
    kinds: text("kinds"),
    places: text("places"),
    carriers: text("carriers"),
    madeAt: moment("made_at").notNull(),
    madeBy: text("made_by").notNull(),
    endedAt: moment("ended_at"),
    endedBy: text("ended_by"),
  },
  (table) => [check("an_extra_has_a_price", sql`${table.price} > 0 AND ${table.price} % 10 = 0`)],
);

/** A paid extra of a reservation, and what went back of its price. Nothing personal. */
export const extraSold = pgTable(
  "extra_sold",
  {
    id: identity(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** As in the offer. */
    number: smallint("number").notNull(),
    extraId: bigint("extra_id", { mode: "number" })
      .notNull()
      .references(() => extra.id),
    paid: rial("paid").notNull(),
    back: rial("back").notNull().default(0),
    soldAt: moment("sold_at").notNull(),
  },
  (table) => [
    unique("an_extra_is_sold_once").on(table.reservationId, table.number),
    index("sold_of_extra").on(table.extraId),
    check("no_more_of_an_extra_back_than_paid", sql`${table.paid} > 0 AND ${table.back} BETWEEN 0 AND ${table.paid}`),
  ],
);
