import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import type { Transport } from "#app/src/api/client.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { PageRequest } from "#app/src/page/page.ts";
import {
  addressOf,
  matchRoute,
  missingQuery,
  type RouteName,
  redirectOf,
  routeNamed,
  serializeQuery,
} from "#app/src/routes.ts";
import { hasScreen } from "#app/src/screens.ts";
import { cookieText } from "#app/src/store/cookie.ts";
import { directionOf, LOCALE_COOKIE, localeOf } from "#app/src/store/locale.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import { THEME_COOKIE, themeOf } from "#app/src/store/theme.ts";
import { DAY_SECONDS, TEHRAN_OFFSET_SECONDS } from "#domain/calendar/constants.ts";
import { tehranDate } from "#domain/calendar/today.ts";
import type { Assets } from "./assets.ts";
import type { HostEnv } from "./client-address.ts";
import { deviceOf } from "./device.ts";
import { createPageCache, type PageCache, type Rendered, type StoredPage, storedPage } from "./page-cache.ts";
import { renderPage } from "./render.tsx";
import type { Settings } from "./settings.ts";

const YEAR = 31_556_926;
/** A longer query is nobody's search. */
const QUERY_LIMIT = 4096;
/** More pages than this under way at once and the next visitor is asked to come back (rule 23). */
const MAX_UNDER_WAY = 64;
const RETRY_AFTER = "2";

/** How long an anonymous page stays fresh, in milliseconds: short where there are prices of a stay. */
const freshness: Partial<Record<RouteName, number>> = {
  home: 60_000,
  rulesAndPolicies: 300_000,
  contact: 300_000,
  about: 300_000,
  gallery: 300_000,
  iranHotels: 30_000,
  internationalHotels: 30_000,
  category: 30_000,
  city: 30_000,
  subject: 30_000,
  attraction: 60_000,
  partner: 60_000,
  registerHotel: 300_000,
  chabahar: 60_000,
  nowruz: 60_000,
  oneNightOffer: 30_000,
  propertySearch: 5_000,
  property: 5_000,
};

/** Of a page that shows or may show what is somebody's own (rule 29). */
const personalHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" } as const;

/** Parameters that only follow visitors about: they never make another page. */
const isTracking = (key: string): boolean => /^(utm_\w+|gclid|fbclid)$/.test(key);

function normalisedQuery(query: URLSearchParams): string {
  const kept: Record<string, string | string[]> = {};
  for (const key of new Set(query.keys())) {
    if (isTracking(key)) continue;
    const values = query.getAll(key);
    kept[key] = key.endsWith("[]") ? values : (values[0] ?? "");
  }
  return serializeQuery(
    Object.fromEntries(Object.entries(kept).map(([key, value]) => [key.replace(/\[\]$/, ""), value])),
  );
}

/** How the key of a page's every variant begins: two addresses of one page begin alike. */
const keyOf = (url: URL): string => `${url.pathname} ${normalisedQuery(url.searchParams)} `;

const tokenCookie = new RegExp(`(?:^|[;\\s])${TOKEN_COOKIE}\\s*=`);

/** A header as it came, without making an object of all of them. */
function header(context: Context<HostEnv>, name: "accept-encoding" | "cookie" | "if-none-match" | "user-agent") {
  const incoming = context.env?.incoming;
  return incoming === undefined ? context.req.header(name) : incoming.headers[name];
}

export type PagesOptions = {
  settings: Settings;
  assets: Assets;
  transport: Transport;
  /** Milliseconds. */
  now: () => number;
  /** What every page carries: kept with it, so that a page from memory needs nothing added. */
  headers: Readonly<Record<string, string>>;
};

