import { aadContexts } from "./aad-contexts.ts";
import type { Queryable } from "./database/database.ts";
import type { AadContext } from "./vault.ts";

/** Every sealed column: how its texts are read, some at a time, and replaced. */

/** Rows that are read at once. */
export const BATCH = 500;

export type Row = Readonly<Record<string, string>>;
/** Filter for the texts of a column: a condition of SQL about the text. */
export type Wanted = (text: string) => string;

export type Column = {
  readonly table: string;
  /** Expression of the sealed text, and the one that puts `$1` in its place. */
  readonly text: string;
  readonly write: string;
  /** The primary key, in its order, with its types. */
  readonly key: readonly (readonly [name: string, type: string])[];
  /** Further inputs of the place and the old context, as SQL; `r` is the table. */
  readonly facts: Readonly<Record<string, string>>;
  readonly where?: string;
  readonly place: (row: Row) => AadContext;
  readonly context: (row: Row) => string;
};

const plain = (
  table: string,
  column: string,
  rest: Omit<Column, "table" | "text" | "write" | "key"> & Partial<Pick<Column, "key">>,
): Column => ({ table, text: `r.${column}`, write: `${column} = $1`, key: [["id", "bigint"]], ...rest });

const inReservation = (part: "booker" | "arrival" | "note"): Column =>
  plain("reservation", part, {
    facts: { code: "r.confirmation_code" },
    place: ({ code = "" }) => aadContexts.reservation(part, code),
    context: ({ code }) => `reservation.${part} ${code}`,
  });

const inProfile = (part: "personal" | "legal" | "contact"): Column =>
  plain("user_account", part, {
    facts: { user: "r.id" },
    place: ({ user }) => aadContexts.profile(part, Number(user)),
    context: () => `user.${part}`,
  });

const inShare = (part: "name" | "sheba"): Column =>
  plain("payment_share", part, {
    facts: { share: "r.public_id" },
    place: ({ share = "" }) => aadContexts.share(part, share),
    // It never had a first version.
    context: ({ share }) => `payment_share.${part} ${share}`,
  });

const inOutbox = (kind: "sms" | "email"): Column => ({
  table: "outbox",
  text: "r.payload::jsonb ->> 'sealed'",
  write: "payload = jsonb_set(payload::jsonb, '{sealed}', to_jsonb($1::text))::text",
  key: [["id", "bigint"]],
  facts: { reference: "r.reference" },
  where: `r.kind = '${kind}'`,
  place: ({ reference = "" }) => aadContexts.message(kind, reference),
  context: () => `outbox.${kind}`,
});

/** Every sealed column. */
export const columns: readonly Column[] = [
  plain("user_account", "mobile", {
    facts: { index: "r.mobile_index" },
    place: ({ index = "" }) => aadContexts.mobile(index),
    context: () => "user.mobile",
  }),
  inProfile("personal"),
  inProfile("legal"),
  inProfile("contact"),
  plain("guest", "details", {
    facts: { user: "r.user_id", index: "r.document_index" },
    place: ({ user, index = "" }) => aadContexts.guest(Number(user), index),
    context: () => "guest.details",
  }),
  plain("bank_account", "details", {
    facts: { user: "r.user_id", index: "r.number_index" },
    place: ({ user, index = "" }) => aadContexts.bankAccount(Number(user), index),
    context: () => "bank.details",
  }),
  plain("inquiry", "details", {
    facts: { code: "r.tracking_code" },
    place: ({ code = "" }) => aadContexts.inquiry(code),
    context: () => "inquiry.details",
  }),
  inReservation("booker"),
  inReservation("arrival"),
  inReservation("note"),
  plain("reservation_passenger", "sealed", {
    key: [
      ["reservation_id", "bigint"],
      ["position", "smallint"],
    ],
    facts: {
      code: "(SELECT confirmation_code FROM reservation WHERE id = r.reservation_id)",
      position: "r.position",
    },
    place: ({ code = "", position }) => aadContexts.passenger(code, Number(position)),
    context: ({ code }) => `reservation.passenger ${code}`,
  }),
  plain("held_change", "travellers", {
    facts: { change: "r.public_id" },
    place: ({ change = "" }) => aadContexts.heldChange(change),
    // It never had a first version.
    context: ({ change }) => `held_change.travellers ${change}`,
  }),
  plain("kept_record", "details", {
    key: [["reservation_id", "bigint"]],
    facts: { code: "(SELECT confirmation_code FROM reservation WHERE id = r.reservation_id)" },
    place: ({ code = "" }) => aadContexts.keptRecord(code),
    // It never had a first version.
    context: ({ code }) => `kept_record.details ${code}`,
  }),
  inShare("name"),
  inShare("sheba"),
  inOutbox("sms"),
  inOutbox("email"),
  plain("idempotency", "body", {
    key: [
      ["principal", "text"],
      ["route", "text"],
      ["key", "text"],
    ],
    facts: { principal: "r.principal", route: "r.route", name: "r.key" },
    place: ({ principal = "", route = "", name = "" }) => aadContexts.answer(principal, route, name),
    context: ({ principal, route, name }) => `idempotency ${principal} ${route} ${name}`,
  }),
];

/** The condition of texts that begin so. */
export const begins =
  (prefix: string): Wanted =>
  (text) =>
    `${text} LIKE '${prefix}%'`;

/** All rows of a column whose text is wanted, some at a time, in the order of the primary key. */
export async function* sealedRows(database: Queryable, column: Column, wanted: Wanted): AsyncGenerator<Row[]> {
  for (let last: readonly string[] | null = null; ; ) {
    const rows = await someSealedRows(database, column, wanted, last);
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = keyOf(column, end);
  }
}

/** The primary key of a row that was read, as texts. */
export const keyOf = ({ key }: Column, row: Row): string[] => key.map((_, at) => row[`key_${at}`] ?? "");

/** The first such rows after a primary key, `BATCH` at most; from the first on where it is null. */
export function someSealedRows(
  database: Queryable,
  { table, text, key, facts, where }: Column,
  wanted: Wanted,
  last: readonly string[] | null,
): Promise<Row[]> {
  const names = key.map(([name]) => `r.${name}`).join(", ");
  const read = [
    `${text} AS sealed`,
    ...key.map(([name], place) => `r.${name}::text AS key_${place}`),
    ...Object.entries(facts).map(([name, sql]) => `(${sql})::text AS "${name}"`),
  ].join(", ");
  const after =
    last === null ? "" : `AND (${names}) > (${key.map(([, type], at) => `$${at + 1}::${type}`).join(", ")})`;
  return database.query<Row>(
    `SELECT ${read} FROM ${table} AS r WHERE ${where ?? "true"} AND ${wanted(text)} ${after}
     ORDER BY ${names} LIMIT ${BATCH}`,
    last ?? [],
  );
}

/**
 * Puts a text in the place of the one that was read. Compare-and-set on that text: what was written meanwhile stays.
 *
 * @returns whether it was still the one that was read.
 */
export async function replaceSealed(database: Queryable, column: Column, row: Row, again: string): Promise<boolean> {
  const { table, text, write, key } = column;
  const its = key.map(([name, type], at) => `r.${name} = $${at + 3}::${type}`).join(" AND ");
  const replaced = await database.query(`UPDATE ${table} AS r SET ${write} WHERE ${text} = $2 AND ${its} RETURNING 1`, [
    again,
    row["sealed"] ?? "",
    ...keyOf(column, row),
  ]);
  return replaced.length === 1;
}
