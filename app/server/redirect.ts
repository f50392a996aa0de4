import { ourAddress } from "#app/src/our-address.ts";
import { addressOf } from "#domain/addresses/routes.ts";

/**
 * What may stand in a `Location` of this host, and the only function that says so: a page of this site, always without
 * an origin. An address that is not a page of ours leads Home.
 */
export const locationOf = (address: string): string => ourAddress(address) ?? addressOf("home");

export function redirectTo(address: string, status: 302 | 303, headers = new Headers()): Response {
  headers.set("Location", locationOf(address));
  return new Response(null, { status, headers });
}

/**
 * The same of a redirect that the provider answered with: the page that it names, on this host, with its origin
 * removed.
 */
export function passedOnLocation(location: string): string {
  const url = URL.parse(location, "http://dummy.invalid");
  return locationOf(url === null ? "" : url.pathname + url.search);
}
