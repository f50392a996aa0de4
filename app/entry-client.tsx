// First, so that signals stand before the renderer in the entry: brotli packs it 0.3 KB smaller in that order.
import "@preact/signals-react";

import { hydrateRoot } from "react-dom/client";
import { createClient, type Recorded } from "#app/src/api/client.ts";
import { LateFrameEnd } from "#app/src/features/shell/late-frame-end.ts";
import { fetchOnDemand } from "#app/src/fetch-on-demand.ts";
import { commonAreas } from "#app/src/messages/catalogue.ts";
import { loadCatalogue } from "#app/src/messages/load.ts";
import { createWords, type Words } from "#app/src/messages/words.ts";
import { accountOf, askMe } from "#app/src/page/account-actions.ts";
import { createActions } from "#app/src/page/browser-actions.ts";
import { browserNow, followProductClock } from "#app/src/page/browser-clock.ts";
import { loadChunk } from "#app/src/page/chunk.ts";
import { offerReload } from "#app/src/page/chunk-failure.ts";
import { takeTaps } from "#app/src/page/early-input.ts";
import { loginRetryClient } from "#app/src/page/login-retry-client.ts";
import { followLinks } from "#app/src/page/navigation.ts";
import { createKeptVouchers } from "#app/src/page/offline-vouchers.ts";
import { onInteractionOrIdle, pageLoaded } from "#app/src/page/on-interaction-or-idle.ts";
import type { PageRequest } from "#app/src/page/page.ts";
import { Root } from "#app/src/page/Root.tsx";
import { type PageView, type SerialisedState, STATE_ELEMENT, specialView, viewOf } from "#app/src/page/view.ts";
import { pages } from "#app/src/screens.ts";
import { fillingClient } from "#app/src/store/me.ts";
import { createStore } from "#app/src/store/store.ts";
import { carryOn } from "#domain/addresses/carried.ts";
import "#design-system/theme/global.css.ts";

const stateElement = document.getElementById(STATE_ELEMENT);
const state = JSON.parse(stateElement?.textContent ?? "") as SerialisedState;
const { environment } = state;
followProductClock(environment.clockAhead);
carryOn(new URLSearchParams(state.address.query));

/** The page that the server drew, once its screen's code is there. */
const drawn = Promise.withResolvers<PageView>();

const store = createStore({
  environment,
  address: state.address,
  view: { kind: "drawn", arriving: drawn.promise },
  jar: {
    read: () => document.cookie,
    write: (cookie) => {
      // biome-ignore lint/suspicious/noDocumentCookie: scripts read the token in this cookie (R190).
      document.cookie = cookie;
    },
    isSecure: location.protocol === "https:",
  },
  now: () => browserNow() / 1000,
});

const vouchers = createKeptVouchers(store.session);

/** Set once the words of the page's frame have loaded. */
let refusalWords = () => "";
let outageWords = () => "";

const { client, sync } = fillingClient(
  createClient({
    base: "/",
    transport: (address, init) => fetch(address, init),
    clientToken: environment.clientToken,
    locale: () => store.locale.value,
    audience: () => environment.audience,
    token: () => store.session.bearer.value,
    recorded: new Map<string, Recorded>(state.answers.map(([address, answer]) => [address, answer])),
    refusalWords: () => refusalWords(),
    outageWords: () => outageWords(),
    onRefused: (message) => store.toasts.show({ body: message, theme: "danger", clearable: true }),
    onUnauthorised: store.session.refuse,
  }),
  store.session,
);

/** Made with the code that comes on demand; without that there is no line to report by either. */
let reporter: Promise<(error: unknown) => void> | undefined;
function report(error: unknown): void {
  reporter ??= fetchOnDemand().then(({ errorReporter }) => errorReporter(client, { route: state.route ?? "unknown" }));
  reporter.then(
    (tell) => tell(error),
    () => {
      reporter = undefined;
    },
  );
}
addEventListener("error", (event) => report(event.error ?? event.message));
addEventListener("unhandledrejection", (event) => report(event.reason));

