import { signal } from "@preact/signals-react";
import { hydrateRoot } from "react-dom/client";
import { createClient, type Recorded } from "#app/src/api/client.ts";
import { reportErrors } from "#app/src/api/error-report.ts";
import { propertyApi } from "#app/src/api/property.ts";
import { createFormatter, translateWith } from "#app/src/messages/intl.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import { createActions } from "#app/src/page/browser-actions.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { offerReload } from "#app/src/page/chunk-failure.ts";
import { followLinks } from "#app/src/page/navigation.ts";
import type { PageRequest } from "#app/src/page/page.ts";
import { Root } from "#app/src/page/Root.tsx";
import { areasOf, type PageView, type SerialisedState, STATE_ELEMENT, viewOf } from "#app/src/page/view.ts";
import { loadScreen } from "#app/src/screens.ts";
import { createStore } from "#app/src/store/store.ts";
import "#design-system/theme/global.css.ts";

const state = JSON.parse(document.getElementById(STATE_ELEMENT)?.textContent ?? "") as SerialisedState;
const { environment } = state;

const store = createStore(
  environment.locale,
  {
    read: () => document.cookie,
    write: (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the specification keeps the token in a cookie that scripts read (R190).
      document.cookie = cookie;
    },
    isSecure: location.protocol === "https:",
  },
  () => Date.now() / 1000,
);

const client = createClient({
  base: "/",
  transport: (address, init) => fetch(address, init),
  clientToken: environment.clientToken,
  locale: () => store.locale.value,
  token: () => store.session.bearer.value,
  recorded: new Map<string, Recorded>(state.answers.map(([address, answer]) => [address, answer])),
  onRefused: (message) => store.toasts.show({ body: message, theme: "danger", clearable: true }),
  onUnauthorised: () => store.session.forget(),
});
const api = propertyApi(client);
reportErrors(client, { route: state.route ?? "unknown", device: environment.device });

function requestHere(): PageRequest | null {
  if (state.route === null) return null;
  return {
    match: { name: state.route, params: state.params },
    path: location.pathname,
    query: new URLSearchParams(location.search),
  };
}

/** The first view is made of the answers that the server recorded: nothing is asked for twice (R158). */
async function firstView(): Promise<PageView> {
  const request = requestHere();
  const bare = { path: location.pathname, query: new URLSearchParams(location.search) };
  if (request === null || state.outcome.kind === "not_found") return { kind: "not_found", request: bare };
  if (state.outcome.kind === "failed") return { kind: "failed", failure: state.outcome.failure, request: bare };
  const page = await loadChunk(() => loadScreen(request.match.name));
  const loaded = await page.load({ request, api, environment });
  if (loaded.kind === "moved") return { kind: "not_found", request: bare };
  return viewOf(page, request, loaded);
}

async function start(): Promise<void> {
  store.session.restore();
  const view = signal(await firstView());
  const isResolving = signal(false);
  const words = await loadChunk(() => loadCatalogue(environment.locale, areasOf(view.value)));
  const intl = createFormatter(environment.locale, words);
  const router = followLinks({ view, isResolving, api, environment, t: translateWith(intl), toasts: store.toasts });
  const actions = createActions(api, router.go);
  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <Root
      environment={environment}
      intl={intl}
      store={store}
      actions={actions}
      view={view}
      isResolving={isResolving}
    />,
  );
  document.documentElement.dataset["ready"] = "";
}

start().catch((error: unknown) => offerReload(error, environment.locale));
