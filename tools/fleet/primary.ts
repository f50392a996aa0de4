import pg from "pg";
import { answers, type Fleet, NODES, type NodeNumber, type Ports } from "./layout.ts";
import { until } from "./until.ts";

/**
 * Does `work` as the superuser at the door that leads to the primary, again until it is true: a primary may be away for a
 * while, and statements of `work` be sent twice.
 */
export const onPrimary = (
  fleet: Pick<Fleet, "ports" | "passwords">,
  database: string,
  work: (client: pg.Client) => Promise<boolean>,
): Promise<void> => until(() => asSuperuser(fleet, "rw", database, work), "the primary");

/** The address at which a node's Patroni answers. */
export const patroniOf = (ports: Ports, node: NodeNumber): string => `http://127.0.0.1:${ports[`patroni${node}`]}`;

/** The node that leads, as Patroni says it; null while none does, as in a failover. */
export async function primaryOf(ports: Ports): Promise<NodeNumber | null> {
  const leads = NODES.map((node) => answers(`${patroniOf(ports, node)}/primary`)().catch(() => false));
  return NODES[(await Promise.all(leads)).indexOf(true)] ?? null;
}

/** Works as the superuser at one node, or at the door that leads to the primary (`rw`), on a connection of its own. */
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
