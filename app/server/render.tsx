import { renderToString } from "react-dom/server";
import { type Client, createClient, type Recorded, type Transport } from "#app/src/api/client.ts";
import { type Failure, isOutage } from "#app/src/api/result.ts";
import { FrameEnd } from "#app/src/features/shell/FrameEnd.tsx";
import { commonAreas } from "#app/src/messages/catalogue.ts";
import { catalogueModule } from "#app/src/messages/load.ts";
import type { Words } from "#app/src/messages/words.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { KeptMarkupContext } from "#app/src/page/Kept.tsx";
import type { Head, Loaded, PageHead, PageRequest } from "#app/src/page/page.ts";
import { Root } from "#app/src/page/Root.tsx";
import {
  NO_ADDRESS,
  type PageAddress,
  type PageSource,
  type PageView,
  type SerialisedState,
  specialView,
  viewOf,
} from "#app/src/page/view.ts";
import { ON_DEMAND, screenModule, screenPath } from "#app/src/screen-files.ts";
import { outageWords } from "#app/src/screens/failure/outage-words.ts";
import { pages, screenOf } from "#app/src/screens.ts";
import { createStore, emptyJar } from "#app/src/store/store.ts";
import { carriedLanguageOf, carriedOf, chosenLanguage, whileCarrying } from "#domain/addresses/carried.ts";
import type { Assets } from "./assets.ts";
import { type DocumentParts, documentHtml } from "./document.ts";
import { createKeptMarkup, type PageMarkup } from "./fragment-cache.tsx";
import { stateJson } from "./inert-json.ts";
import { loadedOnce } from "./loaded-once.ts";
import type { KeptPage } from "./page-cache.ts";
import { type Answered, pageKeys } from "./page-keys.ts";
import { createParsedAnswers } from "./parsed-answers.ts";
import { textAnswer } from "./text-answer.ts";
import { timeLimit } from "./time-limit.ts";
import { words } from "./words.ts";
import "#design-system/theme/global.css.ts";

/**
 * Time budget of a page, including the wait for a place, milliseconds: after it a failure page with a retry is sent
 * instead.
 */
export const RENDER_BUDGET = 2600;

export type RenderContext = {
  environment: RenderEnvironment;
  /** Null when the address is no route's, or its screen is not built. */
  request: PageRequest | null;
  address: PageAddress;
  transport: Transport;
  providerUrl: string;
  assets: Assets;
  /** Aborted when the last waiter has left. */
  signal: AbortSignal;
  /** The rest of {@link RENDER_BUDGET}, in milliseconds. */
  budgetMs: number;
  /** The page that this one replaces, unless it would come out the same. */
  kept: KeptPage | null;
  /** True when parts are reused from earlier pages; otherwise every page is rendered in full. */
  isMarkupKept: boolean;
};

export type RenderOutcome =
  /** `instant`: the one in its state, in epoch seconds; null where something of it shows. */
  | {
      kind: "page";
      status: number;
      html: readonly string[];
      isIndexed: boolean;
      instant: number | null;
      /** Keys of what it shows. */
      keys: readonly string[];
    }
  | { kind: "unchanged" }
  | Moved;

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
  const { failure } = view;
  return isOutage(failure) || failure.kind === "cancel" ? 503 : 422;
}

export type Moved = Extract<Loaded<unknown>, { kind: "moved" }>;

/** The page of a request with its data, as far as they come within the budget. */
async function viewWithin(
  { request, environment }: RenderContext,
  client: Client,
  budget: AbortSignal,
): Promise<PageView | Moved> {
  if (request === null) return specialView({ kind: "not_found" }, null, preparedPages, environment.locale);
  const page = await preparedPages.screen(request.match.name);
  const loaded = await withinBudget(page.load({ request, client, environment }), budget);
  if (loaded?.kind === "moved") return loaded;
  return viewOf(page, request, loaded ?? { kind: "failed", failure: timedOut }, preparedPages, environment.locale);
}

