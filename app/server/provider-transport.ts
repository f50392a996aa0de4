import type { Transport } from "#app/src/api/client.ts";
import type { Breaker } from "./breaker.ts";

/** How long one call may take while a page is rendered, in milliseconds (rule 23). */
export const CALL_TIMEOUT = 2000;

/** Answers that change once a release: kept, and used when the provider is away, so that the content pages always answer (G11). */
const isLasting = (address: string): boolean => address.includes("/content/v2/pages/");

/** A provider that is known to be away is not asked: the caller sees a network failure at once. */
class ProviderAway extends Error {
  override readonly name = "ProviderAway";
}

/** The transport of server rendering: time-limited, and behind the breaker. No call is repeated. */
export function createProviderTransport(breaker: Breaker, send: Transport = fetch): Transport {
  const lasting = new Map<string, { body: string; init: ResponseInit }>();

  async function attempt(address: string, init: RequestInit): Promise<Response> {
    if (!breaker.mayCall()) throw new ProviderAway();
    const limit = AbortSignal.timeout(CALL_TIMEOUT);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    try {
      const response = await send(address, { ...init, signal });
      const body = await response.text();
      if (response.status >= 500 && response.status !== 501) breaker.failed();
      else breaker.succeeded();
      return new Response(response.status === 204 ? null : body, {
        status: response.status,
        headers: response.headers,
      });
    } catch (error) {
      if (init.signal?.aborted && !limit.aborted) breaker.abandoned();
      else breaker.failed();
      throw error;
    }
  }

  return async (address, init) => {
    const key = `${address} ${new Headers(init.headers).get("Accept-Language") ?? ""}`;
    try {
      const response = await attempt(address, init);
      if (response.ok && isLasting(address)) {
        const body = await response.text();
        const kept = { body, init: { status: response.status, headers: { "Content-Type": "application/json" } } };
        lasting.set(key, kept);
        return new Response(body, kept.init);
      }
      if (response.status >= 500 && lasting.has(key))
        return new Response(lasting.get(key)?.body, lasting.get(key)?.init);
      return response;
    } catch (error) {
      const kept = lasting.get(key);
      if (kept) return new Response(kept.body, kept.init);
      throw error;
    }
  };
}
