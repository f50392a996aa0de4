import type { Context } from "hono";
import type { PageAddress } from "#app/src/page/view.ts";
import { cookieText, expiredCookieText } from "#app/src/store/cookie.ts";
import { LOCALE_COOKIE } from "#app/src/store/locale.ts";
import { TOKEN_COOKIE } from "#app/src/store/session.ts";
import { carriedOf, chosenLanguage, LANGUAGE } from "#domain/addresses/carried.ts";
import { choosing, uncarried } from "#domain/addresses/chosen-address.ts";
import { documentLanguage } from "#domain/addresses/document-language.ts";
import { pageAddress } from "#domain/addresses/page-address.ts";
import { type PageAnswer, pageAnswer } from "#domain/addresses/page-answer.ts";
import { pageQuery } from "#domain/addresses/page-query.ts";
import { AUDIENCE, partyAudienceIn, withoutUsualAudience } from "#domain/addresses/party-audience.ts";
import { serializeQuery, withQuery } from "#domain/addresses/query.ts";
import { carriedInto, isPersonal, matchRoute, type RouteMatch, routeNamed } from "#domain/addresses/routes.ts";
import { YEAR_SECONDS } from "#domain/calendar/constants.ts";
import type { PageSlug } from "#domain/contract/content.shapes.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { partyAudiences } from "#domain/sale/audience.ts";
import { nextTraceparent } from "#runtime/trace.ts";
import { Overloaded } from "./admission.ts";
import { createAdmittedRender, type Making, type PageHead, type RenderOptions } from "./admitted-render.ts";
import { createBusyPages } from "./busy-pages.ts";
import { type HostEnv, traceFromFront } from "./client-address.ts";
import { VARIANT_HEADER } from "./edge.ts";
import { environmentOf } from "./environment.ts";
import { createPageCache, type Render, storedPage } from "./page-cache.ts";
import type { PageClock } from "./page-clock.ts";
import { pageKey } from "./page-key.ts";
import { urgencyOf } from "./page-policies.ts";
import { redirectTo } from "./redirect.ts";
import { header, respond } from "./respond.ts";
import { type Visitor, variantOf, visitorOf } from "./visitor.ts";

/** The path and query as they came; a canonical one is a cache hit without parsing. */
const requestTarget = (context: Context<HostEnv>): string =>
  context.env?.incoming?.url ?? context.req.url.slice(new URL(context.req.url).origin.length);

const textOf = ({ path, query }: PageAddress): string => withQuery(path, query);

export type PagesOptions = RenderOptions & {
  clock: PageClock;
  /** Pages about the company that nothing is to lead to. */
  missingPages: () => readonly PageSlug[];
};

/** Stores the language that a personal page's address chooses, and redirects to the address without the choice. */
function keptLanguage(location: string, locale: Locale, { machineNow }: PageClock): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  const expiresAt = Math.floor(machineNow() / 1000) + YEAR_SECONDS;
  headers.append("Set-Cookie", cookieText(LOCALE_COOKIE, locale, { expiresAt }));
  return redirectTo(location, 303, headers);
}

/** R116: a token that authorizes nothing is cleared with whatever answer comes first. */
function withoutDeadToken(response: Response, { hasDeadToken }: Visitor): Response {
  if (hasDeadToken) response.headers.append("Set-Cookie", expiredCookieText(TOKEN_COOKIE));
  return response;
}

/** Canonical form of an address that has a page, without parameters that select nothing; any other as it is. */
function spelling(target: string): string {
  const at = target.indexOf("?");
  const match = at < 0 ? null : matchRoute(target.slice(0, at));
  if (match === null) return target;
  return textOf({
    path: target.slice(0, at),
    query: pageQuery(match.name, new URLSearchParams(target.slice(at + 1))),
  });
}

/** Language that the address of a request chooses, or null; most addresses are not parsed for it. */
function languageOf(target: string): Locale | null {
  if (!target.includes(`${LANGUAGE}=`)) return null;
  return chosenLanguage(new URLSearchParams(target.split("?")[1]));
}

/** The settings, clock and pages that a page is made from, beside its request. */
type Made = { settings: PagesOptions["settings"]; clock: PageClock; missingPages: readonly PageSlug[] };

/** The inputs of the page of an address. */
function renderInputsOf(
  context: Context<HostEnv>,
  url: URL,
  { status, match }: PageAnswer,
  { visitor, settings, clock, missingPages }: { visitor: Visitor } & Made,
): Making {
  const locale = documentLanguage(url.pathname) ?? visitor.locale;
  const asked = withoutUsualAudience(url.searchParams, locale);
  const address = match
    ? { path: url.pathname, query: pageQuery(match.name, asked) }
    : { path: "", query: serializeQuery(carriedOf(asked)) };
  const query = new URLSearchParams(address.query);
  const asker = { purpose: context.req.header("Sec-Purpose"), userAgent: header(context, "user-agent") };
  return {
    environment: environmentOf(
      { ...visitor, locale, audience: partyAudienceIn(query, locale) },
      settings,
      clock,
      missingPages,
    ),
    request: match && { match, path: address.path, query },
    address,
    absent: status === 414 ? 414 : 404,
    isShared: visitor.isAnonymous && (match === null || !isPersonal(routeNamed(match.name))),
    urgency: urgencyOf(match?.name ?? null, query, asker),
    traceparent: nextTraceparent(traceFromFront(context, settings.trustedProxies)),
  };
}

