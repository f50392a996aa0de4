import { type Context, Hono, type Next } from "hono";
import type { Logger } from "pino";
import { createClient, type Transport } from "#app/src/api/client.ts";
import { TILES_ADDRESS } from "#app/src/features/map/tiles.ts";
import { DAY_SECONDS, HOUR_SECONDS, YEAR_SECONDS } from "#domain/calendar/constants.ts";
import { baseCalls } from "#domain/contract/base.calls.ts";
import { locales } from "#domain/enums/enums.ts";
import { PHOTO_PATH } from "#domain/photo/photo.ts";
import { safePath } from "#domain/text/safe-path.ts";
import { createAggregatedLog } from "#runtime/aggregated-log.ts";
import { createArt } from "./art.ts";
import type { Assets } from "./assets.ts";
import { type Changes, noChanges, withChangeCursor } from "./changes.ts";
import type { HostEnv } from "./client-address.ts";
import { allContentPages, type ContentPages, isOfContent } from "./content-pages.ts";
import { createCspReports } from "./csp-report.ts";
import { createEdge } from "./edge.ts";
import { FIND_PATH, findAddress } from "./find.ts";
import { addForMachines } from "./for-machines.ts";
import { manifestAddress, manifestText } from "./manifest.ts";
import { createPageClock, type PageClock } from "./page-clock.ts";
import type { Changed } from "./page-keys.ts";
import { createPages } from "./pages.ts";
import { createPayerPage } from "./payer-page.ts";
import { createPhotos } from "./photos.ts";
import { createProxy, limitBodies } from "./proxy.ts";
import { redirectTo } from "./redirect.ts";
import { CSP_REPORT_PATH, securityHeaders, withHeaders } from "./security-headers.ts";
import type { Settings } from "./settings.ts";
import { SHARE_PATHS } from "./share-address.ts";
import { createSharePictures } from "./share-pictures.ts";
import { createTiles } from "./tiles.ts";
import { WORKER_ADDRESS, workerScript } from "./worker-script.ts";

/** Speculation rules: the browser may prefetch pages of places and properties, never anything with an effect. */
const speculationRules = {
  prefetch: [{ where: { href_matches: ["/*Hotels.html", "/*Hotels/*", "/*Tourism/*"] }, eagerness: "moderate" }],
};

export type HostOptions = {
  settings: Settings;
  assets: Assets;
  transport: Transport;
  log: Logger;
  /** The machine's clock, milliseconds since 1970. Cache lifetimes use the monotonic clock. */
  now: () => number;
  /** Changes announced by the provider; without it pages only expire by age. */
  changes?: Changes;
  /** The pages about the company that exist; without it all of them. */
  contentPages?: ContentPages;
  /** Folder of the fonts of share pictures; without it there are none. */
  shareFonts?: string | null;
  /** Called for each page that is evicted from memory without having been requested again. */
  onPageFromMemory?: () => void;
  /** Aborted while the process drains. */
  isDraining: () => boolean;
};

/** A file of the build, compressed where the browser takes it. */
function fileOf(context: Context<HostEnv>, assets: Assets): Response {
  const path = new URL(context.req.url).pathname.slice("/web/".length);
  const asset = assets.file(path);
  if (asset === null) return context.text("Not found", 404);
  const takesBrotli = asset.brotli !== null && /\bbr\b/.test(context.req.header("Accept-Encoding") ?? "");
  return new Response(new Uint8Array(takesBrotli && asset.brotli ? asset.brotli : asset.body), {
    headers: {
      "Content-Type": asset.contentType,
      "Cache-Control": asset.isImmutable
        ? `public, max-age=${YEAR_SECONDS}, immutable`
        : `public, max-age=${DAY_SECONDS}`,
      Vary: "Accept-Encoding",
      ...(takesBrotli ? { "Content-Encoding": "br" } : {}),
    },
  });
}

