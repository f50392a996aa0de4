import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.mjs";
import { websiteMemory } from "../website-memory.mjs";
import { TEXTS } from "./backup.ts";
import { takesConnections } from "./database-parts.ts";
import { answers, DATABASE, type Fleet, type Ports } from "./layout.ts";
import type { Plan } from "./part.ts";

/** Load balancers, websites, providers, the bank, machine metrics and Prometheus. */

export function doorPlan({ place, ports, programs }: Fleet): Plan {
  const here = (port: number) => `127.0.0.1:${port}`;
  place.deployed("haproxy/shamseh.cfg", "door/shamseh.cfg");
  return {
    name: "door",
    command: [programs.haproxy, "-db", "-f", "shamseh.cfg"],
    env: {
      SITE_BIND: here(ports.site),
      PROVIDERS_BIND: here(ports.providers),
      DATABASE_RW_BIND: here(ports.rw),
      DATABASE_RO_BIND: here(ports.ro),
      HAPROXY_METRICS_BIND: here(ports.doorMetrics),
      WEBSITE_1: here(ports.website1),
      WEBSITE_2: here(ports.website2),
      PROVIDER_1: here(ports.provider1),
      PROVIDER_2: here(ports.provider2),
      DATABASE_1: here(ports.database1),
      DATABASE_2: here(ports.database2),
      DATABASE_3: here(ports.database3),
      PATRONI_1_PORT: String(ports.patroni1),
      PATRONI_2_PORT: String(ports.patroni2),
      PATRONI_3_PORT: String(ports.patroni3),
    },
    isReady: answers(`http://${here(ports.doorMetrics)}/metrics`),
  };
}

/** The fleet is a demonstration: its world, its bank and an adjustable clock. */
const common = ({ ports, environment }: Fleet): Record<string, string> => ({
  APP_ENV: "demo",
  NODE_ENV: "production",
  PUBLIC_BASE_URL: siteAddress(ports.site),
  TRUSTED_PROXIES: "127.0.0.1/32",
  ...environment,
});

export const siteAddress = (port: number): string => `http://127.0.0.1:${port}`;

/** Address of the monitoring consoles. */
export const consolesAddress = ({ prometheus }: Pick<Ports, "prometheus">): string =>
  `http://127.0.0.1:${prometheus}/consoles/index.html`;

/** Connection string of the primary. */
export const databaseUrl = (fleet: Pick<Fleet, "ports" | "passwords">): string => databaseAt(fleet, "rw");

const databaseAt = ({ ports, passwords }: Pick<Fleet, "ports" | "passwords">, door: "pool" | "rw" | "ro"): string =>
  `postgres://shamseh:${passwords.shamseh}@127.0.0.1:${ports[door]}/${DATABASE}`;

export function providerPlan(fleet: Fleet, name: "provider-1" | "provider-2" | "jobs"): Plan {
  const { place, ports } = fleet;
  const port = { "provider-1": ports.provider1, "provider-2": ports.provider2, jobs: ports.jobs }[name];
  const metrics = {
    "provider-1": ports.provider1Metrics,
    "provider-2": ports.provider2Metrics,
    jobs: ports.jobsMetrics,
  }[name];
  return {
    name,
    command: [process.execPath, "--max-semi-space-size=16", join(fleet.version, "dist/provider/main.js")],
    env: {
      ...common(fleet),
      DATABASE_URL: databaseAt(fleet, "pool"),
      DATABASE_DIRECT_URL: databaseUrl(fleet),
      DATABASE_READ_URL: databaseAt(fleet, "ro"),
      // Debian's PgBouncer does not track prepared statements.
      PREPARED: "off",
      PROVIDER_PORT: String(port),
      PROVIDER_ROLE: name === "jobs" ? "jobs" : "api",
      METRICS_PORT: String(metrics),
      BANK_URL: `http://127.0.0.1:${ports.bank}`,
      DATA_DIR: place.at(name, "data"),
    },
    isReady: answers(`http://127.0.0.1:${port}/readyz`),
  };
}

