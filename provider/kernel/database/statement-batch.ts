import pg from "pg";
import type { SqlValue } from "./database.ts";

/** Answer to a statement: its rows, and the server's command tag (`UPDATE 2`, `COMMIT`). */
export type Answered = { readonly rows: unknown[]; readonly tag: string };

/** A statement to be sent. With a name it is parsed once a connection. */
export type Statement = {
  readonly text: string;
  readonly values: readonly SqlValue[];
  readonly name: string | undefined;
  resolve(answered: Answered): void;
  reject(error: unknown): void;
};

type Column = { readonly name: string; readonly read: (text: string) => unknown };

/** A statement that a connection has parsed. `columns` are null until its first answer has described them. */
type Prepared = { readonly id: string; readonly text: string; columns: readonly Column[] | null };

type Sent = Statement & {
  readonly prepared: Prepared | null;
  readonly isNew: boolean;
  columns: readonly Column[] | null;
};

type TypesOf = { getTypeParser(oid: number, format?: "text"): (text: string) => unknown };

/** Prepared statements of each connection, by name; numbered on the server, so that a failed one is never reused. */
const preparedOn = new WeakMap<pg.Connection, { made: number; byName: Map<string, Prepared> }>();

/**
 * Statements that go out together, as one message and for one answer: the server sends nothing before it is through with
 * all of them, and does none behind one that fails. Columns of a named statement are described once a connection.
 * node-postgres sends each statement by itself, describes it each time, and has the server answer each by itself.
 */
export class StatementBatch extends pg.Query {
  readonly #statements: readonly Statement[];
  readonly #types: TypesOf;
  readonly #sent: Sent[] = [];
  #at = 0;
  #rows: unknown[] = [];

  /** Time limit for all of them before the connection is given up, milliseconds; read by node-postgres. */
  readonly query_timeout: number;

  constructor(statements: readonly Statement[], types: TypesOf, timeout: number) {
    super("");
    this.query_timeout = timeout;
    this.#statements = statements;
    this.#types = types;
  }

  /** Called by node-postgres, as is all that follows. */
  override submit = (connection: pg.Connection): Error | null => {
    const known = preparedOn.get(connection) ?? { made: 0, byName: new Map<string, Prepared>() };
    preparedOn.set(connection, known);
    for (const statement of this.#statements) {
      const { name, text } = statement;
      const earlier = name === undefined ? undefined : known.byName.get(name);
      if (earlier !== undefined && earlier.text !== text) return new Error(`Two statements are named ${name}`);
      const prepared = earlier ?? (name === undefined ? null : { id: `batched_${known.made++}`, text, columns: null });
      if (name !== undefined && prepared !== null) known.byName.set(name, prepared);
      this.#sent.push({ ...statement, prepared, isNew: earlier === undefined, columns: prepared?.columns ?? null });
    }
    connection.stream.cork();
    for (const { text, values, prepared, isNew, columns } of this.#sent) {
      const statement = prepared?.id ?? "";
      if (isNew) connection.parse({ name: statement, text, types: [] }, true);
      connection.bind({ statement, values: values.map(asText) }, true);
      if (columns === null) connection.describe({ type: "P" }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    return null;
  };

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#now.columns = fields.map(({ name, dataTypeID }) => ({ name, read: this.#types.getTypeParser(dataTypeID) }));
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Record<string, unknown> = {};
    for (const [at, { name, read }] of (this.#now.columns ?? []).entries()) {
      const text = fields[at] ?? null;
      row[name] = text === null ? null : read(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { text: string }): void {
    const { prepared, columns, resolve } = this.#now;
    if (prepared !== null) prepared.columns ??= columns ?? [];
    const rows = this.#rows;
    this.#rows = [];
    this.#at += 1;
    resolve({ rows, tag: text });
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: "" });
  }

  /** It is unknown if statements behind a failed one were parsed: they are parsed again, under another number. */
  handleError(error: unknown, connection: pg.Connection): void {
    const byName = preparedOn.get(connection)?.byName;
    for (const { name, prepared, isNew } of this.#sent.slice(this.#at)) {
      if (isNew && name !== undefined && byName?.get(name) === prepared) byName?.delete(name);
    }
    for (const { reject } of this.#statements.slice(this.#at)) reject(error);
    this.#stopClock();
  }

  handleReadyForQuery(): void {
    this.#stopClock();
  }

  /** node-postgres puts a callback on a query, which ends the clock of `query_timeout`. */
  #stopClock(): void {
    (this as { callback?: () => void }).callback?.();
  }

  get #now(): Sent {
    const now = this.#sent[this.#at];
    if (now === undefined) throw new Error("An answer came for no statement");
    return now;
  }
}

const asText = (value: SqlValue | undefined): string | null =>
  value === null || value === undefined ? null : String(value);
