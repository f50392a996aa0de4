import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect, it, onTestFinished } from "vitest";
import { createMetrics as createWebMetrics } from "#app/server/metrics.ts";
import { createMetrics } from "#provider/kernel/metrics/metrics.ts";
import { eventually } from "#tests/support/eventually.ts";
import { browserArguments, ensureBrowser } from "../ensure-browser.mjs";
import { root } from "../paths.mjs";
import { portsFor } from "./ports.ts";

/** Compares the metrics in alerts and consoles with those that the processes expose. */

const watching = join(root, "deploy/prometheus");
const files = ["alerts.yml", ...["consoles", "console_libraries"].flatMap((folder) => filesIn(folder))];

function filesIn(folder: string): string[] {
  return readdirSync(join(watching, folder)).map((file) => join(folder, file));
}

/** Metrics with this prefix in the queries of a text, and the files that use them. */
function askedFor(beginning: RegExp): Map<string, string> {
  const asked = new Map<string, string>();
  for (const file of files) {
    for (const [name] of readFileSync(join(watching, file), "utf8").matchAll(/\b[a-z]+_[a-z0-9_]+\b/g)) {
      if (beginning.test(name)) asked.set(name, file);
    }
  }
  return asked;
}

/** Names of all series in Prometheus' text format, including those without a value. */
function exposedIn(text: string): Set<string> {
  const exposed = new Set<string>();
  for (const [, name = "", type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
    const parts = type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
    for (const part of parts) exposed.add(name + part);
  }
  return exposed;
}

/** Names that are queried and not exposed, with the querying file. */
function missing(beginning: RegExp, text: string): string[] {
  const exposed = exposedIn(text);
  const asked = askedFor(beginning);
  expect(asked.size).toBeGreaterThan(0);
  return [...asked].flatMap(([name, file]) => (exposed.has(name) ? [] : [`${file}: ${name}`]));
}

const has = (program: string): boolean => {
  const isThere = spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
  if (!isThere) console.warn(`SKIPPED: ${program} is not installed`);
  return isThere;
};

/** Runs a program until the test ends, and returns its first answer at an address. */
async function answerOf(command: readonly string[], env: Record<string, string>, url: string): Promise<string> {
  const [program = "", ...args] = command;
  const folder = mkdtempSync(join(tmpdir(), "shamseh-watched-"));
  const child: ChildProcess = spawn(program, args, { cwd: folder, env: { ...process.env, ...env }, stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  });
  return eventually(async () => (await fetch(url)).text());
}

it("our own metrics are all exposed by the website and the provider", async () => {
  const provider = await createMetrics({
    query: async () => [],
    load: () => ({ busy: 0, idle: 0, waiting: 0 }),
    publicReads: () => ({}),
  });
  const website = await createWebMetrics();
  const text = [await provider.text(), await website.text()].join("\n");
  expect(missing(/^(shamseh|process|nodejs)_/, text)).toEqual([]);
});

it.skipIf(!has("haproxy"))("HAProxy's are exposed by HAProxy with these doors", async () => {
  const names = ["SITE", "PROVIDERS", "DATABASE_RW", "DATABASE_RO", "HAPROXY_METRICS"] as const;
  const ports = await portsFor(names, {});
  const servers = ["WEBSITE_1", "WEBSITE_2", "PROVIDER_1", "PROVIDER_2", "DATABASE_1", "DATABASE_2", "DATABASE_3"];
  const env = Object.fromEntries([
    ...names.map((name) => [`${name}_BIND`, `127.0.0.1:${ports[name]}`]),
    ...servers.map((name) => [name, "127.0.0.1:1"]),
    ...[1, 2, 3].map((node) => [`PATRONI_${node}_PORT`, "1"]),
  ]);
  const command = ["haproxy", "-db", "-f", join(root, "deploy/haproxy/shamseh.cfg")];
  const text = await answerOf(command, env, `http://127.0.0.1:${ports.HAPROXY_METRICS}/metrics`);
  expect(missing(/^haproxy_/, text)).toEqual([]);
});

it.skipIf(!has("etcd"))("etcd's are exposed by etcd", async () => {
  const ports = await portsFor(["client", "peer"], {});
  const client = `http://127.0.0.1:${ports.client}`;
  const peer = `http://127.0.0.1:${ports.peer}`;
  const env = {
    ETCD_DATA_DIR: "data",
    ETCD_LISTEN_CLIENT_URLS: client,
    ETCD_ADVERTISE_CLIENT_URLS: client,
    ETCD_LISTEN_PEER_URLS: peer,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: peer,
    ETCD_INITIAL_CLUSTER: `default=${peer}`,
  };
  expect(missing(/^etcd_/, await answerOf(["etcd"], env, `${client}/metrics`))).toEqual([]);
});

it.skipIf(!has("prometheus-node-exporter"))(
  "those of a machine are exposed, with what its folder of texts says",
  async () => {
    const { machine } = await portsFor(["machine"], {});
    const texts = mkdtempSync(join(tmpdir(), "shamseh-texts-"));
    onTestFinished(() => rmSync(texts, { recursive: true, force: true }));
    const unit = readFileSync(join(root, "deploy/systemd/shamseh-backup@.service"), "utf8");
    const [, shown = ""] = /^ExecStart=\+\/bin\/sh -c '(.*)'$/m.exec(unit) ?? [];
    const env = { SHOWN: join(texts, "backup.prom") };
    execFileSync("sh", ["-c", shown.replaceAll("%%", "%").replaceAll("$$", () => "$")], {
      env: { ...process.env, ...env },
    });
    const address = `127.0.0.1:${machine}`;
    const command = [
      "prometheus-node-exporter",
      `--collector.textfile.directory=${texts}`,
      `--web.listen-address=${address}`,
    ];
    const text = await answerOf(command, {}, `http://${address}/metrics`);
    expect(missing(/^(node|pgbackrest)_/, text)).toEqual([]);
    const [, at = ""] = /^pgbackrest_newest_backup_timestamp_seconds (\S+)$/m.exec(text) ?? [];
    expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(60);
  },
);

it.skipIf(!has("patroni"))("Patroni's are those that its program writes", () => {
  const program = execFileSync("sh", ["-c", "readlink -f $(command -v patroni)"], { encoding: "utf8" }).trim();
  const [, python = ""] = /^#!\s*(\S+)/.exec(readFileSync(program, "utf8")) ?? [];
  const source = "import inspect, patroni.api; print(inspect.getsource(patroni.api))";
  const text = execFileSync(python, ["-c", source], { encoding: "utf8" });
  const types = text.replaceAll(/.*"(# TYPE patroni_\w+ \w+)\\?n?".*/g, "$1");
  expect(missing(/^patroni_/, types)).toEqual([]);
});

/** Queries of a page's charts: "NAME: QUERY", a line each, from an attribute. */
const queriesIn = (html: string): string[] =>
  [...html.matchAll(/data-lines="([^"]*)"/g)]
    .flatMap(([, lines = ""]) =>
      lines.replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))).split("\n"),
    )
    .map((line) => line.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&").trim())
    .filter((line) => line !== "")
    .map((line) => line.slice(line.indexOf(": ") + 2));

/** Prometheus with our consoles and no targets; its address. */
async function startPrometheus(): Promise<string> {
  const { prometheus } = await portsFor(["prometheus"], {});
  const address = `http://127.0.0.1:${prometheus}`;
  const command = [
    "prometheus",
    `--config.file=${watching}/prometheus.yml`,
    "--storage.tsdb.path=data",
    `--web.listen-address=127.0.0.1:${prometheus}`,
    `--web.console.templates=${watching}/consoles`,
    `--web.console.libraries=${watching}/console_libraries`,
  ];
  const ready = await answerOf(command, {}, `${address}/-/ready`);
  expect(ready).not.toBe("");
  return address;
}

it.skipIf(!has("prometheus"))(
  "a console says of a curve without data that nothing is scraped, and no zero",
  async () => {
    const address = await startPrometheus();
    const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`${address}/consoles/index.html`);
    await page.locator("body[data-drawn]").waitFor();
    const words = await page.locator("figure .plot").allInnerTexts();
    expect(words.length).toBeGreaterThan(5);
    expect(new Set(words)).toEqual(new Set(["No data: Prometheus scrapes nothing."]));
  },
);

it.skipIf(!has("prometheus"))(
  "Prometheus makes a page of each console, and understands every query of it",
  async () => {
    const address = await startPrometheus();
    for (const file of readdirSync(join(watching, "consoles"))) {
      const page = await eventually(async () => {
        const answer = await fetch(`${address}/consoles/${file}`);
        const html = await answer.text();
        expect([answer.status, answer.status === 200 ? "" : html]).toEqual([200, ""]);
        return html;
      });
      expect(page).toContain("</html>");
      const queries = queriesIn(page);
      expect(queries.length, file).toBeGreaterThan(5);
      for (const query of queries) {
        const answer = await (await fetch(`${address}/api/v1/query?${new URLSearchParams({ query })}`)).json();
        expect([answer.status, answer.error], `${file}: ${query}`).toEqual(["success", undefined]);
      }
    }
  },
);
