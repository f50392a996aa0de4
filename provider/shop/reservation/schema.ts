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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ageGroups } from "#domain/enums/enums.ts";
import { changeKinds, heldChangeStates } from "#domain/reservation/changes.ts";
import { cancellableParts } from "#domain/reservation/penalty.ts";
import { reservationStatuses } from "#domain/reservation/statuses.ts";
import { actors } from "#domain/reservation/transitions.ts";
import { userAccount } from "../../identity/user/schema.ts";
import { identity, moment, rial } from "../../kernel/database/columns.ts";

/**
 * Quotes and reservations. A reservation keeps a copy of all that was offered: nothing of it changes when a property,
 * a price or the whole demo world does. Rial is `bigint`; every instant is the database's own (`app_now()`).
 */

export const quote = pgTable(
  "quote",
  {
    /** 128 random bits, base64url. */
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    request: jsonb("request").notNull(),
    offer: jsonb("offer").notNull(),
    /** A digest of the offer: another one means that the price or the conditions moved. */
    hash: text("hash").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("quote_by_end").on(table.expiresAt)],
);

export const reservation = pgTable(
  "reservation",
  {
    id: identity(),
    /** The product, which keeps the subject beside this row. */
    kind: text("kind").notNull(),
    /** In addresses: 130 random bits as 26 letters and digits of Crockford's base32, a digit among them. */
    confirmationCode: text("confirmation_code").notNull().unique(),
    /** For people: ten digits; the mobile number is asked beside it. */
    trackingCode: text("tracking_code").notNull().unique(),
    /** In links to the mobile app. */
    hashTrackingCode: text("hash_tracking_code").notNull().unique(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    status: text("status", { enum: reservationStatuses }).notNull(),
    statusReason: text("status_reason"),
    startsAt: moment("starts_at"),
    /** No payment deadline goes past it. */
    lastPayAt: moment("last_pay_at"),
    /** From then on nothing is given back for it. */
    endsAt: moment("ends_at"),
    offer: jsonb("offer").notNull(),
    isOnRequest: boolean("is_on_request").notNull(),
    rackTotal: rial("rack_total").notNull(),
    total: rial("total").notNull(),
    penalty: rial("penalty").notNull().default(0),
    paid: rial("paid").notNull().default(0),
    holdExpiresAt: moment("hold_expires_at"),
    reviewDueAt: moment("review_due_at"),
    paymentDeadlineAt: moment("payment_deadline_at"),
    /** Length of the first payment deadline, seconds: its extension adds the same again. */
    paymentSeconds: integer("payment_seconds"),
    isExtended: boolean("is_extended").notNull().default(false),
    extendedAt: moment("extended_at"),
    /** The next deadline at which the status changes by itself; null when there is none. */
    timerAt: moment("timer_at"),
    createdAt: moment("created_at").notNull(),
    submittedAt: moment("submitted_at"),
    confirmedAt: moment("confirmed_at"),
    paidAt: moment("paid_at"),
    /** Deadline for its supplier to issue it, once it is paid. */
    issueDueAt: moment("issue_due_at"),
    issuedAt: moment("issued_at"),
    /** Time of its cancellation, expiry or refusal. */
    endedAt: moment("ended_at"),
    supplierConfirmationCode: text("supplier_confirmation_code"),
    /** Sealed JSON: the booker, the time of arrival, the wish. */
    booker: text("booker").notNull(),
    /** A blind index of the booker's mobile number, for tracking. */
    bookerIndex: text("booker_index").notNull(),
    arrival: text("arrival"),
    note: text("note"),
    version: integer("version").notNull().default(0),
  },
  (table) => [
    index("reservation_of_user").on(table.userId, table.createdAt.desc()),
    index("reservation_by_timer").on(table.timerAt).where(sql`${table.timerAt} IS NOT NULL`),
    index("paid_and_not_issued")
      .on(table.paidAt)
      .where(sql`${table.status} = 'in_progress' AND ${table.paidAt} IS NOT NULL`),
    index("hold_of_user").on(table.userId).where(sql`${table.timerAt} IS NOT NULL`),
    check("extended_once", sql`${table.isExtended} = (${table.extendedAt} IS NOT NULL)`),
    check(
      "an_envelope_is_whole",
      sql`${table.startsAt} IS NOT NULL AND ${table.lastPayAt} IS NOT NULL AND ${table.endsAt} >= ${table.startsAt}`,
    ),
    check("rial_is_not_negative", sql`${table.total} >= 0 AND ${table.penalty} >= 0 AND ${table.paid} >= 0`),
    check("a_penalty_is_of_what_was_paid", sql`${table.penalty} <= ${table.paid}`),
    check(
      "no_timer_once_paid_or_over",
      sql`${table.timerAt} IS NULL OR (${table.paid} = 0 AND ${table.status} IN
        ('in_progress', 'under_review', 'ready_to_pay', 'payment_failed', 'payment_deadline_expired'))`,
    ),
  ],
);

/** Parts that were cancelled alone. Append-only. Nothing personal. */
export const cancelledPart = pgTable(
  "cancelled_part",
  {
    id: identity(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** Counted from 1 for each reservation. */
    number: smallint("number").notNull(),
    of: text("of", { enum: cancellableParts }).notNull(),
    /** Its position at that time, from 1. */
    position: smallint("position").notNull(),
    titleFa: text("title_fa").notNull(),
    titleEn: text("title_en").notNull(),
    /** The agreed offer before. */
    offer: jsonb("offer").notNull(),
    /** Amount that was paid for it, rial. */
    paid: rial("paid").notNull(),
    /** Kept of that. */
    penalty: rial("penalty").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("cancelled_once").on(table.reservationId, table.number),
    check("a_part_keeps_what_was_paid", sql`${table.penalty} BETWEEN 0 AND ${table.paid}`),
  ],
);

/** Changes that were applied. Append-only. Nothing personal. */
export const ownChange = pgTable(
  "own_change",
  {
    id: identity(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** Counted from 1 for each reservation. */
    number: smallint("number").notNull(),
    what: text("what", { enum: changeKinds }).notNull(),
    /** The agreed offer before. */
    offer: jsonb("offer").notNull(),
    /** First and last day before and after. */
    startedOn: date("started_on", { mode: "string" }).notNull(),
    endedOn: date("ended_on", { mode: "string" }).notNull(),
    startsOn: date("starts_on", { mode: "string" }).notNull(),
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    /** Amount that was paid for what went, rial. */
    paid: rial("paid").notNull(),
    /** Kept of that. */
    penalty: rial("penalty").notNull(),
    /** Price of what came. */
    comes: rial("comes").notNull(),
    at: moment("at").notNull(),
  },
  (table) => [
    unique("own_change_once").on(table.reservationId, table.number),
    check(
      "an_own_change_keeps_what_was_paid",
      sql`${table.penalty} BETWEEN 0 AND ${table.paid} AND ${table.comes} >= 0`,
    ),
  ],
);

/**
 * A dearer change that a card pays: what it needs beyond the booking is held until then. Nothing of a request or an offer is
 * personal; the travellers are sealed.
 */
export const heldChange = pgTable(
  "held_change",
  {
    id: identity(),
    /** Names it in calls. */
    publicId: text("public_id").notNull().unique(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    /** That of the reservation which it was agreed for: it applies to no other. */
    version: integer("version").notNull(),
    /** Request as agreed, the offer afterwards, and the sums that were shown. */
    request: jsonb("request").notNull(),
    offer: jsonb("offer").notNull(),
    quote: jsonb("quote").notNull(),
    /** Sealed JSON: the travellers afterwards. Null where they stay as they are, and once it has ended. */
    travellers: text("travellers"),
    due: rial("due").notNull(),
    state: text("state", { enum: heldChangeStates }).notNull(),
    heldAt: moment("held_at").notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [
    uniqueIndex("one_held_change").on(table.reservationId).where(sql`${table.state} = 'held'`),
    index("held_change_of_reservation").on(table.reservationId),
    index("held_change_to_end").on(table.endsAt).where(sql`${table.state} = 'held'`),
    check("a_held_change_of_something", sql`${table.due} > 0 AND ${table.endsAt} > ${table.heldAt}`),
    check("only_a_held_change_has_travellers", sql`${table.travellers} IS NULL OR ${table.state} = 'held'`),
  ],
);

/** Travellers. Everything personal is sealed. */
export const reservationPassenger = pgTable(
  "reservation_passenger",
  {
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    position: smallint("position").notNull(),
    roomPosition: smallint("room_position").notNull(),
    ageGroup: text("age_group", { enum: ageGroups }).notNull(),
    isSupervisor: boolean("is_supervisor").notNull(),
    sealed: text("sealed").notNull(),
  },
  (table) => [primaryKey({ columns: [table.reservationId, table.position] })],
);

/** Each change of a status, and events without one. Append-only. */
export const reservationEvent = pgTable(
  "reservation_event",
  {
    id: identity(),
    reservationId: bigint("reservation_id", { mode: "number" })
      .notNull()
      .references(() => reservation.id),
    at: moment("at").notNull(),
    fromStatus: text("from_status", { enum: reservationStatuses }),
    toStatus: text("to_status", { enum: reservationStatuses }).notNull(),
    actor: text("actor", { enum: actors }).notNull(),
    reason: text("reason"),
    /** The name by which an operator decided. */
    operator: text("operator"),
  },
  (table) => [index("event_of_reservation").on(table.reservationId, table.id)],
);

/** The attempts to open a reservation by its tracking code, within an hour that begins at the first. */
export const trackingTry = pgTable("tracking_try", {
  /** A blind index of the tracking code or the address. */
  key: text("key").primaryKey(),
  tries: integer("tries").notNull(),
  since: moment("since").notNull(),
});
