import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { cpuMsOf } from "#tests/prove/boot.ts";
import { build } from "#tools/build.mjs";
import { websiteMemory } from "#tools/website-memory.mjs";
import { median } from "./figures.ts";
import { buildPeer, peerNames, type RunningPeer, startPeer } from "./peers.ts";
import { type SsrPage, ssrPageNames, ssrPages } from "./ssr-pages.ts";
import type { Command } from "./ssr-process.ts";

const WARM_UP = 300;
const TURNS = 1_000;
const ROUNDS = 5;
/** Requests to a peer per round: the kernel counts in hundredths of a second, and this takes some hundred of them. */
const PEER_TURNS = 300;
const CONNECTIONS = 8;

export const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux)" };
type Encoding = "br" | "identity";

export function fetched(port: number, path: string, encoding: Encoding = "br"): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get({ port, host: "127.0.0.1", path, agent, headers: { ...headers, "Accept-Encoding": encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part)).on("end", () => resolve(Buffer.concat(parts)));
    }).on("error", reject);
  });
}

/** Requests `turns` pages over a few connections; returns the rate per second. */
export async function load(
  port: number,
  turns: number,
  path: (turn: number) => string,
  encoding?: Encoding,
): Promise<number> {
  let turn = 0;
  const began = performance.now();
  const connection = async () => {
    while (turn < turns) await fetched(port, path(turn++), encoding);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
  return turns / ((performance.now() - began) / 1000);
}

export async function answerOf(child: ChildProcess, message: Command): Promise<number> {
  child.send(message);
  const [value] = (await once(child, "message")) as [number];
  return value;
}

type Measured = "rendered" | "stored" | "constant" | "bare";

type Cost = { cpu: number; perSecond: number };

/**
 * `npm run bench -- ssr [page ...] [--peers]`: CPU time of the web process, all threads, for one response of a page
 * over HTTP: rendered for the request (its calls go over HTTP too, to a process that replays recorded answers) and from
 * cache, beside a bare hono reply of the same constant bytes and a bare `renderToString` of the same screen,
 * alternating; and requests per second from cache against the constant. With `--peers` a search page of each framework
 * in `peers.ts` takes part too: its data is in its own memory, and it is requested uncompressed. All measured pages
 * when none is named. Medians; one JSON line a page; `ratio` is the rendered page over the bare rendering.
 */
export async function run(args: readonly string[]): Promise<void> {
  await buildEntry();
  const pages = args.filter((arg) => !arg.startsWith("--"));
  const peers: RunningPeer[] = [];
  try {
    for (const name of args.includes("--peers") ? peerNames : []) {
      buildPeer(name);
      peers.push(await startPeer(name));
    }
    for (const name of ssrPageNames.filter((one) => pages.length === 0 || pages.includes(one)))
      await measure(name, peers);
  } finally {
    for (const peer of peers) peer.stop();
    agent.destroy();
  }
}

/** Builds the website and the measured entry beside it. */
export async function buildEntry(): Promise<void> {
  await build();
  process.env["NODE_ENV"] = "production";
  const vite = await import("vite");
  await vite.build({
    logLevel: "error",
    build: { ssr: "tests/bench/ssr-entry.tsx", outDir: "dist/bench", emptyOutDir: true, copyPublicDir: false },
  });
}

/** Starts a process that serves or renders on request, with the website's own memory settings. */
export async function startProcess(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "ssr-process.ts"), {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    execArgv: [...websiteMemory.flags],
    env: { ...process.env, ...websiteMemory.environment },
  });
  await once(child, "message");
  return child;
}

/** CPU cost of a peer's pages in a round, microseconds. */
async function costOf({ child, port }: RunningPeer): Promise<Cost> {
  const used = () => cpuMsOf(child.pid ?? 0) ?? Number.NaN;
  const before = used();
  const perSecond = await load(port, PEER_TURNS, (turn) => `/?turn=${turn}`, "identity");
  return { cpu: (1_000 * (used() - before)) / PEER_TURNS, perSecond };
}

async function measure(name: SsrPage, peers: readonly RunningPeer[]): Promise<void> {
  const { path } = ssrPages[name];
  const start = startProcess;
  const [site, provider, bare, constant] = [await start(), await start(), await start(), await start()];
  try {
    const replay = await answerOf(provider, { serve: "replay", name });
    const port = await answerOf(site, { serve: "pages", provider: replay });
    let asked = 0;
    const fresh = () => path(++asked);
    await load(port, WARM_UP, fresh);
    await load(port, WARM_UP, () => path(0));
    const page = await fetched(port, path(0));
    const constantPort = await answerOf(constant, { serve: "constant", page: page.toString("base64") });
    await load(constantPort, WARM_UP, () => "/");
    await answerOf(bare, { render: WARM_UP, name });

    const cpu = async (child: ChildProcess, work: () => Promise<number>) => {
      const before = await answerOf(child, { cpu: true });
      const perSecond = await work();
      return { cpu: ((await answerOf(child, { cpu: true })) - before) / TURNS, perSecond };
    };
    const rounds: Record<Measured, Cost>[] = [];
    const ofPeers: Record<string, Cost>[] = [];
    for (const peer of peers) await load(peer.port, WARM_UP, () => "/", "identity");
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        rendered: await cpu(site, () => load(port, TURNS, fresh)),
        // Fresh for five seconds: the first request of a round renders, the rest are cache hits.
        stored: await cpu(site, () => load(port, TURNS, () => path(0))),
        constant: await cpu(constant, () => load(constantPort, TURNS, () => "/")),
        bare: await cpu(bare, () => answerOf(bare, { render: TURNS, name })),
      });
      const costs: Record<string, Cost> = {};
      for (const peer of peers) costs[peer.name] = await costOf(peer);
      ofPeers.push(costs);
    }
    const of = (measured: Measured, figure: "cpu" | "perSecond") =>
      Math.round(median(rounds.map((round) => round[measured][figure])));
    console.log(
      JSON.stringify({
        bench: "ssr",
        page: name,
        unit: "CPU microseconds per response",
        rendered_for_the_request: of("rendered", "cpu"),
        from_memory: of("stored", "cpu"),
        bare_render_to_string: of("bare", "cpu"),
        ratio: Math.round((100 * of("rendered", "cpu")) / of("bare", "cpu")) / 100,
        constant_reply: of("constant", "cpu"),
        per_second_from_memory: of("stored", "perSecond"),
        per_second_constant: of("constant", "perSecond"),
        share_of_constant: Math.round((100 * of("stored", "perSecond")) / of("constant", "perSecond")) / 100,
        bytes: page.length,
        ...Object.fromEntries(
          peers.map((peer) => [peer.name, Math.round(median(ofPeers.map((costs) => costs[peer.name]!.cpu)))]),
        ),
      }),
    );
  } finally {
    for (const child of [site, provider, bare, constant]) child.kill();
  }
}
