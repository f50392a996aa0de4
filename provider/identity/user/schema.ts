import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { sessionBrowsers, sessionSystems } from "#domain/device/device.ts";
import { identity, moment } from "../../kernel/database/columns.ts";

/** A user. Everything personal is sealed; `*_index` are blind indexes. */
export const userAccount = pgTable(
  "user_account",
  {
    id: identity(),
    mobileIndex: text("mobile_index").notNull(),
    mobile: text("mobile").notNull(),
    passwordHash: text("password_hash"),
    /** The language of messages to the telephone: that of the last login. */
    locale: text("locale", { enum: ["fa", "en"] }).notNull(),
    /** Sealed JSON, each as its part of the profile is saved. */
    personal: text("personal"),
    legal: text("legal"),
    contact: text("contact"),
    emailVerifiedAt: moment("email_verified_at"),
    createdAt: moment("created_at").notNull(),
    lastLoginAt: moment("last_login_at"),
    /** Deleted by its owner: the row keeps its number for the books, and nothing personal. */
    closedAt: moment("closed_at"),
  },
  (table) => [
    uniqueIndex("user_of_mobile").on(table.mobileIndex),
    check(
      "a_closed_account_is_empty",
      sql`${table.closedAt} IS NULL OR (num_nonnulls(${table.passwordHash}, ${table.personal}, ${table.legal}, ${table.contact},
        ${table.emailVerifiedAt}, ${table.lastLoginAt}) = 0 AND ${table.mobile} = '')`,
    ),
  ],
);

/** A session, for each token that was issued. Revoked here, the token is invalid at once. */
export const userSession = pgTable(
  "user_session",
  {
    /** The token's `jti`: 128 random bits. */
    id: text("id").primaryKey(),
    userId: bigint("user_id", { mode: "number" })
      .notNull()
      .references(() => userAccount.id),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    /** Time of this session's last proof by one-time code that the telephone is in its owner's hand. */
    provedAt: moment("proved_at"),
    /** Device as its owner recognises it. Null: of the version before. */
    browser: text("browser", { enum: sessionBrowsers }),
    system: text("system", { enum: sessionSystems }),
  },
  (table) => [index("session_of_user").on(table.userId), index("session_by_end").on(table.expiresAt)],
);

/** Every code that was sent or is about to leave. Those who ask before it leaves share it (decision 025). */
export const oneTimeCode = pgTable(
  "one_time_code",
  {
    id: identity(),
    purpose: text("purpose", { enum: ["login", "forget_password", "profile"] }).notNull(),
    /** A blind index of the mobile number or address it goes to. */
    destination: text("destination").notNull(),
    /** The country of the number (ISO 3166-1 alpha-2), by which codes abroad are limited; null for an address. */
    country: text("country"),
    /** For askers who have proved before that the destination is theirs; strangers never share it. */
    isKnown: boolean("is_known").notNull().default(false),
    /** A keyed digest of the code, this salt, its purpose and destination. */
    salt: text("challenge").notNull(),
    codeDigest: text("code_digest").notNull(),
    /** Counted by the version before challenges; nothing reads it. */
    tries: integer("tries").notNull().default(0),
    /** Time at which its message leaves; may be ahead. */
    sentAt: moment("sent_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("code_of_destination").on(table.destination, table.sentAt.desc()),
    index("code_by_age").on(table.sentAt),
    index("code_abroad").on(table.country, table.sentAt).where(sql`country <> 'IR'`),
  ],
);

/** Challenge that one browser holds for a login by code: tries are counted here, apart for each asker. */
export const codeChallenge = pgTable(
  "code_challenge",
  {
    /** SHA-256 of 128 random bits that only the asker has. */
    digest: text("digest").primaryKey(),
    codeId: bigint("code_id", { mode: "number" })
      .notNull()
      .references(() => oneTimeCode.id, { onDelete: "cascade" }),
    /** A blind index of the address, browser or user that asked. */
    asker: text("asker").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Time at which the same browser got another. */
    endedAt: moment("ended_at"),
  },
  (table) => [index("challenge_of_code").on(table.codeId), check("five_tries", sql`${table.tries} BETWEEN 0 AND 5`)],
);

/** Wrong passwords in a row, of numbers with an account and without: the same answer for both. */
export const passwordAttempt = pgTable("password_attempt", {
  mobileIndex: text("mobile_index").primaryKey(),
  failures: integer("failures").notNull(),
  lastAt: moment("last_at").notNull(),
});
