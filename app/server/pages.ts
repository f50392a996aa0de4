import type { Context } from "hono";
import type { Transport } from "#app/src/api/client.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { PageRequest } from "#app/src/page/page.ts";
import { NO_ADDRESS, type PageAddress } from "#app/src/page/view.ts";
import { hasScreen } from "#app/src/screens.ts";
import { cookieText } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { pageQuery } from "#domain/addresses/page-query.ts";
import { withQuery } from "#domain/addresses/query.ts";
import {
  addressOf,
  matchRoute,
  missingQuery,
  type RouteMatch,
  redirectOf,
  routeNamed,
} from "#domain/addresses/routes.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { createAdmission, Overloaded, type Urgency } from "./admission.ts";
import type { Assets } from "./assets.ts";
import { createBusyPages, RETRY_AFTER } from "./busy-pages.ts";
import type { HostEnv } from "./client-address.ts";
import { environmentOf } from "./environment.ts";
import { createPageCache, type Rendered, type StoredPage, storedPage } from "./page-cache.ts";
import { pageKey } from "./page-key.ts";
import { NOT_FOUND_FRESHNESS, urgencyOf } from "./page-policies.ts";
import { locationOf, redirectTo } from "./redirect.ts";
import { RENDER_BUDGET, renderPage } from "./render.tsx";
import type { Settings } from "./settings.ts";
import { type Visitor, visitorOf } from "./visitor.ts";

/** A longer query is nobody's search. */
const QUERY_LIMIT = 4096;

/** Chooses the language on any page (A82). */
const LANGUAGE = "lang";

/** Of a page that shows or may show what is somebody's own (rule 29). */
const personalHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" } as const;

/** A header as it came, without making an object of all of them. */
function header(context: Context<HostEnv>, name: "accept-encoding" | "cookie" | "if-none-match" | "user-agent") {
  const incoming = context.env?.incoming;
  return incoming === undefined ? context.req.header(name) : incoming.headers[name];
}

/** The path and query as they came; what is in their one spelling is found in memory without being read further. */
const requestTarget = (context: Context<HostEnv>): string =>
  context.env?.incoming?.url ?? context.req.url.slice(new URL(context.req.url).origin.length);

const textOf = ({ path, query }: PageAddress): string => withQuery(path, query);

export type PagesOptions = {
  settings: Settings;
  assets: Assets;
  transport: Transport;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What every page carries: kept with it, so that a page from memory needs nothing added. */
  headers: Readonly<Record<string, string>>;
};

/** What a page is made from: nothing else of a request gets into it. */
type Making = {
  environment: RenderEnvironment;
  request: PageRequest | null;
  address: PageAddress;
  /** What an address without a page answers. */
  absent: 404 | 414;
  isShared: boolean;
  urgency: Urgency;
};

