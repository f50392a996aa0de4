import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { retrying } from "#provider/kernel/database/transaction.ts";
import type { RunningFleet } from "#tools/fleet/fleet.ts";
import { DATABASE } from "#tools/fleet/layout.ts";
import { asSuperuser } from "#tools/fleet/primary.ts";
import { aftermath, isWholeWithMoney, peopleLive } from "./crash.ts";
import { defineProof } from "./define-proof.ts";
import { maintain, type NodeName, nodeOf, untilWhole } from "./fleet-nodes.ts";
import { onFleet } from "./fleet-scenario.ts";
import { type Shown, watchShown } from "./shown-age.ts";

/** Maximum staleness of data shown. */
const OLDEST_MS = 2_000;
/** Longest wait of a write: until the other standby replaces the stopped one. */
const LONGEST_WAIT_MS = 30_000;
const QUIET_MS = 2_000;

/**
 * While `clients` book and pay, one standby stops replaying, and then the other is stopped as well, after
 * `seconds` each. The providers' public data is compared with the written text; as a control, the late standby
 * itself must show data older than two seconds.
 */
export const { run } = defineProof({
  full: { seconds: 20, clients: 4 },
  small: null,
  prove: ({ seconds, clients }) =>
    onFleet({ people: 400, rooms: 50_000 }, async (scenario) => {
      const { fleet } = scenario;
      const nodes = await untilWhole(fleet);
      const late = nodeOf(nodes, "sync_standby");
      const stopped = nodeOf(nodes, "replica");
      const lives = peopleLive(scenario, clients);
      await delay(QUIET_MS);

      const shown = watchShown({
        write: (text) => asSuperuser(fleet, "rw", DATABASE, (client) => client.query(WRITE, [text])).then(() => {}),
        readers: {
          provider_1: () => shownBy(fleet.ports.provider1),
          provider_2: () => shownBy(fleet.ports.provider2),
          late_standby: () => asSuperuser(fleet, serverOf(late), DATABASE, readLead),
        },
      });
      // Otherwise Patroni resumes the replay within two seconds.
      await maintain(fleet, true);
      await delay(QUIET_MS);
      await atStandby(fleet, late, "SELECT pg_wal_replay_pause()");
      await delay(seconds * 1_000);
      await fleet.part(stopped).kill({ leave: true });
      scenario.live();
      await delay(seconds * 1_000);
      await atStandby(fleet, late, "SELECT pg_wal_replay_resume()");
      await maintain(fleet, false);
      fleet.part(stopped).start();
      await untilWhole(fleet);
      const ages = await shown.end();
      const after = await aftermath(scenario, await lives.end());
      const { asked, failed, failures } = scenario.answers;
      return {
        holds: isFresh(ages) && isWholeWithMoney(after),
        late,
        stopped,
        shown: ages,
        asked,
        failed,
        failures,
        ...after,
      };
    }),
});

const isFresh = ({ oldest_ms, failed, longest_write_ms }: Shown): boolean =>
  oldest_ms.provider_1! <= OLDEST_MS &&
  oldest_ms.provider_2! <= OLDEST_MS &&
  oldest_ms.late_standby! > OLDEST_MS &&
  failed.provider_1 === 0 &&
  failed.provider_2 === 0 &&
  longest_write_ms <= LONGEST_WAIT_MS;

const SLUG = "about";
const WRITE = `UPDATE page SET lead_en = $1 WHERE slug = '${SLUG}'`;

async function readLead(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ lead: string }>(`SELECT lead_en AS lead FROM page WHERE slug = '${SLUG}'`);
  return rows[0]?.lead ?? "";
}

async function shownBy(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/content/v2/pages/${SLUG}`, {
    headers: { "Client-Token": "shamseh-web", "Accept-Language": "en" },
  });
  if (!answer.ok) throw new Error(`The provider answered ${answer.status}`);
  return ((await answer.json()) as { value: { lead: string } }).value.lead;
}

/** Runs a statement on a replaying standby: one that conflicts with the replay is cancelled, and retried once. */
const atStandby = (fleet: RunningFleet, node: NodeName, statement: string): Promise<unknown> =>
  retrying(() => asSuperuser(fleet, serverOf(node), DATABASE, (client) => client.query(statement)));

const serverOf = (node: NodeName) => `database${node.slice(-1) as "1" | "2" | "3"}` as const;
