import { ourAddress } from "#app/src/our-address.ts";
import { addressOf } from "#domain/addresses/routes.ts";

/**
 * The only source of `Location` values of this host: a page of this site, always without an origin. Any other address
 * redirects to Home.
 */
export const locationOf = (address: string): string => ourAddress(address) ?? addressOf("home");

export function redirectTo(address: string, status: 302 | 303, headers = new Headers()): Response {
  headers.set("Location", locationOf(address));
  return new Response(null, { status, headers });
}

/** Rewrites a provider's redirect: to the page that it names, on this host, with its origin removed. */
export function passedOnLocation(location: string): string {
  const url = URL.parse(location, "http://dummy.invalid");
  return locationOf(url === null ? "" : url.pathname + url.search);
}