/** Adds files that browsers request beside pages: speculation rules, web app manifests and the worker. */
function addForBrowsers(host: Hono<HostEnv>, assets: Assets, settings: Settings): void {
  host.get("/web/speculation.json", (context) =>
    context.body(JSON.stringify(speculationRules), 200, {
      "Content-Type": "application/speculationrules+json",
      "Cache-Control": `public, max-age=${HOUR_SECONDS}`,
    }),
  );
  for (const locale of locales) {
    host.get(manifestAddress(locale), async (context) =>
      context.body(await manifestText(locale), 200, {
        "Content-Type": "application/manifest+json",
        "Cache-Control": `public, max-age=${HOUR_SECONDS}`,
      }),
    );
  }
  const script = workerScript(assets, settings);
  host.get(WORKER_ADDRESS, (context) =>
    script === null
      ? context.text("Not found", 404)
      : context.body(script, 200, {
          "Content-Type": "text/javascript; charset=utf-8",
          // Asked for at each visit, so that another build's worker is noticed; it answers for the whole site.
          "Cache-Control": "no-cache",
          "Service-Worker-Allowed": "/",
        }),
  );
}

/** Invalidates changed pages here and in the cache before this host. */
function forgetChanged({
  settings,
  log,
  changes,
  contentPages,
  pages,
  sharePictures,
}: {
  pages: ReturnType<typeof createPages>;
  sharePictures: ReturnType<typeof createSharePictures>;
  changes: Changes;
  contentPages: ContentPages;
} & Pick<HostOptions, "settings" | "log">): void {
  const edge = createEdge({ settings, log });
  const forget = (changed: Changed) => {
    pages.outdateChanged(changed);
    sharePictures.outdateChanged(changed);
    edge.forget(changed);
  };
  changes.follow((changed) => {
    forget(changed);
    if (isOfContent(changed)) void contentPages.look();
  });
  // Every page leads to them.
  contentPages.follow(() => forget(null));
}

type Refreshing = {
  proxy: ReturnType<typeof createProxy>["proxy"];
  pages: ReturnType<typeof createPages>;
  changes: Changes;
};

/**
 * R179: revalidation by a browser in the company's network. The provider authorises it and notes it for every website;
 * this host applies the change at once, before the next page is made, and removes its own copy.
 */
function addRefresh(host: Hono<HostEnv>, { proxy, pages, changes }: Refreshing): void {
  host.get(`/${baseCalls.refresh.path}`, async (context) => {
    const answer = await proxy(context);
    const address = safePath(context.req.query("address") ?? "");
    if (answer.ok && address !== null) {
      await changes.look();
      pages.forget(address);
    }
    return answer;
  });
}

/** Middleware that answers with the pages that are fresh in memory. */
const fromMemory =
  ({ cachedResponse }: Pick<ReturnType<typeof createPages>, "cachedResponse">, onPage: () => void) =>
  async (context: Context<HostEnv>, next: Next) => {
    const cached = cachedResponse(context);
    if (cached === null) return next();
    onPage();
    return cached;
  };

/** Answers a call; a payer who is back from the bank gets a page when the provider does not answer. */
const withPayerPage =
  (
    { isPayerBack, proxy }: Pick<ReturnType<typeof createProxy>, "isPayerBack" | "proxy">,
    payerPage: ReturnType<typeof createPayerPage>,
  ) =>
  async (context: Context<HostEnv>, path: string): Promise<Response> => {
    const answer = await proxy(context);
    return isPayerBack(path) && answer.status >= 500 ? payerPage(context) : answer;
  };

/** Answers the browser's calls, and counts in the log those that the provider leaves unanswered. */
function createCalls({
  settings,
  assets,
  clock,
  log,
}: { clock: PageClock } & Pick<HostOptions, "settings" | "assets" | "log">) {
  const unanswered = createAggregatedLog((name, count) => log.warn({ name, count }, "calls without an answer"));
  const { isCallPath, isPayerBack, proxy } = createProxy(settings, { onUnanswered: unanswered.count });
  const answerCall = withPayerPage({ isPayerBack, proxy }, createPayerPage({ settings, assets, clock }));
  return { isCallPath, answerCall, proxy };
}

