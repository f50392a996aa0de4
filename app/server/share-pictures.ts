import type { Context } from "hono";
import { choosing } from "#domain/addresses/chosen-address.ts";
import { pageAnswer } from "#domain/addresses/page-answer.ts";
import { withQuery } from "#domain/addresses/query.ts";
import { isPersonal, routeNamed } from "#domain/addresses/routes.ts";
import { addressKey } from "#runtime/network.ts";
import { createRateLimit } from "#runtime/rate-limit.ts";
import { Overloaded } from "./admission.ts";
import { createByteBoundedCache } from "./byte-bounded.ts";
import { clientAddress, type HostEnv } from "./client-address.ts";
import { type Changed, showsChanged } from "./page-keys.ts";
import type { PageInLocale } from "./pages.ts";
import { createRecentChanges } from "./recent-changes.ts";
import type { Settings } from "./settings.ts";
import { shareAddress, sharedPage } from "./share-address.ts";
import { createShareMaker, type MadePicture, type ShareMakerOptions } from "./share-maker.ts";

/** The most requested pictures stay in memory: some two hundred. */
const MAX_BYTES = 12 * 1024 * 1024;
/** The rate limit of pictures that are not fresh in memory, by visitor and in all: each asks the provider. */
const MADE_PER_MINUTE = { ofOneAddress: 60, inAll: 240 };

export type SharePicturesOptions = Omit<ShareMakerOptions, "now"> & {
  settings: Pick<Settings, "trustedProxies" | "limitFactor">;
  /** Called once for each picture that was refused. */
  onRefused: () => void;
  /** Milliseconds of a clock that never steps. */
  now?: () => number;
};

/** The page that an address is the picture of, if that is its one spelling; null for any other address. */
function requestedPage(path: string, search: string): PageInLocale | null {
  const page = sharedPage(path);
  if (page === null) return null;
  const query = search.slice(1);
  const { status, match } = pageAnswer(page.path, query, true);
  if (status !== 200 || match === null || isPersonal(routeNamed(match.name))) return null;
  // The picture's own address names its language.
  const canonical = choosing(withQuery(page.path, query), null);
  const isSpelled = shareAddress(page.locale, canonical) === path + search;
  return isSpelled ? { ...page, match, query: canonical.slice(page.path.length + 1) } : null;
}

function respond(context: Context<HostEnv>, { bytes, etag, freshMs }: MadePicture): Response {
  const headers = {
    "Content-Type": "image/jpeg",
    "Cache-Control": `public, max-age=${Math.floor(freshMs / 1000)}`,
    ETag: etag,
  };
  if (context.req.header("If-None-Match") === etag) return new Response(null, { status: 304, headers });
  return new Response(bytes, { headers });
}

/**
 * Serves the pictures beside links to pages: the words of the page's own metadata, drawn on its scene or photograph.
 * Only pages that exist have one, each at one address.
 */
export function createSharePictures(options: SharePicturesOptions) {
  const { settings, onRefused, now = () => performance.now() } = options;
  const kept = createByteBoundedCache<MadePicture>(MAX_BYTES, ({ bytes }) => bytes.byteLength);
  const underWay = new Map<string, Promise<MadePicture | null>>();
  const seconds = () => now() / 1000;
  const ofAddress = createRateLimit(MADE_PER_MINUTE.ofOneAddress * settings.limitFactor, 60, seconds);
  const inAll = createRateLimit(MADE_PER_MINUTE.inAll * settings.limitFactor, 60, seconds);
  const recent = createRecentChanges(now);
  const make = createShareMaker({ ...options, now });

  /** One picture for all who ask for it meanwhile. */
  function makeOnce(address: string, page: PageInLocale): Promise<MadePicture | null> {
    const known = underWay.get(address);
    if (known !== undefined) return known;
    const mark = recent.mark();
    const making = make(address, page, kept.get(address))
      .then((made) => {
        // Its page may have changed between its answers and now.
        if (made !== null && recent.isOutdated(made.keys, mark)) made.freshUntil = Number.NEGATIVE_INFINITY;
        if (made === null) kept.delete(address);
        else if (made !== kept.get(address)) kept.set(address, made);
        return made;
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, making);
    return making;
  }

  async function picture(context: Context<HostEnv>): Promise<Response> {
    const { pathname, search } = new URL(context.req.url);
    const address = pathname + search;
    const known = kept.get(address);
    if (known !== undefined && known.freshUntil > now()) return respond(context, known);
    const page = requestedPage(pathname, search);
    if (page === null) return context.text("Not found", 404);
    if (!ofAddress.allows(addressKey(clientAddress(context, settings.trustedProxies))) || !inAll.allows("all")) {
      onRefused();
      return context.body(null, 429, { "Retry-After": "60", "Cache-Control": "no-store" });
    }
    try {
      const made = await makeOnce(address, page);
      return made === null ? context.text("Not found", 404, { "Cache-Control": "no-store" }) : respond(context, made);
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error;
      return context.body(null, 503, { "Retry-After": "5", "Cache-Control": "no-store" });
    }
  }

  /** Outdates every picture that shows something that changed. */
  function outdateChanged(changed: Changed): void {
    recent.note(changed);
    for (const one of kept.values()) if (showsChanged(one.keys, changed)) one.freshUntil = Number.NEGATIVE_INFINITY;
  }

  return { picture, outdateChanged };
}
