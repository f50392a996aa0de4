import { ownerOfServer } from "../server-owner.ts";
import { askProgram } from "./ask-program.ts";
import { type Fleet, NODES, type NodeNumber, nodeName } from "./layout.ts";

/** pgBackRest: receives each node's log, and copies all nodes. */

export const STANZA = "shamseh";
/** Name of the back-up host: a machine of its own on real machines. */
const PLACE = "backup";

/** Environment with which pgBackRest, started by Patroni or PostgreSQL too, finds its two files in a folder. */
export const backRestEnv = ({ place }: Fleet, name: string): Record<string, string> => ({
  PGBACKREST_CONFIG_PATH: place.at(name, "pgbackrest"),
});

const serverOf = ({ place, ports }: Fleet, node: NodeNumber, number: number): string =>
  `pg${number}-path=${place.at(nodeName(node), "data")}
pg${number}-port=${ports[`database${node}`]}
pg${number}-socket-path=${place.at(nodeName(node))}
pg${number}-user=postgres
`;

/** Writes both pgBackRest files for a part of the fleet, with its list of servers. */
function writeFiles(fleet: Fleet, name: string, servers: string): void {
  const { place } = fleet;
  const owner = ownerOfServer();
  place.deployed("pgbackrest/pgbackrest.conf", `${name}/pgbackrest/pgbackrest.conf`, owner);
  place.write(
    `${name}/pgbackrest/conf.d/place.conf`,
    `[global]
repo1-path=${place.at(PLACE, "repository")}
lock-path=${place.at(name, "pgbackrest", "lock")}
log-path=${place.at(name, "pgbackrest", "log")}

[${STANZA}]
${servers}`,
    owner,
  );
  for (const folder of ["lock", "log"]) place.folder(`${name}/pgbackrest/${folder}`, owner);
}

/** A node refers to itself. */
export const writeNodeBackRest = (fleet: Fleet, node: NodeNumber): void =>
  writeFiles(fleet, nodeName(node), serverOf(fleet, node, 1));

/** Creates the repository of an empty cluster; from then on the primary archives its log there. */
export async function makeRepository(fleet: Fleet): Promise<void> {
  for (const folder of [PLACE, `${PLACE}/repository`]) fleet.place.folder(folder, ownerOfServer());
  writeFiles(fleet, PLACE, NODES.map((node, index) => serverOf(fleet, node, index + 1)).join(""));
  await backRest(fleet, ["stanza-create"]);
}

/** Folder of text files for the node exporter. */
export const TEXTS = "machine/texts";

/**
 * Backs up the whole database from the primary and records the time, as deploy/systemd/shamseh-backup@.service does.
 */
export async function backUp(fleet: Fleet): Promise<void> {
  await backRest(fleet, ["--type=full", "backup"]);
  const now = Math.floor(Date.now() / 1_000);
  fleet.place.write(`${TEXTS}/backup.prom`, `pgbackrest_newest_backup_timestamp_seconds ${now}\n`);
}

/**
 * Switches to a new log file and waits until the previous one is archived: everything written is then in the
 * repository.
 */
export const untilArchived = async (fleet: Fleet): Promise<void> => {
  await backRest(fleet, ["check"]);
};

/** Completion times of the back-ups, epoch seconds, oldest first. */
export async function backUps(fleet: Fleet): Promise<readonly number[]> {
  const info = await backRest(fleet, ["--output=json", "info"]);
  const [stanza] = JSON.parse(info) as [{ backup: { timestamp: { stop: number } }[] }?];
  return (stanza?.backup ?? []).map(({ timestamp }) => timestamp.stop);
}

/** Runs pgBackRest in its folder. @throws FleetRefused with its output when it fails. */
const backRest = (fleet: Fleet, words: readonly string[]): Promise<string> =>
  askProgram(fleet.programs.pgbackrest, [`--stanza=${STANZA}`, ...words], {
    cwd: fleet.place.at(PLACE),
    env: backRestEnv(fleet, PLACE),
    owner: ownerOfServer(),
  });
