import type { Database, SqlValue } from "./database/database.ts";
import type { Log } from "./log.ts";
import { places } from "./sealed-places.ts";
import { FIRST_PREFIX, type Place, type Vault } from "./vault.ts";

/**
 * Seals again what the first version of the vault sealed: its texts were bound to their column, and most of them to no
 * row. Done once for a database, at a start, before anything is served; the calls open texts of the current version
 * only.
 */

const CURRENT_VERSION = 2;
const BATCH = 500;

type Row = Readonly<Record<string, string>>;
export type Column = {
  readonly table: string;
  /** Where the sealed text is, and what puts `$1` in its place. */
  readonly text: string;
  readonly write: string;
  /** The primary key, in its order, with its types. */
  readonly key: readonly (readonly [name: string, type: string])[];
  /** What else the place and the old context are made of, as SQL; `r` is the table. */
  readonly facts: Readonly<Record<string, string>>;
  readonly where?: string;
  readonly place: (row: Row) => Place;
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
    place: ({ code = "" }) => places.reservation(part, code),
    context: ({ code }) => `reservation.${part} ${code}`,
  });

const inProfile = (part: "personal" | "legal" | "contact"): Column =>
  plain("user_account", part, {
    facts: { user: "r.id" },
    place: ({ user }) => places.profile(part, Number(user)),
    context: () => `user.${part}`,
  });

const inOutbox = (kind: "sms" | "email"): Column => ({
  table: "outbox",
  text: "r.payload::jsonb ->> 'sealed'",
  write: "payload = jsonb_set(payload::jsonb, '{sealed}', to_jsonb($1::text))::text",
  key: [["id", "bigint"]],
  facts: { reference: "r.reference" },
  where: `r.kind = '${kind}'`,
  place: ({ reference = "" }) => places.message(kind, reference),
  context: () => `outbox.${kind}`,
});

/** Every sealed column. */
export const columns: readonly Column[] = [
  plain("user_account", "mobile", {
    facts: { index: "r.mobile_index" },
    place: ({ index = "" }) => places.mobile(index),
    context: () => "user.mobile",
  }),
  inProfile("personal"),
  inProfile("legal"),
  inProfile("contact"),
  plain("guest", "details", {
    facts: { user: "r.user_id", index: "r.document_index" },
    place: ({ user, index = "" }) => places.guest(Number(user), index),
    context: () => "guest.details",
  }),
  plain("bank_account", "details", {
    facts: { user: "r.user_id", index: "r.number_index" },
    place: ({ user, index = "" }) => places.bankAccount(Number(user), index),
    context: () => "bank.details",
  }),
  plain("inquiry", "details", {
    facts: { code: "r.tracking_code" },
    place: ({ code = "" }) => places.inquiry(code),
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
    place: ({ code = "", position }) => places.passenger(code, Number(position)),
    context: ({ code }) => `reservation.passenger ${code}`,
  }),
  inOutbox("sms"),
  inOutbox("email"),
  plain("idempotency", "body", {
    key: [
      ["principal", "text"],
      ["route", "text"],
      ["key", "text"],
    ],
    facts: { principal: "r.principal", route: "r.route", name: "r.key" },
    place: ({ principal = "", route = "", name = "" }) => places.answer(principal, route, name),
    context: ({ principal, route, name }) => `idempotency ${principal} ${route} ${name}`,
  }),
];

/** Seals every old text again, once for a database. What cannot be opened stays as it is and is logged. */
export async function sealAgain(database: Database, vault: Vault, log: Log): Promise<void> {
  const [state] = await database.query<{ version: number }>("SELECT sealed_version AS version FROM vault_state");
  if ((state?.version ?? 0) >= CURRENT_VERSION) return;
  let [sealed, left] = [0, 0];
  for (const column of columns) {
    for await (const rows of sealedRows(database, column, FIRST_PREFIX)) {
      for (const row of rows) {
        if (await sealRow(database, vault, column, row)) sealed += 1;
        else left += 1;
      }
    }
  }
  if (left > 0) log.error("sealed texts could not be opened", { rows: left });
  await database.query("UPDATE vault_state SET sealed_version = $1", [CURRENT_VERSION]);
  if (sealed > 0) log.info("sealed texts bound to their rows", { rows: sealed });
}

/** The rows of a column whose text begins so (as `sealed`), some at a time, in the order of the primary key. */
export async function* sealedRows(
  database: Database,
  { table, text, key, facts, where }: Column,
  prefix: string,
): AsyncGenerator<Row[]> {
  const names = key.map(([name]) => `r.${name}`).join(", ");
  const read = [
    `${text} AS sealed`,
    ...key.map(([name], place) => `r.${name}::text AS key_${place}`),
    ...Object.entries(facts).map(([name, sql]) => `(${sql})::text AS "${name}"`),
  ].join(", ");
  for (let last: SqlValue[] | null = null; ; ) {
    const after =
      last === null ? "" : `AND (${names}) > (${key.map(([, type], at) => `$${at + 1}::${type}`).join(", ")})`;
    const rows: Row[] = await database.query<Row>(
      `SELECT ${read} FROM ${table} AS r WHERE ${where ?? "true"} AND ${text} LIKE '${prefix}%' ${after}
       ORDER BY ${names} LIMIT ${BATCH}`,
      last ?? [],
    );
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH) return;
    last = key.map((_, at) => end[`key_${at}`] ?? null);
  }
}

/** Whether it could be opened. Compare-and-set on the text that was read: another process may do the same. */
async function sealRow(database: Database, vault: Vault, column: Column, row: Row): Promise<boolean> {
  const { table, text, write, key, context, place } = column;
  const old = row["sealed"] ?? "";
  let again: string;
  try {
    again = vault.seal(vault.openFirst(old, context(row)), place(row));
  } catch {
    return false;
  }
  const its = key.map(([name, type], at) => `r.${name} = $${at + 3}::${type}`).join(" AND ");
  const keys = key.map((_, at) => row[`key_${at}`] ?? null);
  await database.query(`UPDATE ${table} AS r SET ${write} WHERE ${text} = $2 AND ${its}`, [again, old, ...keys]);
  return true;
}
