import { connect } from "node:net";
import { ownerOfServer } from "../server-owner.ts";
import { backRestEnv, writeNodeBackRest } from "./backup.ts";
import { answers, DATABASE, type Fleet, type NodeNumber, nodeName } from "./layout.ts";
import type { Plan } from "./part.ts";

/** etcd, three nodes of PostgreSQL under Patroni, and the connection pool before them. */

/**
 * Role that `npm run migrate` grants a provider's rights to. The fleet's own providers are a demonstration, whose clock
 * can be moved, and use the tables as their owner.
 */
export const GRANTED_ROLE = "shamseh_app";

export function etcdPlan({ ports, programs }: Fleet): Plan {
  const client = `http://127.0.0.1:${ports.etcd}`;
  const peer = `http://127.0.0.1:${ports.etcdPeer}`;
  return {
    name: "etcd",
    command: [programs.etcd],
    owner: ownerOfServer(),
    env: {
      ETCD_NAME: "etcd-1",
      ETCD_DATA_DIR: "data",
      ETCD_LISTEN_CLIENT_URLS: client,
      ETCD_ADVERTISE_CLIENT_URLS: client,
      ETCD_LISTEN_PEER_URLS: peer,
      ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
      ETCD_INITIAL_CLUSTER: `etcd-1=${peer}`,
      ETCD_INITIAL_CLUSTER_STATE: "new",
      ETCD_LOGGER: "zap",
      ETCD_LOG_LEVEL: "warn",
    },
    isReady: answers(`${client}/health`),
  };
}

/** One node: Patroni, which starts PostgreSQL and reports over HTTP whether it leads. */
export function nodePlan(fleet: Fleet, node: NodeNumber): Plan {
  const { place, ports, programs, passwords } = fleet;
  const owner = ownerOfServer();
  const name = nodeName(node);
  const data = place.at(name, "data");
  const restapi = `127.0.0.1:${ports[`patroni${node}`]}`;
  const listen = `127.0.0.1:${ports[`database${node}`]}`;
  place.deployed("patroni/shamseh.yml", `${name}/patroni/shamseh.yml`, owner);
  // Patroni reads YAML, of which JSON is a subset. It reads its folder in alphabetical order: this file is the last.
  const own = {
    name,
    etcd3: { hosts: `127.0.0.1:${ports.etcd}` },
    restapi: {
      listen: restapi,
      connect_address: restapi,
      authentication: { username: "patroni", password: passwords.patroni },
    },
    postgresql: {
      listen,
      connect_address: listen,
      data_dir: data,
      bin_dir: programs.postgres,
      pgpass: place.at(name, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password: passwords.postgres },
        replication: { username: "replicator", password: passwords.replicator },
      },
      // Outside the data folder: pg_rewind would empty a socket's lock there, and the node would not start again.
      parameters: { unix_socket_directories: place.at(name) },
    },
  };
  place.write(`${name}/patroni/zz-place.yml`, JSON.stringify(own, null, 2), owner);
  writeNodeBackRest(fleet, node);
  return {
    name,
    command: [programs.patroni, place.at(name, "patroni")],
    owner,
    env: backRestEnv(fleet, name),
    isReady: answers(`http://${restapi}/health`),
  };
}

export function poolPlan({ place, ports, programs, passwords }: Fleet): Plan {
  const owner = ownerOfServer();
  place.deployed("pgbouncer/pgbouncer.ini", "pool/pgbouncer.ini", owner);
  place.write("pool/userlist.txt", `"shamseh" "${passwords.shamseh}"\n`, owner);
  place.write(
    "pool/place.ini",
    `listen_addr = 127.0.0.1
listen_port = ${ports.pool}
unix_socket_dir = .

[databases]
${DATABASE} = host=127.0.0.1 port=${ports.rw} dbname=${DATABASE}
`,
    owner,
  );
  return {
    name: "pool",
    command: [programs.pgbouncer, "pgbouncer.ini"],
    owner,
    isReady: () => takesConnections(ports.pool),
  };
}

export const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