type PictureOptions = Pick<HostOptions, "settings"> & {
  shareFonts: string | null;
  headAt: ReturnType<typeof createPages>["headAt"];
  /** Called with the kind of each picture that a limit refused. */
  onRefused: (kind: string) => void;
};

/** Sources of pictures, each kind with its own memory and limits. */
function createPictures({ settings, shareFonts, headAt, onRefused }: PictureOptions) {
  const photos = createPhotos({ settings, onRefused: () => onRefused("photos") });
  return {
    photos,
    art: createArt({ settings, onRefused: () => onRefused("art") }),
    tiles: createTiles({ settings, onRefused: () => onRefused("tiles") }),
    share: createSharePictures({
      settings,
      fonts: shareFonts,
      headAt,
      photoNamed: photos.bytesOf,
      onRefused: () => onRefused("share pictures"),
    }),
  };
}

function addPictures(host: Hono<HostEnv>, { art, photos, tiles, share }: ReturnType<typeof createPictures>): void {
  host.get("/web/art/*", async (context, next) => art(context) ?? next());
  host.get(`${PHOTO_PATH}*`, photos.photo);
  host.get(SHARE_PATHS, share.picture);
  host.get(TILES_ADDRESS, tiles);
}

/** The web host: pages, assets, illustrations, the provider's calls for the browser, and files for machines. */
export function createHost({
  settings,
  assets,
  transport: bare,
  log,
  now,
  changes = noChanges,
  contentPages = allContentPages,
  shareFonts = null,
  onPageFromMemory = () => {},
  isDraining,
}: HostOptions) {
  const host = new Hono<HostEnv>();
  const clock = createPageClock(now, settings, changes);
  const { isCallPath, answerCall, proxy } = createCalls({ settings, assets, clock, log });
  const transport = withChangeCursor(bare, changes);
  const refusals = createAggregatedLog((name, count) => log.warn({ name, count }, "requests refused by a limit"));
  const client = createClient({
    base: `${settings.providerUrl}/`,
    transport,
    clientToken: settings.clientToken,
    locale: () => "fa",
    token: () => null,
    isSessionDisabled: true,
  });

  const isHttps = settings.publicBaseUrl.startsWith("https:");
  const headers = securityHeaders(isHttps);
  const pages = createPages({ settings, assets, transport, clock, headers, missingPages: contentPages.missing });

  const pictures = createPictures({ settings, shareFonts, headAt: pages.headAt, onRefused: refusals.count });
  forgetChanged({ settings, log, changes, contentPages, pages, sharePictures: pictures.share });

  // Cache hits first: they are most requests.
  host.use(fromMemory(pages, onPageFromMemory));
  host.use(withHeaders(isHttps));
  host.post("*", limitBodies);

  host.onError((error, context) => {
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 });
    log.error({ name: error.name, stack: error.stack }, "a request failed");
    return context.text("Internal error", 500);
  });

  host.get("/livez", (context) => context.text("ok"));
  host.get("/readyz", (context) => (isDraining() ? context.text("draining", 503) : context.text("ok")));

  const report = (directive: string, count: number) => log.warn({ directive, count }, "csp report");
  host.post(CSP_REPORT_PATH, createCspReports({ settings, report }));

  addForMachines(host, { settings, client, onRefused: () => refusals.count("map") });

  addRefresh(host, { proxy, pages, changes });
  addForBrowsers(host, assets, settings);
  addPictures(host, pictures);
  host.get("/web/*", (context) => fileOf(context, assets));

  host.all("*", async (context) => {
    const path = new URL(context.req.url).pathname;
    if (isCallPath(path)) return answerCall(context, path);
    if (context.req.method !== "GET" && context.req.method !== "HEAD")
      return context.text("Method not allowed", 405, { Allow: "GET, HEAD" });
    if (path === FIND_PATH) return redirectTo(await findAddress(new URL(context.req.url).searchParams, client), 303);
    return pages.page(context);
  });
  return host;
}