export function createPages({ settings, assets, transport, now, headers: everywhere }: PagesOptions) {
  const cache: PageCache = createPageCache(now);
  let underWay = 0;

  function environmentOf(context: Context<HostEnv>): RenderEnvironment {
    const locale = localeOf(getCookie(context, LOCALE_COOKIE) ?? null);
    const seconds = Math.floor(now() / 1000);
    return {
      locale,
      direction: directionOf(locale),
      now: seconds,
      today: tehranDate(seconds),
      calendar: locale === "fa" ? "jalali" : "gregorian",
      device: deviceOf(context.req.header("User-Agent")),
      theme: themeOf(getCookie(context, THEME_COOKIE) ?? null),
      publicBase: settings.publicBaseUrl,
      clientToken: settings.clientToken,
      isDemo: settings.appEnv === "demo",
    };
  }

  /** A whole page as a response, compressed where the browser takes it. */
  function respond(page: StoredPage, acceptEncoding: string, ifNoneMatch: string | undefined): Response {
    const takesBrotli = /\bbr\b/.test(acceptEncoding);
    const headers: Record<string, string> = {
      ...page.headers,
      "Content-Type": "text/html; charset=utf-8",
      Vary: "Accept-Encoding, Cookie, User-Agent",
    };
    if (page.status === 200) {
      headers["ETag"] = page.etag;
      if (ifNoneMatch === page.etag) return new Response(null, { status: 304, headers });
    }
    if (takesBrotli) headers["Content-Encoding"] = "br";
    return new Response(takesBrotli ? page.brotli : page.identity, { status: page.status, headers });
  }

  const answer = (context: Context<HostEnv>, page: StoredPage): Response =>
    respond(page, header(context, "accept-encoding") ?? "", header(context, "if-none-match"));

  /**
   * What an anonymous visitor's page depends on beside its address: the cookies as they came (language and theme), the
   * device and the day. Null for whoever has a token. Cheap, since it is worked out for every request.
   */
  function audience(context: Context<HostEnv>): string | null {
    const cookies = header(context, "cookie") ?? "";
    if (tokenCookie.test(cookies)) return null;
    const day = Math.floor((now() / 1000 + TEHRAN_OFFSET_SECONDS) / DAY_SECONDS);
    const device = deviceOf(header(context, "user-agent"));
    return `${device} ${day} ${cookies}`;
  }

  /** A page that went out a moment ago, to the same kind of visitor at the same address, letter for letter. */
  function again(context: Context<HostEnv>): Response | null {
    if (context.req.method !== "GET") return null;
    const who = audience(context);
    const page = who === null ? null : cache.recall(`${context.req.url} ${who}`);
    return page === null ? null : answer(context, page);
  }

  async function render(
    context: Context<HostEnv>,
    environment: RenderEnvironment,
    request: PageRequest | null,
    url: URL,
    isShared: boolean,
    forcedStatus?: number,
  ): Promise<Rendered> {
    if (underWay >= MAX_UNDER_WAY) {
      return { status: 503, headers: { "Retry-After": RETRY_AFTER }, html: "", freshMs: 0 };
    }
    underWay += 1;
    try {
      const outcome = await renderPage({
        environment,
        request,
        path: url.pathname,
        query: url.searchParams,
        transport,
        providerUrl: settings.providerUrl,
        assets,
        signal: context.req.raw.signal,
      });
      if (outcome.kind === "moved")
        return { status: 301, headers: { Location: outcome.address }, html: "", freshMs: 0 };
      const status = forcedStatus ?? outcome.status;
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
        freshMs: status === 200 && request ? (freshness[request.match.name] ?? 0) : 0,
      };
    } finally {
      underWay -= 1;
    }
  }

  /** Answers an address that is no call's and no file's. */
  async function page(context: Context<HostEnv>): Promise<Response> {
    const url = new URL(context.req.url);
    const asked = url.searchParams.get("lang");
    if (asked !== null) {
      url.searchParams.delete("lang");
      const headers = new Headers({ Location: url.pathname + url.search, "Cache-Control": "no-store" });
      headers.append(
        "Set-Cookie",
        cookieText(LOCALE_COOKIE, localeOf(asked), { expiresAt: Math.floor(now() / 1000) + YEAR }),
      );
      return new Response(null, { status: 303, headers });
    }

    const environment = environmentOf(context);
    const isAnonymous = getCookie(context, TOKEN_COOKIE) === undefined;
    if (url.search.length > QUERY_LIMIT) {
      return answer(context, storedPage(await render(context, environment, null, url, true, 414), now()));
    }

    const match = matchRoute(url.pathname);
    if (match) {
      const target = redirectOf(match, url.searchParams.toString());
      const targetMatch = target && matchRoute(new URL(target, "http://dummy.invalid").pathname);
      if (target && targetMatch && hasScreen(targetMatch.name)) return context.redirect(target, 302);
      if (isAnonymous && hasScreen(match.name) && routeNamed(match.name).shownTo === "owner") {
        return context.redirect(addressOf("login", {}, { return_to: url.pathname + url.search }), 302);
      }
      if (hasScreen(match.name) && missingQuery(match.name, url.searchParams).length > 0) {
        return context.redirect(addressOf("home", {}, { incomplete: "missing" }), 302);
      }
    }
    const request: PageRequest | null =
      match && hasScreen(match.name) ? { match, path: url.pathname, query: url.searchParams } : null;

    const isShared = isAnonymous && (match === null || routeNamed(match.name).shownTo === undefined);
    const make = () => render(context, environment, request, url, isShared);
    if (request === null || !isShared) return answer(context, storedPage(await make(), now()));
    const { locale, device, theme, today } = environment;
    const key = `${keyOf(url)}${[locale, device, theme, today].join(" ")}`;
    const stored = await cache.page(key, make);
    const who = audience(context);
    if (who !== null) cache.remember(`${context.req.url} ${who}`, key, stored);
    return answer(context, stored);
  }

  /** Forgets a page by its path and query, for every kind of visitor: the next one has it made anew. */
  const forget = (address: string): void => cache.forget(keyOf(new URL(address, settings.publicBaseUrl)));

  return { page, again, forget };
}
