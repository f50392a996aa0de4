import { serve } from "@hono/node-server";
import { signal } from "@preact/signals-react";
import { Hono } from "hono";
import { pino } from "pino";
import { renderToString } from "react-dom/server";
import { catalogueAreas } from "#app/src/messages/catalogue.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import { createWords } from "#app/src/messages/words.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { Root } from "#app/src/page/Root.tsx";
import type { PageView } from "#app/src/page/view.ts";
import { pages } from "#app/src/screens.ts";
import { createStore, emptyJar } from "#app/src/store/store.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { FROZEN_NOW, FROZEN_TODAY } from "#fixtures/world/demo.ts";
import { createHost } from "../../app/server/app.ts";
import { openAssets } from "../../app/server/assets.ts";
import { readSettings } from "../../app/server/settings.ts";

/** What `npm run bench -- ssr` measures, built as the website is built. */

const query = "destination_id=city-2&destination_name=x&check_in=2026-12-01&length_of_stay=3";
const environment: RenderEnvironment = {
  locale: "fa",
  direction: "rtl",
  now: FROZEN_NOW,
  today: FROZEN_TODAY,
  calendar: "jalali",
  device: "mobile",
  theme: "system",
  publicBase: "http://localhost",
  clientToken: "x",
  isDemo: true,
};
/** The bare rendering of the search screen to text. */
export async function bareRender(): Promise<() => string> {
  const page = await pages.screen("propertySearch");
  const words = createWords("fa", await loadCatalogue("fa", catalogueAreas));
  const view: PageView = {
    kind: "ready",
    page,
    data: { list: isfahanSearch, errors: [], query },
    request: {
      match: { name: "propertySearch", params: {} },
      path: "/search/property",
      query: new URLSearchParams(query),
    },
  };
  return () =>
    renderToString(
      <Root
        environment={environment}
        words={words}
        store={createStore("fa", emptyJar, () => FROZEN_NOW)}
        actions={idleActions}
        address={signal({ path: "/search/property", query: new URLSearchParams(query) })}
        view={signal(view)}
        isResolving={signal(false)}
      />,
    );
}

/** The whole host over a provider that answers at once. */
export function host(clientFolder: string) {
  const body = JSON.stringify({ code: 200, reason: null, message: "", errors: [], value: isfahanSearch });
  return createHost({
    settings: readSettings({}),
    assets: openAssets(clientFolder),
    transport: async () => new Response(body, { headers: { "Content-Type": "application/json" } }),
    log: pino({ level: "silent" }),
    now: Date.now,
    isDraining: () => false,
  });
}

/** A bare hono reply of one constant, compressed page. */
export function constantHost(page: Uint8Array<ArrayBuffer>): Hono {
  return new Hono().get(
    "*",
    () => new Response(page, { headers: { "Content-Type": "text/html", "Content-Encoding": "br" } }),
  );
}

/** Serves over HTTP, as the website does; the port is chosen by the system. */
export const listen = (app: Pick<Parameters<typeof serve>[0], "fetch">): Promise<number> =>
  new Promise((resolve) => serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => resolve(port)));