export function createPages({ settings, assets, transport, now, headers: everywhere }: PagesOptions) {
  const cache = createPageCache();
  const admission = createAdmission();
  const busyPage = createBusyPages({ settings, assets, now, headers: everywhere });

  const visitorAt = (context: Context<HostEnv>): Visitor =>
    visitorOf(header(context, "cookie"), header(context, "user-agent"));

  const keyOf = (address: string, visitor: Visitor): string => pageKey(address, visitor, now());

  /** A whole page as a response, compressed where the browser takes it. */
  function respond(context: Context<HostEnv>, page: StoredPage): Response {
    const takesBrotli = /\bbr\b/.test(header(context, "accept-encoding") ?? "");
    const headers: Record<string, string> = {
      ...page.headers,
      "Content-Type": "text/html; charset=utf-8",
      Vary: "Accept-Encoding, Cookie, User-Agent",
    };
    if (page.status === 200) {
      headers["ETag"] = page.etag;
      if (header(context, "if-none-match") === page.etag) return new Response(null, { status: 304, headers });
    }
    if (takesBrotli) headers["Content-Encoding"] = "br";
    return new Response(takesBrotli ? page.brotli : page.identity, { status: page.status, headers });
  }

  /**
   * Cache hit: an address whose page is fresh, asked for by an anonymous visitor. One in its one spelling is found as it
   * came; another (a tracking parameter, another order) is read first.
   */
  function cachedResponse(context: Context<HostEnv>): Response | null {
    if (context.req.method !== "GET") return null;
    const visitor = visitorAt(context);
    if (!visitor.isAnonymous) return null;
    const target = requestTarget(context);
    const page = cache.fresh(keyOf(target, visitor)) ?? freshByAddress(target, visitor);
    return page === null ? null : respond(context, page);
  }

  function freshByAddress(target: string, visitor: Visitor): StoredPage | null {
    const at = target.indexOf("?");
    const match = at < 0 ? null : matchRoute(target.slice(0, at));
    if (match === null) return null;
    const query = new URLSearchParams(target.slice(at + 1));
    if (query.has(LANGUAGE)) return null;
    return cache.fresh(keyOf(textOf({ path: target.slice(0, at), query: pageQuery(match.name, query) }), visitor));
  }

  async function render(making: Making, signal: AbortSignal): Promise<Rendered> {
    const { environment, request, address, absent, isShared, urgency } = making;
    const askedAt = performance.now();
    const leave = await admission.admit(urgency);
    try {
      signal.throwIfAborted();
      const { providerUrl } = settings;
      const budgetMs = RENDER_BUDGET - (performance.now() - askedAt);
      const outcome = await renderPage({
        environment,
        request,
        address,
        transport,
        providerUrl,
        assets,
        signal,
        budgetMs,
      });
      if (outcome.kind === "moved")
        return { status: 301, headers: { Location: locationOf(outcome.address) }, html: "", freshMs: 0 };
      const status = request === null ? absent : outcome.status;
      return {
        status,
        headers: {
          ...everywhere,
          ...(isShared ? { "Cache-Control": "private, max-age=0, must-revalidate" } : personalHeaders),
          "Speculation-Rules": '"/web/speculation.json"',
          ...(outcome.isIndexed ? {} : { "X-Robots-Tag": "noindex" }),
          ...(status === 503 ? { "Retry-After": RETRY_AFTER } : {}),
        },
        html: outcome.html,
        freshMs:
          request === null ? NOT_FOUND_FRESHNESS : status === 200 ? (routeNamed(request.match.name).freshMs ?? 0) : 0,
      };
    } finally {
      leave();
    }
  }

  /** Keeps the language that an address chooses, and leads to the address without the choice (A82). */
  function chosenLanguage(url: URL, locale: string): Response {
    url.searchParams.delete(LANGUAGE);
    const headers = new Headers({ "Cache-Control": "no-store" });
    const expiresAt = Math.floor(now() / 1000) + YEAR_SECONDS;
    headers.append("Set-Cookie", cookieText(LOCALE_COOKIE, localeOf(locale), { expiresAt }));
    return redirectTo(url.pathname + url.search, 303, headers);
  }

  /** Where an address leads instead of having a page of its own, or null. */
  function leadsElsewhere(url: URL, match: RouteMatch, { isAnonymous }: Visitor): string | null {
    const target = redirectOf(match, url.searchParams.toString());
    const targetMatch = target && matchRoute(new URL(target, "http://dummy.invalid").pathname);
    if (target && targetMatch && hasScreen(targetMatch.name)) return target;
    if (!hasScreen(match.name)) return null;
    if (isAnonymous && routeNamed(match.name).shownTo === "owner")
      return addressOf("login", {}, { return_to: url.pathname + url.search });
    if (missingQuery(match.name, url.searchParams).length > 0) return addressOf("home", {}, { incomplete: "missing" });
    return null;
  }

  /** Answers an address that is no call's and no file's. */
  async function page(context: Context<HostEnv>): Promise<Response> {
    const url = new URL(context.req.url);
    const language = url.searchParams.get(LANGUAGE);
    if (language !== null) return chosenLanguage(url, language);

    const visitor = visitorAt(context);
    const isTooLong = url.search.length > QUERY_LIMIT;
    const match = isTooLong ? null : matchRoute(url.pathname);
    const target = match && leadsElsewhere(url, match, visitor);
    if (target) return redirectTo(target, 302);

    const found = match && hasScreen(match.name) ? match : null;
    const address = found ? { path: url.pathname, query: pageQuery(found.name, url.searchParams) } : NO_ADDRESS;
    const query = new URLSearchParams(address.query);
    const asker = { purpose: context.req.header("Sec-Purpose"), userAgent: header(context, "user-agent") };
    const making: Making = {
      environment: environmentOf(visitor, settings, now()),
      request: found && { match: found, path: address.path, query },
      address,
      absent: isTooLong ? 414 : 404,
      isShared: visitor.isAnonymous && (match === null || routeNamed(match.name).shownTo === undefined),
      urgency: urgencyOf(found?.name ?? null, query, asker),
    };
    const { signal } = context.req.raw;
    try {
      if (!making.isShared) return respond(context, storedPage(await render(making, signal), 0));
      const key = keyOf(found ? textOf(address) : String(making.absent), visitor);
      return respond(context, await cache.page(key, (shared) => render(making, shared), signal));
    } catch (error) {
      if (error instanceof Overloaded) return respond(context, await busyPage(visitor));
      throw error;
    }
  }

  /** Forgets a page by its path and query, for every kind of visitor: the next one has it made again. */
  function forget(address: string): void {
    const url = new URL(address, settings.publicBaseUrl);
    const match = matchRoute(url.pathname);
    if (match) cache.forget(`${textOf({ path: url.pathname, query: pageQuery(match.name, url.searchParams) })} `);
  }

  return { page, cachedResponse, forget };
}
