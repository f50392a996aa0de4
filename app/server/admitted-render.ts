import type { Transport } from "#app/src/api/client.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { Head, PageRequest } from "#app/src/page/page.ts";
import type { PageAddress } from "#app/src/page/view.ts";
import { carriedOf } from "#domain/addresses/carried.ts";
import { uncarried } from "#domain/addresses/chosen-address.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { carriedInto, routeNamed } from "#domain/addresses/routes.ts";
import { TRACE_HEADER } from "#runtime/trace.ts";
import { createAdmission, Overloaded, type Urgency } from "./admission.ts";
import type { Assets } from "./assets.ts";
import { RETRY_AFTER } from "./busy-pages.ts";
import { keptByEdge, VARIANT_HEADER } from "./edge.ts";
import type { KeptPage, Render, Rendered } from "./page-cache.ts";
import { ownKey } from "./page-keys.ts";
import { LAST_KNOWN_FRESHNESS, NOT_FOUND_FRESHNESS } from "./page-policies.ts";
import { locationOf } from "./redirect.ts";
import { loadHead, type Moved, RENDER_BUDGET, type RenderOutcome, renderPage } from "./render.tsx";
import type { Settings } from "./settings.ts";
import { withHeader } from "./with-header.ts";

/** `Cache-Control` of a page that shows or may show personal data. */
const personalHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" } as const;
const sharedHeaders = { "Cache-Control": "private, max-age=0, must-revalidate" } as const;

/** Headers when a cache before this host keeps pages: lifetime, variants, and purge keys. */
const edgeHeaders = (freshMs: number, keys: readonly string[]) => ({
  ...keptByEdge(Math.floor(freshMs / 1000), keys),
  Vary: `Accept-Encoding, ${VARIANT_HEADER}`,
});

/** Inputs of a page: nothing else of a request enters it. */
export type Making = {
  environment: RenderEnvironment;
  request: PageRequest | null;
  address: PageAddress;
  /** Status of an address without a page. */
  absent: 404 | 414;
  isShared: boolean;
  urgency: Urgency;
  /** The trace that its calls belong to. */
  traceparent: string;
};

export type RenderOptions = {
  settings: Settings;
  assets: Assets;
  transport: Transport;
  /** Headers of every page: stored with it, so that a page from memory needs nothing added. */
  headers: Readonly<Record<string, string>>;
};

type MadePage = Extract<RenderOutcome, { kind: "page" }>;

/** Metadata of a page, the keys of what it shows, and for how long it is fresh, milliseconds. */
export type PageHead = { head: Head; keys: readonly string[]; freshMs: number };

const keyOfAddress = ({ path, query }: PageAddress): string => ownKey(uncarried(withQuery(path, query)));

/** A transport, and whether any of its answers was an earlier one. */
function watchedAnswers(transport: Transport) {
  let isLastKnown = false;
  const watched: Transport = async (address, init) => {
    const answer = await transport(address, init);
    isLastKnown ||= answer.isLastKnown ?? false;
    return answer;
  };
  return { transport: watched, isLastKnown: () => isLastKnown };
}

/** Freshness of a page, milliseconds. */
function freshnessOf(request: PageRequest | null, status: number, isLastKnown: boolean): number {
  if (request === null) return NOT_FOUND_FRESHNESS;
  if (status !== 200) return 0;
  const route = routeNamed(request.match.name);
  const freshMs = "freshMs" in route ? route.freshMs : 0;
  return isLastKnown ? Math.min(freshMs, LAST_KNOWN_FRESHNESS) : freshMs;
}

/** The answer to an address whose page is at another one. */
const movedTo = ({ address, isForNow }: Moved, query: string): Rendered => ({
  status: isForNow ? 302 : 301,
  headers: { Location: locationOf(carriedInto(address, carriedOf(new URLSearchParams(query)))) },
  html: [],
  freshMs: 0,
});

