import { signal } from "@preact/signals-react";
import { renderToString } from "react-dom/server";
import type { IntlShape } from "react-intl";
import { createClient, type Recorded, type Transport } from "#app/src/api/client.ts";
import { propertyApi } from "#app/src/api/property.ts";
import { type Failure, failed, isOutage } from "#app/src/api/result.ts";
import { type CatalogueArea, catalogueAreas } from "#app/src/messages/catalogue.ts";
import { createFormatter, translateWith } from "#app/src/messages/intl.ts";
import { catalogueModule, loadCatalogue } from "#app/src/messages/load.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { Head, PageRequest } from "#app/src/page/page.ts";
import { Root } from "#app/src/page/Root.tsx";
import { areasOf, type PageView, type SerialisedState, viewOf } from "#app/src/page/view.ts";
import { loadScreen, screenModule } from "#app/src/screens.ts";
import { createStore, emptyJar } from "#app/src/store/store.ts";
import type { Locale } from "#domain/enums/enums.ts";
import type { Assets } from "./assets.ts";
import { documentHtml } from "./document.ts";
import "#design-system/theme/global.css.ts";

/** How long a page may take to be made, in milliseconds: then a useful page with Retry goes out instead (A65). */
export const RENDER_BUDGET = 2600;

export type RenderContext = {
  environment: RenderEnvironment;
  /** Null when the address is no route's, or its screen is not built. */
  request: PageRequest | null;
  path: string;
  query: URLSearchParams;
  transport: Transport;
  providerUrl: string;
  assets: Assets;
  /** Ends when the visitor leaves. */
  signal: AbortSignal;
};

export type RenderOutcome =
  | { kind: "page"; status: number; html: string; isIndexed: boolean }
  | { kind: "moved"; address: string };

/** Nothing acts on the server. */
const idleActions: ScreenActions = {
  suggest: async () => failed({ kind: "cancel" }),
  priceDays: async () => failed({ kind: "cancel" }),
  go: () => {},
  chooseTheme: () => {},
};

/** One formatter per locale for all requests: making one per request halves what a server can answer. */
const formatters = new Map<Locale, Promise<IntlShape>>();
function formatterOf(locale: Locale): Promise<IntlShape> {
  let known = formatters.get(locale);
  if (known === undefined) {
    known = loadCatalogue(locale, catalogueAreas).then((words) => createFormatter(locale, words));
    formatters.set(locale, known);
  }
  return known;
}

const timedOut: Failure = { kind: "timeout" };

function withinBudget<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const giveUp = () => resolve(null);
    signal.addEventListener("abort", giveUp, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", giveUp));
  });
}

function statusOf(view: PageView): number {
  if (view.kind === "not_found") return 404;
  if (view.kind === "ready") return 200;
  return isOutage(view.failure) || view.failure.kind === "cancel" ? 503 : 422;
}

/** Makes a page: data, markup, words, head and the state that the browser goes on from. */
export async function renderPage(context: RenderContext): Promise<RenderOutcome> {
  const { environment, request, assets } = context;
  const answers: [string, Recorded][] = [];
  const budget = AbortSignal.any([context.signal, AbortSignal.timeout(RENDER_BUDGET)]);
  const client = createClient({
    base: `${context.providerUrl}/`,
    transport: (address, init) => context.transport(address, { ...init, signal: budget }),
    clientToken: environment.clientToken,
    locale: () => environment.locale,
    token: () => null,
    isSessionDisabled: true,
    record: (address, answer) => answers.push([address, answer]),
  });

  let view: PageView = { kind: "not_found", request: { path: context.path, query: context.query } };
  if (request !== null) {
    const page = await loadScreen(request.match.name);
    const loaded = await withinBudget(page.load({ request, api: propertyApi(client), environment }), budget);
    if (loaded?.kind === "moved") return { kind: "moved", address: loaded.address };
    view = viewOf(page, request, loaded ?? { kind: "failed", failure: timedOut });
  }

  const intl = await formatterOf(environment.locale);
  const t = translateWith(intl);
  const head: Head =
    view.kind === "ready"
      ? view.page.head(view.data, { request: view.request, environment, t })
      : {
          title: t(view.kind === "failed" ? "failure.title" : "notFound.title"),
          description: t("site.description"),
          canonical: null,
          jsonLd: [],
        };

  const body = renderToString(
    <Root
      environment={environment}
      intl={intl}
      store={createStore(environment.locale, emptyJar, () => environment.now)}
      actions={idleActions}
      view={signal(view)}
      isResolving={signal(false)}
    />,
  );
  const modules = areasOf(view).map((area: CatalogueArea) => catalogueModule(environment.locale, area));
  if (view.kind === "ready") modules.unshift(screenModule(view.request.match.name));
  const state: SerialisedState = {
    environment,
    route: request?.match.name ?? null,
    params: request?.match.params ?? {},
    outcome: view.kind === "failed" ? { kind: "failed", failure: view.failure } : { kind: view.kind },
    answers: view.kind === "ready" ? answers : [],
  };
  return {
    kind: "page",
    status: statusOf(view),
    html: documentHtml({ environment, head, links: assets.headLinks(modules), body, state }),
    isIndexed: head.canonical !== null,
  };
}