const headModules = import.meta.glob<PageHead<unknown> | undefined>(
  ["/app/src/screens/*/{head.ts,page.tsx}", "/products/*/web/*/{head.ts,page.tsx}"],
  { import: "head" },
);
/** Metadata of a screen for machines, from its `head.ts` or its page; undefined when it has none. */
const headOfScreen = loadedOnce(async (screen: string) => {
  const folder = `/${screenPath(screen)}`;
  const load = headModules[`${folder}/head.ts`] ?? headModules[`${folder}/page.tsx`];
  return load?.();
});
/** The pages, each loaded once for all requests. */
const preparedPages: PageSource = { screen: loadedOnce(pages.screen), special: loadedOnce(pages.special) };

/** The page's metadata. A page that could not be rendered has a title only. */
async function headOf(
  view: PageView,
  { environment, address }: Pick<RenderContext, "environment" | "address">,
  { t }: Words,
): Promise<Head> {
  const { request } = view;
  const head = view.kind === "ready" && request ? await headOfScreen(screenOf(request.match.name)) : null;
  if (head && request)
    return whileCarrying(carriedLanguageOf(queryOf(address)), () => head(view.data, { request, environment, t }));
  const title = t(view.kind === "failed" ? outageWords(view.failure).title : "notFound.title");
  return { title, description: t("site.description"), canonical: null, jsonLd: [] };
}

/** Time for which pages are rendered to markup back to back, milliseconds, before the event loop runs. */
const RENDERING_MS = 20;

let turns: Promise<void> = Promise.resolve();
let turnBeganAt = 0;

/**
 * Resolves when a page may be turned into markup. However many have their data at once, answers from memory and
 * refusals never wait behind a long row of renders.
 */
function ownTurn(): Promise<void> {
  turns = turns.then(async () => {
    if (performance.now() - turnBeganAt < RENDERING_MS) return;
    await new Promise((resolve) => setImmediate(resolve));
    turnBeganAt = performance.now();
  });
  return turns;
}

/** Memory limit of kept parts of pages, and of the answers they show, bytes. */
const KEPT_BYTES = 8 * 1024 * 1024;
const keptMarkup = createKeptMarkup(KEPT_BYTES);
const parsedAnswers = createParsedAnswers(KEPT_BYTES);

/** Answers about one stay are seldom the same twice: they would only push out the others. */
const isOfStay = (address: string): boolean => address.includes("check_in=");

/** Query of an address. */
const queryOf = ({ query }: PageAddress): URLSearchParams => new URLSearchParams(query);

type ViewContext = Pick<RenderContext, "environment" | "address" | "assets"> & {
  view: PageView;
  markup: PageMarkup | null;
  signal?: AbortSignal;
};

/** A view as a whole document. Without a state, which is JSON, it runs no scripts. */
async function htmlOf(
  { environment, address, assets, view, markup, signal: left }: ViewContext,
  state: DocumentParts["state"],
) {
  const said = await words(environment.locale);
  const head = await headOf(view, { environment, address }, said);
  await ownTurn();
  left?.throwIfAborted();
  const carried = carriedOf(queryOf(address));
  const written = whileCarrying(carried, () =>
    renderToString(
      <KeptMarkupContext.Provider value={markup?.markupOf ?? null}>
        <Root
          environment={environment}
          words={said}
          store={createStore({ environment, address, view, jar: emptyJar, now: () => environment.now })}
          actions={idleActions}
          End={FrameEnd}
        />
      </KeptMarkupContext.Provider>,
    ),
  );
  const body = markup?.finish(written) ?? written;
  const frame = commonAreas.map((area) => catalogueModule(environment.locale, area));
  const screen = screenModule(screenOf(view.kind === "ready" ? (view.request?.match.name ?? "not_found") : view.kind));
  const areas = view.page.areas.map((area) => catalogueModule(environment.locale, area));
  const part = view.request && view.page.parts?.[view.request.match.name];
  const links = assets.headLinks(frame, screen, [ON_DEMAND, ...(part ? [part] : []), ...areas]);
  const html = documentHtml({
    environment,
    address,
    head,
    links,
    body,
    state,
    chosen: chosenLanguage(queryOf(address)),
  });
  return { html, isIndexed: head.canonical !== null };
}

