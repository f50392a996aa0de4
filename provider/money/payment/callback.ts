import type { Context, Hono } from "hono";
import { callbackQuery } from "#domain/contract/payment.shapes.ts";
import type { Services } from "../../services.ts";
import { settle } from "./settle.ts";
import { wayBackOf } from "./start.ts";
import { askAboutUnknown } from "./unknown.ts";

/**
 * Call 74: a payer is back from the gateway. The address's parameters are a hint and no more: the gateway is asked. No
 * session is needed, since a cookie may not have come along from another site and a token may have ended meanwhile.
 */
export function addPaymentCallback(app: Hono, services: Services): void {
  app.get("/payment/v2/callback/:gateway", async (context) => {
    const asked = callbackQuery.safeParse(context.req.query());
    if (!asked.success) return back(context, services, "/");
    const settled = await settle(
      services,
      context.req.param("gateway"),
      asked.data.Authority,
      asked.data.Status !== "OK",
    );
    if (settled === null) {
      const gateway = services.gateways.get(context.req.param("gateway"));
      await askAboutUnknown(services, gateway, asked.data.Authority);
    }
    return back(context, services, settled === null ? "/" : await wayBackOf(services, services.database, settled));
  });
}

/** The payer's next page: always one of this site, from our own settings. */
function back(context: Context, { settings }: Services, path: string): Response {
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(settings.publicBaseUrl + path, 303);
}