const request: PageRequest | null =
  state.route === null ? null : { match: { name: state.route, params: state.params }, ...store.address.value };

/** The page as the server rendered it, from the answers that it recorded: no call is repeated (R158). */
async function servedView(words: Words): Promise<PageView> {
  const view = await loadedView();
  words.add(await loadCatalogue(environment.locale, view.page.areas));
  return view;
}

async function loadedView(): Promise<PageView> {
  const { outcome } = state;
  if (request === null) return specialView({ kind: "not_found" }, null, pages, environment.locale);
  if (outcome.kind !== "ready") return specialView(outcome, request, pages, environment.locale);
  const page = await pages.screen(request.match.name);
  const loaded = await page.load({ request, client, environment });
  if (loaded.kind === "moved") return specialView({ kind: "not_found" }, request, pages, environment.locale);
  return viewOf(page, request, loaded, pages, environment.locale);
}

/**
 * Fetches all files of the screen's code and words at once, while the frame is made ready. The server names them; the
 * entry knows the first only.
 */
function preloadScreen(): void {
  for (const file of stateElement?.dataset["later"]?.split(" ") ?? []) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = `/web/${file}`;
    document.head.append(link);
  }
}

/** Settles once a user's leftovers are cleared from this tab: another user's screen waits for it. */
let keptApart: Promise<void> = Promise.resolve();

async function start(): Promise<void> {
  store.session.listen((event) => {
    keptApart = import("#app/src/page/one-user.ts").then(({ keepUsersApart }) =>
      keepUsersApart(event, store.session, vouchers, state.route),
    );
  });
  store.session.restore();
  sync(askMe);
  const words = createWords(environment.locale, await loadChunk(() => loadCatalogue(environment.locale, commonAreas)));
  refusalWords = () => words.t("common.refused");
  outageWords = () => words.t("common.away");
  const wanted = onInteractionOrIdle();
  void Promise.race([pageLoaded(), wanted]).then(preloadScreen);
  const arriving = wanted
    .then(async () => {
      vouchers.start();
      return loadChunk(async () => {
        await keptApart;
        return servedView(words);
      });
    })
    .catch((error: unknown) => {
      offerReload(error, environment.locale);
      takeTaps();
      // The page that the server drew stays as it is.
      return new Promise<never>(() => {});
    });
  drawn.resolve(arriving);
  const router = followLinks({ store, client, environment, t: words.t });
  const logIn = loginAsker(words);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") followOtherTabs();
  });
  addEventListener("storage", followOtherTabs);
  hydrateRoot(
    document.getElementById("root") as HTMLElement,
    <Root
      environment={environment}
      words={words}
      store={store}
      actions={createActions({
        ...router,
        account: accountOf(client, store.session),
        client: loginRetryClient(client, logIn),
        logIn,
        vouchers,
        store,
      })}
      End={LateFrameEnd}
      onScreenReady={sayReady}
    />,
    {
      // A screen that broke has its own message (`PageBoundary.tsx`).
      onCaughtError: reportError,
      onUncaughtError: (error) => offerReload(error, environment.locale),
    },
  );
}

/** The question whether the visitor wants to log in. */
function loginAsker(words: Words): () => Promise<boolean> {
  return async () => {
    followOtherTabs();
    if (store.session.isLoggedIn.value) return true;
    const { askLogin } = await fetchOnDemand();
    return askLogin({ store, words, loadWords: loadCatalogue });
  };
}

/** The session belongs to the browser, not the tab: a log-in or log-out in another tab applies here too. */
function followOtherTabs(): void {
  if (store.session.follow()) sync(askMe);
}

/** Marks the page as awake. Called after the effects of the commit in which the screen hydrated. */
function sayReady(): void {
  document.documentElement.dataset["ready"] = "";
  void fetchOnDemand().then(({ wakeUp }) => wakeUp());
}

start().catch((error: unknown) => offerReload(error, environment.locale));
