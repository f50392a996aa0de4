import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "#tools/build.mjs";

type Entry = typeof import("./ssr-entry.tsx");

const WARM_UP = 60;
const TURNS = 300;
const folder = join(import.meta.dirname, "../../dist/bench");

/** CPU time of one turn in microseconds, user and system, over many turns. */
async function cpuOf(work: (turn: number) => unknown): Promise<number> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await work(-1 - turn);
  const began = process.cpuUsage();
  for (let turn = 0; turn < TURNS; turn += 1) await work(turn);
  const { user, system } = process.cpuUsage(began);
  return Math.round((user + system) / TURNS);
}

/**
 * `npm run bench -- ssr`: CPU of one response of the search page, rendered for the request and from the cache, beside
 * the bare `renderToString` of the same screen and a constant reply of the same size, in one run. One JSON line.
 */
export async function run(): Promise<void> {
  await build();
  process.env.NODE_ENV = "production";
  const vite = await import("vite");
  await vite.build({
    logLevel: "error",
    build: { ssr: "tests/bench/ssr-entry.tsx", outDir: folder, emptyOutDir: true, copyPublicDir: false },
  });
  const { bareRender, host, searchAddress } = (await import(pathToFileURL(join(folder, "ssr-entry.js")).href)) as Entry;

  const render = await bareRender();
  const site = host("dist/client");
  const brotli = { headers: { "Accept-Encoding": "br", "User-Agent": "Mozilla/5.0 (X11; Linux)" } };
  const ask = async (turn: number) => (await site.fetch(new Request(searchAddress(turn), brotli))).arrayBuffer();
  const page = new Uint8Array(await ask(0));
  const constant = async () => new Response(page, { headers: { "Content-Encoding": "br" } }).arrayBuffer();

  console.log(
    JSON.stringify({
      bench: "ssr",
      unit: "CPU microseconds per response",
      rendered_for_the_request: await cpuOf(ask),
      from_the_cache: await cpuOf(() => ask(0)),
      bare_render_to_string: await cpuOf(() => render()),
      constant_reply: await cpuOf(constant),
      bytes: page.length,
    }),
  );
}
