import type { Place } from "./place.ts";
import type { Programs } from "./programs.ts";

export const DATABASE = "shamseh";

/** Database nodes. */
export const NODES = [1, 2, 3] as const;
export type NodeNumber = (typeof NODES)[number];
export const nodeName = (node: NodeNumber) => `database-${node}` as const;

/** Every port of a fleet, by the service that listens there. */
export const portNames = [
  "site",
  "providers",
  "rw",
  "ro",
  "doorMetrics",
  "etcd",
  "etcdPeer",
  "database1",
  "database2",
  "database3",
  "patroni1",
  "patroni2",
  "patroni3",
  "pool",
  "bank",
  "website1",
  "website2",
  "provider1",
  "provider2",
  "jobs",
  "website1Metrics",
  "website2Metrics",
  "provider1Metrics",
  "provider2Metrics",
  "jobsMetrics",
  "machineMetrics",
  "prometheus",
] as const;

export type PortName = (typeof portNames)[number];
export type Ports = Readonly<Record<PortName, number>>;

export type Passwords = Readonly<Record<"postgres" | "replicator" | "shamseh" | "patroni", string>>;

/** Input of a fleet's plans. */
export type Fleet = {
  readonly place: Place;
  readonly ports: Ports;
  readonly programs: Programs;
  readonly passwords: Passwords;
  /** Folder of the deployed version of the websites and the providers. */
  readonly version: string;
  /** Additional environment variables of the websites, the providers and the bank. */
  readonly environment: Readonly<Record<string, string>>;
};

const ASKED_WITHIN_MS = 2_000;

/** Checks that an address answers with a success. */
export const answers = (url: string) => async (): Promise<boolean> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ASKED_WITHIN_MS) });
  await answer.body?.cancel();
  return answer.ok;
};