/** Key of the page of an address without a page: it differs by status and by what its links carry. */
const absentKey = ({ absent, address }: Making): string => `${absent}?${address.query}`;

/** The addresses at which a page is kept: as it is, with each language, and for each party. */
const inEachVariant = (page: string): string[] =>
  [{}, ...partyAudiences.map((audience) => ({ [AUDIENCE]: audience }))].flatMap((party) =>
    [null, ...locales].map((locale) => choosing(carriedInto(uncarried(page), party), locale)),
  );

/** A route's page by its path and its canonical query, in a language. */
export type PageInLocale = { match: RouteMatch; path: string; query: string; locale: Locale };

/** The inputs of the metadata of a public page, as all visitors get it. */
function headInputsOf({ match, path, query, locale }: PageInLocale, { settings, clock, missingPages }: Made): Making {
  const audience = partyAudienceIn(new URLSearchParams(query), locale);
  const visitor = { locale, theme: "system", audience } as const;
  return {
    environment: environmentOf(visitor, settings, clock, missingPages),
    request: { match, path, query: new URLSearchParams(query) },
    address: { path, query },
    absent: 404,
    isShared: true,
    urgency: "ahead",
    traceparent: nextTraceparent(undefined),
  };
}

/** The pages of the website: from memory, or rendered. */
export function createPages({ clock, missingPages, ...options }: PagesOptions) {
  const { settings, assets, headers } = options;
  const cache = createPageCache();
  const { render, revalidate, head } = createAdmittedRender(options);
  const busyPage = createBusyPages({ settings, assets, clock, headers });

  /** A cache before this host states the variant that it keeps the page for. */
  const variantAt = (context: Context<HostEnv>) =>
    settings.isEdgeCached ? variantOf(context.req.header(VARIANT_HEADER)) : null;
  const visitorAt = (context: Context<HostEnv>): Visitor => {
    const visitor = {
      ...visitorOf(header(context, "cookie"), clock.now()),
      ...variantAt(context),
    };
    return { ...visitor, locale: languageOf(requestTarget(context)) ?? visitor.locale };
  };
  const keyOf = (address: string, visitor: Visitor): string => pageKey(address, visitor, clock.now());

  /**
   * Cache hit: an anonymous visitor's request for an address whose page is fresh. A canonical address is looked up as
   * it came; any other (a tracking parameter, another order) is parsed first.
   */
  function cachedResponse(context: Context<HostEnv>): Response | null {
    if (context.req.method !== "GET") return null;
    const visitor = visitorAt(context);
    if (!visitor.isAnonymous) return null;
    const target = requestTarget(context);
    const page = cache.fresh(keyOf(target, visitor)) ?? cache.fresh(keyOf(spelling(target), visitor));
    return page === null ? null : withoutDeadToken(respond(context, page), visitor);
  }

  /** Answers the address of a page. */
  async function page(context: Context<HostEnv>): Promise<Response> {
    const visitor = visitorAt(context);
    return withoutDeadToken(await answer(context, visitor), visitor);
  }

  async function answer(context: Context<HostEnv>, visitor: Visitor): Promise<Response> {
    const url = new URL(context.req.url);
    const answered = pageAnswer(url.pathname, url.search.slice(1), visitor.isAnonymous);
    if (answered.status === 303) return keptLanguage(answered.location, visitor.locale, clock);
    if (answered.status === 302) return redirectTo(answered.location, 302);

    const making = renderInputsOf(context, url, answered, { visitor, settings, clock, missingPages: missingPages() });
    const { signal } = context.req.raw;
    try {
      if (!making.isShared) return respond(context, storedPage(await render(making, signal), 0));
      const key = keyOf(making.request ? textOf(making.address) : absentKey(making), visitor);
      const made: Render = (shared, isAhead, kept) =>
        revalidate(isAhead ? { ...making, urgency: "ahead" } : making, shared, kept);
      return respond(context, await cache.page(key, made, signal));
    } catch (error) {
      if (error instanceof Overloaded) return respond(context, await busyPage(visitor));
      throw error;
    }
  }

  /** Purges a page by its path and query, for every kind of visitor: the next request renders it. */
  function forget(address: string): void {
    const page = pageAddress(address, settings.publicBaseUrl);
    if (page !== null) for (const one of inEachVariant(page)) cache.forget(`${one} `);
  }

  /** Metadata of a page in a language; null where there is none. @throws Overloaded */
  const headAt = (asked: PageInLocale): Promise<PageHead | null> =>
    head(headInputsOf(asked, { settings, clock, missingPages: missingPages() }), new AbortController().signal);

  return { page, headAt, cachedResponse, forget, outdateChanged: cache.outdateChanged };
}