/** The environment of a page, with a count of the reads of its clock. */
function watchedClock(environment: RenderEnvironment) {
  let reads = 0;
  const watched: RenderEnvironment = {
    ...environment,
    get now() {
      reads += 1;
      return environment.now;
    },
  };
  return { environment: watched, clockReads: () => reads };
}

/** By address, in whatever order they came: the same answers are the same state. */
const inOrder = (answers: readonly [string, Recorded][]): [string, Recorded][] =>
  answers.toSorted(([one], [other]) => (one < other ? -1 : 1));

const bytesOf = ({ identity: { buffer, byteOffset, byteLength } }: KeptPage): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

/** The view of a request, with the answers that it was made of. */
async function loadedView(context: RenderContext) {
  const { environment } = context;
  const answers: [string, Recorded][] = [];
  const made: Answered[] = [];
  const texts = new Map<string, string>();
  const base = `${context.providerUrl}/`;
  const limit = timeLimit(context.budgetMs, context.signal);
  const budget = limit.signal;
  const client = createClient({
    base,
    async transport(target, init) {
      const answer = await context.transport(target, { ...init, signal: budget });
      const text = await answer.text();
      texts.set(target.slice(base.length), text);
      return textAnswer(answer.status, text, isOfStay(target) ? JSON.parse : parsedAnswers);
    },
    clientToken: environment.clientToken,
    locale: () => environment.locale,
    audience: () => environment.audience,
    token: () => null,
    isSessionDisabled: true,
    record(target, answer, call) {
      answers.push([target, answer]);
      made.push({ call, address: target, answer });
    },
  });
  const view = await viewWithin(context, client, budget).finally(limit.lift);
  return { view, answers, made, texts };
}

/** Metadata of a page without its markup, and the keys of what it shows; null where there is no page. */
export async function loadHead(
  context: RenderContext,
): Promise<{ head: Head; status: number; keys: readonly string[] } | null> {
  const { view, made } = await loadedView(context);
  if (view.kind === "moved") return null;
  const said = await words(context.environment.locale);
  return { head: await headOf(view, context, said), status: statusOf(view), keys: pageKeys(made) };
}

/**
 * Renders a page: data, markup, words, head and the state from which the browser continues. A page is determined by its
 * state: if `kept` has the same state, except for an instant that is not shown, the page would come out the same.
 * @throws when `signal` ends
 */
export async function renderPage(given: RenderContext): Promise<RenderOutcome> {
  const { environment, clockReads } = watchedClock(given.environment);
  const context = { ...given, environment };
  const { request, address, kept } = context;
  const { view, answers, made, texts } = await loadedView(context);
  if (view.kind === "moved") return view;
  const state: SerialisedState = {
    environment: given.environment,
    route: request?.match.name ?? null,
    params: request?.match.params ?? {},
    address,
    outcome: view.kind === "failed" ? { kind: "failed", failure: view.failure } : { kind: view.kind },
    answers: view.kind === "ready" ? inOrder(answers) : [],
  };
  if (kept !== null && view.kind === "ready") {
    const before = { ...state, environment: { ...given.environment, now: kept.instant } };
    if (bytesOf(kept).includes(stateJson(before, texts).join(""))) return { kind: "unchanged" };
  }
  const markup = given.isMarkupKept
    ? keptMarkup.ofPage(JSON.stringify([{ ...given.environment, now: null }, carriedOf(queryOf(address))]), clockReads)
    : null;
  const document = await htmlOf({ ...context, view, markup }, stateJson(state, texts));
  const instant = view.kind === "ready" && clockReads() === 0 ? given.environment.now : null;
  return { kind: "page", status: statusOf(view), ...document, instant, keys: pageKeys(made) };
}

/**
 * The page that is answered instead of another when there is no room to make it, or no way to say how a payment ended: it
 * needs no data, and runs no scripts, which would only ask for more.
 */
export async function renderFailurePage(
  kind: "overloaded" | "unsettled",
  environment: RenderEnvironment,
  assets: Assets,
): Promise<readonly string[]> {
  const view = await specialView({ kind: "failed", failure: { kind } }, null, preparedPages, environment.locale);
  return (await htmlOf({ environment, address: NO_ADDRESS, assets, view, markup: null }, null)).html;
}