/** A made page with its headers. */
const createRendered =
  ({ settings, headers: everywhere }: Pick<RenderOptions, "settings" | "headers">) =>
  (outcome: MadePage, { request, address, absent, isShared }: Making, isLastKnown: boolean): Rendered => {
    const status = request === null ? absent : outcome.status;
    const freshMs = freshnessOf(request, status, isLastKnown);
    const keys = request === null ? [] : [...outcome.keys, keyOfAddress(address)];
    const ofShared = settings.isEdgeCached && freshMs > 0 ? edgeHeaders(freshMs, keys) : sharedHeaders;
    return {
      status,
      headers: {
        ...everywhere,
        ...(isShared ? ofShared : personalHeaders),
        "Speculation-Rules": '"/web/speculation.json"',
        ...(outcome.isIndexed ? {} : { "X-Robots-Tag": "noindex" }),
        ...(status === 503 ? { "Retry-After": RETRY_AFTER } : {}),
      },
      html: outcome.html,
      freshMs,
      keys,
      // One of earlier answers is never compared with: it would be found unchanged, and stay as little fresh as it was.
      ...(outcome.instant === null || isLastKnown ? {} : { instant: outcome.instant }),
    };
  };

/** Creates the page renderer, with bounded concurrency; the wait for a place counts towards a page's time. */
export function createAdmittedRender({ settings, assets, transport, headers }: RenderOptions) {
  const renderedOf = createRendered({ settings, headers });
  const admission = createAdmission();
  const { providerUrl } = settings;

  /** Inputs of a page, with the rest of its time. */
  const contextOf = (making: Making, answers: Transport, signal: AbortSignal, askedAt: number) => ({
    environment: making.environment,
    request: making.request,
    address: making.address,
    transport: withHeader(answers, TRACE_HEADER, () => making.traceparent),
    providerUrl,
    assets,
    signal,
    budgetMs: RENDER_BUDGET - (performance.now() - askedAt),
    isMarkupKept: settings.isMarkupKept,
  });

  /** A page's metadata alone; null where there is no page. @throws `Overloaded`, also where its data did not come */
  async function head(making: Making, signal: AbortSignal): Promise<PageHead | null> {
    const askedAt = performance.now();
    const leave = await admission.admit(making.urgency);
    try {
      const watched = watchedAnswers(transport);
      const found = await loadHead({ ...contextOf(making, watched.transport, signal, askedAt), kept: null });
      if (found === null || found.status === 404) return null;
      if (found.status !== 200) throw new Overloaded();
      const freshMs = freshnessOf(making.request, found.status, watched.isLastKnown());
      return { head: found.head, keys: [...found.keys, keyOfAddress(making.address)], freshMs };
    } finally {
      leave();
    }
  }

  /** "unchanged" where the page would come out as `kept`. @throws `Overloaded`, and the reason of `signal` when it ends */
  async function revalidate(making: Making, signal: AbortSignal, kept: KeptPage | null): ReturnType<Render> {
    const askedAt = performance.now();
    const leave = await admission.admit(making.urgency);
    try {
      signal.throwIfAborted();
      const watched = watchedAnswers(transport);
      const asked = { ...contextOf(making, watched.transport, signal, askedAt), kept };
      let outcome = await renderPage(asked);
      // Found unchanged, the page would count as fresh as one made of new answers.
      if (outcome.kind === "unchanged" && watched.isLastKnown()) outcome = await renderPage({ ...asked, kept: null });
      if (outcome.kind === "unchanged") return "unchanged";
      if (outcome.kind === "moved") return movedTo(outcome, making.address.query);
      return renderedOf(outcome, making, watched.isLastKnown());
    } finally {
      leave();
    }
  }

  /** @throws as `revalidate` */
  async function render(making: Making, signal: AbortSignal): Promise<Rendered> {
    const made = await revalidate(making, signal, null);
    if (made === "unchanged") throw new Error("A page is unchanged where none is kept");
    return made;
  }

  return { render, revalidate, head };
}
