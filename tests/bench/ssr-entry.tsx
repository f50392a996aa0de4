import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { renderToString } from "react-dom/server";
import { createClient, type Transport } from "#app/src/api/client.ts";
import { FrameEnd } from "#app/src/features/shell/FrameEnd.tsx";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { Root } from "#app/src/page/Root.tsx";
import { viewOf } from "#app/src/page/view.ts";
import { pages } from "#app/src/screens.ts";
import { createStore, emptyJar } from "#app/src/store/store.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { answering } from "#fixtures/scenario.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { BATCH_PATH, batchParts } from "#runtime/batch.ts";
import { changeKeys } from "#runtime/change-keys.ts";
import { CHANGES_PATH } from "#runtime/changes.ts";
import { createHost } from "../../app/server/app.ts";
import { openAssets } from "../../app/server/assets.ts";
import { createBatchedSend } from "../../app/server/batched-send.ts";
import { createBreaker } from "../../app/server/breaker.ts";
import { createChanges } from "../../app/server/changes.ts";
import { createKeepAliveSend } from "../../app/server/keep-alive-send.ts";
import { createProviderTransport } from "../../app/server/provider-transport.ts";
import { readSettings } from "../../app/server/settings.ts";
import { words } from "../../app/server/words.ts";
import { type SsrPage, ssrPages } from "./ssr-pages.ts";

/** Code measured by `npm run bench -- ssr`, built as the website is built. */

const environment: RenderEnvironment = {
  locale: "fa",
  direction: "rtl",
  now: FROZEN_NOW,
  today: FROZEN_TODAY,
  clockAhead: 0,
  calendar: "jalali",
  theme: "system",
  audience: "iranian",
  publicBase: "http://localhost",
  clientToken: "x",
  isDemo: true,
  supportAbroad: null,
  sellerLegalId: null,
  companyLinks: [],
  missingPages: [],
  tiles: null,
};
/** Returns the provider's answers for a page, without delay. */
function transportOf(page: SsrPage): Transport {
  const answer = answering(ssrPages[page].answers, "ok");
  return (address, init) => answer(new URL(address, "http://provider.invalid").pathname, init);
}

/** Bare rendering of a page's screen to text, with its answers already loaded. */
export async function bareRender(name: SsrPage): Promise<() => string> {
  const { pathname: path, searchParams: query } = new URL(ssrPages[name].path(1), "http://localhost");
  const match = matchRoute(path);
  if (match === null) throw new Error(`No route has the address of ${name}`);
  const request = { match, path, query };
  const page = await pages.screen(match.name);
  const said = await words("fa");
  const client = createClient({
    base: "/",
    clientToken: environment.clientToken,
    locale: () => "fa",
    audience: () => environment.audience,
    token: () => null,
    transport: transportOf(name),
  });
  const loaded = await page.load({ client, environment, request });
  if (loaded.kind !== "ready") throw new Error(`${name} was not loaded: ${loaded.kind}`);
  const view = await viewOf(page, request, loaded, pages, "fa");
  const address = { path, query: query.toString() };
  return () =>
    renderToString(
      <Root
        environment={environment}
        words={said}
        store={createStore({ environment, address, view, jar: emptyJar, now: () => FROZEN_NOW })}
        actions={idleActions}
        End={FrameEnd}
      />,
    );
}

/** The whole host, which calls a provider over HTTP and follows its changes as the website does. */
export function host(clientFolder: string, providerUrl: string) {
  const settings = readSettings({ APP_ENV: "demo", PROVIDER_URL: providerUrl });
  const log = pino({ level: "silent" });
  const changes = createChanges({ settings, log });
  const made = createHost({
    settings,
    assets: openAssets(clientFolder),
    transport: createProviderTransport(createBreaker(), createBatchedSend(createKeepAliveSend())),
    log,
    now: Date.now,
    changes,
    isDraining: () => false,
  });
  changes.start();
  return made;
}

/** Property ids that are on no page. */
const ELSEWHERE = 1_000_000;

/** A provider that replays recorded answers of a page's calls; each second an unrelated property changes. */
export function replayHost(page: SsrPage): Hono {
  const answer = transportOf(page);
  const texts = new Map<string, Promise<{ status: number; text: string }>>();
  const textOf = async (path: string) => {
    const response = await answer(path, {});
    return { status: response.status, text: await response.text() };
  };
  const answerAt = (path: string) => {
    const known = texts.get(path) ?? textOf(path);
    texts.set(path, known);
    return known;
  };
  let changed = 0;
  return new Hono()
    .get(CHANGES_PATH, ({ json }) => {
      changed += 1;
      return json({ cursor: String(changed), keys: [changeKeys.property(ELSEWHERE + changed)] });
    })
    .post(BATCH_PATH, async ({ req, text }) => {
      const targets: string[] = await req.json();
      return text(
        batchParts(await Promise.all(targets.map((target) => answerAt(target.replace(/\?.*/, ""))))).join(""),
      );
    })
    .get("*", async ({ req: { path } }) => {
      const { status, text } = await answerAt(path);
      return new Response(text, { status, headers: { "Content-Type": "application/json" } });
    });
}

/** A bare hono reply with one constant, compressed page. */
export function constantHost(page: Uint8Array<ArrayBuffer>): Hono {
  return new Hono().get(
    "*",
    () => new Response(page, { headers: { "Content-Type": "text/html", "Content-Encoding": "br" } }),
  );
}

/** Serves over HTTP, as the website does; the port is chosen by the system. */
export const listen = (app: Pick<Parameters<typeof serve>[0], "fetch">): Promise<number> =>
  new Promise((resolve) => serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port)));
