import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { createServer as createVite, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import { compileCatalogues } from "./catalogues.mjs";
import { root } from "./paths.mjs";

/**
 * The website with hot reload: production's host over Vite's modules instead of built files. Unlike production, nothing
 * is compressed or cached, and there is no content security policy, since Vite puts its own code inline.
 */

type App = typeof import("../app/server/app.ts");
type ChangesModule = typeof import("../app/server/changes.ts");
type SettingsModule = typeof import("../app/server/settings.ts");
type TransportModule = typeof import("../app/server/provider-transport.ts");
type TilesModule = typeof import("../app/server/tiles-file.ts");
type BreakerModule = typeof import("../app/server/breaker.ts");

const asModule = (file: string) => ({ address: `/web/app/${file}`, integrity: "" });
const preamble = `import { injectIntoGlobalHook } from "/web/@react-refresh";
injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;`;

/** Hot reload speaks on the port of the pages: Vite's own, which is always the same, would be open to the network. */
const server = createServer();
const vite = await createVite({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
const log = pino({ level: "warn" });

/** Stops the previous host's subscription to changes. */
let stopChanges = () => {};

/** The host over the current modules: recreated once any of them has changed. */
async function currentHost() {
  const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>;
  const { createHost } = await load<App>("/app/server/app.ts");
  const known = hosts.get(createHost);
  if (known) return known;
  const { readSettings } = await load<SettingsModule>("/app/server/settings.ts");
  const { createProviderTransport } = await load<TransportModule>("/app/server/provider-transport.ts");
  const { createBreaker } = await load<BreakerModule>("/app/server/breaker.ts");
  const { usableTiles } = await load<TilesModule>("/app/server/tiles-file.ts");
  const { createChanges } = await load<ChangesModule>("/app/server/changes.ts");
  const settings = readSettings(process.env);
  const changes = createChanges({ settings, log });
  stopChanges();
  stopChanges = changes.start();
  const made = createHost({
    settings: { ...settings, mapTiles: await usableTiles(settings.mapTiles, log) },
    assets: {
      headLinks: () => ({
        styles: [],
        modules: [],
        entry: asModule("entry-client.tsx"),
        later: [],
        early: asModule("early.ts"),
      }),
      file: () => null,
      fileOf: () => null,
    },
    transport: createProviderTransport(createBreaker(), fetch),
    shareFonts: join(root, "app/public/share"),
    log,
    now: Date.now,
    changes,
    isDraining: () => false,
  });
  hosts.set(createHost, made);
  return made;
}
const hosts = new WeakMap<App["createHost"], ReturnType<App["createHost"]>>();

/**
 * Styles of every module that the server has loaded, in the form that Vite's client takes over: avoids a flash of
 * unstyled content.
 */
async function styleElements({ environments }: ViteDevServer): Promise<string> {
  const found: EnvironmentModuleNode[] = [...environments.ssr.moduleGraph.idToModuleMap.values()].filter(
    ({ id, url }) => id !== null && /\.css$/.test(id) && !url.includes("?"),
  );
  const elements = await Promise.all(
    found.map(async ({ id, url }) => {
      const { default: css } = (await vite.ssrLoadModule(`${url}?inline`)) as { default: string };
      return `<style data-vite-dev-id="${id}">${css}</style>`;
    }),
  );
  return elements.join("");
}

const answer = getRequestListener(async (request, bindings) => {
  try {
    const host = await currentHost();
    const response = await host.fetch(request, bindings);
    const headers = new Headers(response.headers);
    headers.delete("Content-Security-Policy");
    headers.set("Cache-Control", "no-store");
    if (!headers.get("Content-Type")?.startsWith("text/html")) {
      return new Response(response.body, { status: response.status, headers });
    }
    const scripts = `<script type="module">${preamble}</script><script type="module" src="/web/@vite/client"></script>`;
    const html = (await response.text()).replace("</head>", `${await styleElements(vite)}${scripts}</head>`);
    return new Response(html, { status: response.status, headers });
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    console.error(error);
    return new Response(error instanceof Error ? error.stack : String(error), { status: 500 });
  }
});

vite.watcher.on("change", (path) => {
  if (/\/messages\/(fa|en)\/\w+\.json$/.test(path)) compileCatalogues().catch(console.error);
});

server.on("request", (request, response) => {
  const { originalUrl = request.url } = request as typeof request & { originalUrl?: string };
  vite.middlewares(request, response, () => {
    // Vite removes its base from the addresses.
    request.url = originalUrl;
    // Pages are rewritten below, which needs them whole and uncompressed.
    delete request.headers["accept-encoding"];
    delete request.headers["if-none-match"];
    void answer(request, response);
  });
});
server.listen(Number(process.env["PORT"] || 3000), "127.0.0.1");

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    vite.close().finally(() => process.exit(0));
  });
}
