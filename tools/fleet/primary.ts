import pg from "pg";
import { answers, type Fleet, NODES, type NodeNumber, type Ports } from "./layout.ts";
import { until } from "./until.ts";

/**
 * Runs `work` as the superuser on the primary, and retries until it returns true: a primary may be away for a while, so
 * statements of `work` may run twice.
 */
export const onPrimary = (
  fleet: Pick<Fleet, "ports" | "passwords">,
  database: string,
  work: (client: pg.Client) => Promise<boolean>,
): Promise<void> => until(() => asSuperuser(fleet, "rw", database, work), "the primary");

/** The address at which a node's Patroni answers. */
export const patroniOf = (ports: Ports, node: NodeNumber): string => `http://127.0.0.1:${ports[`patroni${node}`]}`;

/** The leading node according to Patroni; null while none leads, as in a failover. */
export async function primaryOf(ports: Ports): Promise<NodeNumber | null> {
  const leads = NODES.map((node) => answers(`${patroniOf(ports, node)}/primary`)().catch(() => false));
  return NODES[(await Promise.all(leads)).indexOf(true)] ?? null;
}

/** Runs a function as the superuser on one node, or on the primary (`rw`), on a connection of its own. */
export async function asSuperuser<T>(
  { ports, passwords }: Pick<Fleet, "ports" | "passwords">,
  at: "rw" | `database${NodeNumber}`,
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = `postgres://postgres:${passwords.postgres}@127.0.0.1:${ports[at]}/${database}`;
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
