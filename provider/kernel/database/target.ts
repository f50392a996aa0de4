/** A PostgreSQL server, and how it is reached. */
export type ServerTarget = {
  /** The primary, directly or through a pool of connections. */
  readonly url: string;
  /** The primary itself, where `url` leads through a pool: for work that lasts longer than a transaction. */
  readonly directUrl?: string | null;
  /** Standbys, for calls that only read and that anybody may make. */
  readonly readUrl?: string | null;
  /** True when statements have names, by which a connection keeps their plans. Not every pool can keep them. */
  readonly hasNames?: boolean;
};

/** A server, or the embedded database in a folder (`null`: in memory). */
export type DatabaseTarget = ServerTarget | { readonly folder: string | null };
