import type { Context } from "hono";
import type { Assets } from "./assets.ts";
import type { HostEnv } from "./client-address.ts";
import { environmentOf } from "./environment.ts";
import { storedPage } from "./page-cache.ts";
import type { PageClock } from "./page-clock.ts";
import { renderFailurePage } from "./render.tsx";
import { header, respond } from "./respond.ts";
import type { Settings } from "./settings.ts";
import { visitorOf } from "./visitor.ts";

/** Seconds after which a payer's browser asks again by itself. */
const ASKS_AGAIN = "5";

type PayerPageOptions = { settings: Settings; assets: Assets; clock: PageClock };

/**
 * The page for a payer who is back from the bank while the provider cannot tell the outcome: the raw answer of a call
 * would be displayed otherwise. The browser reopens the same address, which is idempotent. The address, which names the
 * payment's session, is hidden from other sites.
 */
export const createPayerPage =
  ({ settings, assets, clock }: PayerPageOptions) =>
  async (context: Context<HostEnv>): Promise<Response> => {
    const visitor = visitorOf(header(context, "cookie"), clock.now());
    const headers = {
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "Retry-After": ASKS_AGAIN,
      Refresh: ASKS_AGAIN,
      "X-Robots-Tag": "noindex",
    };
    const html = await renderFailurePage("unsettled", environmentOf(visitor, settings, clock), assets);
    return respond(context, storedPage({ status: 503, headers, html, freshMs: 0 }, 0));
  };