export function websitePlan(fleet: Fleet, name: "website-1" | "website-2"): Plan {
  const { place, ports } = fleet;
  const port = { "website-1": ports.website1, "website-2": ports.website2 }[name];
  const metrics = { "website-1": ports.website1Metrics, "website-2": ports.website2Metrics }[name];
  return {
    name,
    command: [process.execPath, ...websiteMemory.flags, join(fleet.version, "dist/server/main.js")],
    env: {
      ...websiteMemory.environment,
      // As on a machine of its own.
      ASSETS_FOLDER: place.at(name, "assets"),
      ...common(fleet),
      PORT: String(port),
      METRICS_PORT: String(metrics),
      PROVIDER_URL: `http://127.0.0.1:${ports.providers}`,
    },
    isReady: answers(`http://127.0.0.1:${port}/readyz`),
  };
}

export function bankPlan(fleet: Fleet): Plan {
  const { place, ports } = fleet;
  return {
    name: "bank",
    command: [process.execPath, join(root, "provider/money/bank/main.ts")],
    env: { ...common(fleet), BANK_PORT: String(ports.bank), DATA_DIR: place.at("bank", "data") },
    isReady: () => takesConnections(ports.bank),
  };
}

/**
 * Exports the machine's metrics to Prometheus: disks, the clock, and text files in a folder, such as the newest
 * back-up's.
 */
export function machinePlan({ place, ports, programs }: Fleet): Plan {
  place.folder(TEXTS);
  return {
    name: "machine",
    command: [
      programs["prometheus-node-exporter"],
      `--collector.textfile.directory=${place.at(TEXTS)}`,
      `--web.listen-address=127.0.0.1:${ports.machineMetrics}`,
    ],
    isReady: answers(`http://127.0.0.1:${ports.machineMetrics}/metrics`),
  };
}

/** Processes scraped by Prometheus: the port of each, and its part. */
const scrapedPorts = (ports: Ports) =>
  [
    [ports.website1Metrics, "website"],
    [ports.website2Metrics, "website"],
    [ports.provider1Metrics, "provider"],
    [ports.provider2Metrics, "provider"],
    [ports.jobsMetrics, "jobs"],
    [ports.doorMetrics, "haproxy"],
    [ports.etcd, "etcd"],
    [ports.patroni1, "patroni"],
    [ports.patroni2, "patroni"],
    [ports.patroni3, "patroni"],
    [ports.machineMetrics, "machine"],
  ] as const;

type Targets = { data: { activeTargets: { labels: { part?: string; instance: string }; health: string }[] } };

/** Targets that Prometheus cannot scrape, `part at address`; empty when all are up. */
export async function unscraped(ports: Ports): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${ports.prometheus}/api/v1/targets?state=active`);
  const { data } = (await answer.json()) as Targets;
  const up = new Set(data.activeTargets.filter(({ health }) => health === "up").map(({ labels }) => labels.instance));
  return scrapedPorts(ports)
    .map(([port, part]) => ({ address: `127.0.0.1:${port}`, part }))
    .filter(({ address }) => !up.has(address))
    .map(({ address, part }) => `${part} at ${address}`);
}

export function prometheusPlan({ place, ports, programs }: Fleet): Plan {
  place.deployed("prometheus/prometheus.yml", "prometheus/prometheus.yml");
  place.deployed("prometheus/alerts.yml", "prometheus/alerts.yml");
  for (const folder of ["consoles", "console_libraries"]) {
    for (const file of readdirSync(join(root, "deploy/prometheus", folder))) {
      place.deployed(`prometheus/${folder}/${file}`, `prometheus/${folder}/${file}`);
    }
  }
  const listed = scrapedPorts(ports).map(([port, part]) => ({ targets: [`127.0.0.1:${port}`], labels: { part } }));
  place.write("prometheus/targets/fleet.json", JSON.stringify(listed, null, 2));
  return {
    name: "prometheus",
    command: [
      programs.prometheus,
      "--config.file=prometheus.yml",
      "--storage.tsdb.path=data",
      "--storage.tsdb.retention.time=1d",
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
      "--web.console.templates=consoles",
      "--web.console.libraries=console_libraries",
    ],
    isReady: answers(`http://127.0.0.1:${ports.prometheus}/-/ready`),
  };
}
