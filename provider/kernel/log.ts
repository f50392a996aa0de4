import { type DestinationStream, pino } from "pino";
import { atSource } from "./source-place.ts";

/**
 * Everything a log line may hold: an allow-list, so that a body, a query, a cookie or a name
 * cannot slip in. `route` is the pattern of a path, never the path itself.
 */
export type LogFields = {
  request_id?: string;
  /** Trace of the visitor's request to the website that this is a part of (W3C Trace Context). */
  trace_id?: string;
  method?: string;
  route?: string;
  status?: number;
  /** Keyed digest for users: lines of one user can be linked, and the user cannot be identified. */
  who?: string;
  /** Of the contract's closed list. */
  reason?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  duration_ms?: number;
  /** The reads of a batch, each with its route, status and duration. */
  parts?: readonly string[];
  port?: number;
  engine?: string;
  rows?: number;
  /** Number of these in the time window. */
  count?: number;
  pid?: number;
  signal?: string;
  outbox_kind?: string;
  job?: string;
  attempts?: number;
  /** An alarm's kind, and the row that it is about: `payment:12`. */
  alarm?: string;
  subject?: string;
  /**
   * The class and SQLSTATE of an error, and where in our code it was thrown: never its message, which may quote input.
   */
  error_name?: string;
  error_code?: string;
  error_at?: string;
};

export type Log = {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
};

const allowed = [
  "request_id",
  "trace_id",
  "method",
  "route",
  "status",
  "who",
  "reason",
  "country",
  "duration_ms",
  "parts",
  "port",
  "engine",
  "rows",
  "count",
  "pid",
  "signal",
  "outbox_kind",
  "job",
  "attempts",
  "alarm",
  "subject",
  "error_name",
  "error_code",
  "error_at",
] as const satisfies readonly (keyof LogFields)[];

/** Structured lines in UTC. Control characters are escaped by JSON itself. */
export function createLog(destination?: DestinationStream): Log {
  const options = { base: null, timestamp: () => `,"time":"${new Date().toISOString()}"` };
  const logger = destination ? pino(options, destination) : pino(options);
  return {
    info: (event, fields) => logger.info(pick(fields), event),
    warn: (event, fields) => logger.warn(pick(fields), event),
    error: (event, fields) => logger.error(pick(fields), event),
  };
}

export const silentLog: Log = { info() {}, warn() {}, error() {} };

function pick(fields: LogFields = {}): LogFields {
  return Object.fromEntries(allowed.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]));
}

/** The loggable part of an error: its class, its code, and the first line of ours in its stack. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error_name: typeof error };
  const cause = error.cause instanceof Error ? error.cause : error;
  const frame = error.stack
    ?.split("\n")
    .map(atSource)
    .find((line) => /\/(?:provider|products|domain)\//.test(line) && !line.includes("/node_modules/"));
  return {
    error_name: cause.name,
    error_code: "code" in cause && typeof cause.code === "string" ? cause.code : undefined,
    error_at: frame
      ?.trim()
      .replace(/^at /, "")
      .replace(/(?:file:\/\/\S*?\/|(?:\.\.\/)+)(?=(?:provider|products|domain)\/)/, ""),
  };
}
