import type { Transport } from "#app/src/api/client.ts";
import type { RenderEnvironment } from "#app/src/page/environment.ts";
import type { PageRequest } from "#app/src/page/page.ts";
import type { PageAddress } from "#app/src/page/view.ts";
import { routeNamed } from "#domain/addresses/routes.ts";
import { createAdmission, type Urgency } from "./admission.ts";
import type { Assets } from "./assets.ts";
import { RETRY_AFTER } from "./busy-pages.ts";
import type { KeptPage, Render, Rendered } from "./page-cache.ts";
import { NOT_FOUND_FRESHNESS } from "./page-policies.ts";
import { locationOf } from "./redirect.ts";
import { RENDER_BUDGET, renderPage } from "./render.tsx";
import type { Settings } from "./settings.ts";

/** `Cache-Control` of a page that shows or may show personal data (rule 29). */
const personalHeaders = { "Cache-Control": "private, no-store", "Referrer-Policy": "no-referrer" } as const;
const sharedHeaders = { "Cache-Control": "private, max-age=0, must-revalidate" } as const;

/** What a page is made from: nothing else of a request gets into it. */
export type Making = {
  environment: RenderEnvironment;
  request: PageRequest | null;
  address: PageAddress;
  /** What an address without a page answers. */
  absent: 404 | 414;
  isShared: boolean;
  urgency: Urgency;
};

export type RenderOptions = {
  settings: Settings;
  assets: Assets;
  transport: Transport;
  /** What every page carries: kept with it, so that a page from memory needs nothing added. */
  headers: Readonly<Record<string, string>>;
};

/** What renders pages, as many at once as the host bears; the wait for a place is part of a page's time. */
export function createAdmittedRender({ settings, assets, transport, headers: everywhere }: RenderOptions) {
  const admission = createAdmission();
  const { providerUrl } = settings;

  /** "unchanged" where the page would come out as `kept`. @throws `Overloaded`, and the reason of `signal` when it ends */
  async function revalidate(making: Making, signal: AbortSignal, kept: KeptPage | null): ReturnType<Render> {
    const { environment, request, address, absent, isShared, urgency } = making;
    const askedAt = performance.now();
    const leave = await admission.admit(urgency);
    try {
      signal.throwIfAborted();
      const budgetMs = RENDER_BUDGET - (performance.now() - askedAt);
      const asked = { environment, request, address, transport, providerUrl, assets, signal, budgetMs, kept };
      const outcome = await renderPage(asked);
      if (outcome.kind === "unchanged") return "unchanged";
      if (outcome.kind === "moved")
        return { status: 301, headers: { Location: locationOf(outcome.address) }, html: [], freshMs: 0 };
      const status = request === null ? absent : outcome.status;
      return {
        status,
        headers: {
          ...everywhere,
          ...(isShared ? sharedHeaders : personalHeaders),
          "Speculation-Rules": '"/web/speculation.json"',
          ...(outcome.isIndexed ? {} : { "X-Robots-Tag": "noindex" }),
          ...(status === 503 ? { "Retry-After": RETRY_AFTER } : {}),
        },
        html: outcome.html,
        freshMs:
          request === null ? NOT_FOUND_FRESHNESS : status === 200 ? (routeNamed(request.match.name).freshMs ?? 0) : 0,
        ...(outcome.instant === null ? {} : { instant: outcome.instant }),
      };
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

  return { render, revalidate };
}
