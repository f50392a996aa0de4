import { rawRequest } from "./raw-http.ts";

/** Rule 32: every redirect of this site stays on the site. */

const foreign = ["evil.example", "evil.example/IranHotels.html", "evil.example:443", "127.0.0.1.evil.example"] as const;
/** Strings between the beginning of an address and a foreign host. */
const openings = [
  "//",
  "///",
  "////",
  "/\\",
  "\\\\",
  "\\/",
  "/%2f",
  "/%2F",
  "%2f%2f",
  "/%5c",
  "/%5C%5C",
  "/%09/",
  "/\t/",
  "/%0d%0a/",
  "/%0d%0aLocation:%20//",
  "/%0aLocation:%20https://",
  "/.//",
  "/..//",
  "/a/..//",
  "/%2e//",
  "/%2e%2e//",
  "/a/%2e%2e//",
  "/./\\",
  "/\u2215\u2215",
  "/\u2044",
  "/\uff0f\uff0f",
  "/\u3000/",
  "\u3002//",
  "/@",
  "//@",
  "//user@",
  "//localhost@",
  "//localhost%00@",
  "//localhost%23@",
  "/;//",
  "/?//",
  "http://",
  "https://",
  "HtTpS://",
  "https:",
  "https:/",
  "https:\\\\",
  "javascript://",
  "javascript:alert(1)//",
  "data:text/html,",
  "ftp://",
  "//[::1]@",
  "//%65vil.example%2f@",
  "/Maps//",
  "/Maps/..//",
  "/IranHotels.html/..//../",
  "/user/login.html/../..//",
] as const;
const endings = [
  "",
  "/",
  "/..",
  "%2f..",
  "/IranHotels.html",
  "?x=//evil.example",
  "#//evil.example",
  "%00",
  "\\",
  "//",
] as const;

/** `count` different hostile addresses. */
export const hostileAddresses = (count: number): string[] =>
  openings
    .flatMap((opening) => foreign.flatMap((host) => endings.map((ending) => opening + host + ending)))
    .filter((_, index, all) => index % Math.max(1, Math.floor(all.length / count)) === 0)
    .slice(0, count);

/** Request target as a client can send it: other characters are percent-encoded. */
const asTarget = (address: string): string => address.replace(/[^\x21-\x7e]/g, (part) => encodeURIComponent(part));
const encoded = (address: string): string => encodeURIComponent(address);

/** Every place that redirects, with a hostile address in it. `returnTo` marks those whose page is inspected as well. */
const places: Readonly<Record<string, (address: string) => string>> = {
  "language, as the path": (address) => `${asTarget(address)}${address.includes("?") ? "&" : "?"}lang=en`,
  "language, in the query": (address) => `/IranHotels.html?lang=en&next=${encoded(address)}`,
  "the path alone": asTarget,
  "a map's old address": (address) => `/Maps/${asTarget(address)}`,
  "a map's old address, its query": (address) => `/Maps/IsfahanHotels.html?next=${encoded(address)}`,
  "an own page, to the login": (address) => `/user/panel.html?next=${encoded(address)}`,
  "the login's way back": (address) => `/user/login.html?return_to=${encoded(address)}`,
  "another city's property": (address) => `/ShirazHotels/HowzkhanehBoutiqueHotel.html?next=${encoded(address)}`,
  "a search without its date": (address) => `/search/property?destination_id=${encoded(address)}`,
  "the search form": (address) => `/search/find?destination_name=${encoded(address)}&check_in=${encoded(address)}`,
  "the bank's way back": (address) => `/payment/v2/callback/test?Authority=A1&Status=OK&to=${encoded(address)}`,
};

export type Redirected = {
  addresses: number;
  places: number;
  requests: number;
  redirects: number;
  left_the_site: number;
  unanswered: number;
  first?: string;
};

const SITE = "http://localhost";

/** True when a browser on this site would stay on it. */
function isOurs(location: string): boolean {
  const url = URL.parse(location, `${SITE}/a/b.html`);
  return url !== null && url.origin === SITE && !/[\r\n\t]/.test(location);
}

/**
 * Tries every hostile address in every place that redirects. A page that redirects by itself (the login) is inspected
 * for its target.
 * @param port of a website whose provider redirects a returning payer to the hostile address in `to`
 */
export async function tryRedirects(port: number, addresses: readonly string[]): Promise<Redirected> {
  const figures: Redirected = {
    addresses: addresses.length,
    places: Object.keys(places).length,
    requests: 0,
    redirects: 0,
    left_the_site: 0,
    unanswered: 0,
  };
  const targets = addresses.flatMap((address) =>
    Object.entries(places).map(([place, at]) => ({ place, target: at(address) })),
  );
  let next = 0;
  async function client(): Promise<void> {
    for (let turn = targets[next++]; turn !== undefined; turn = targets[next++]) {
      const { status, headers, text } = await rawRequest(port, turn.target, {
        "User-Agent": "Mozilla/5.0 (X11; Linux)",
      });
      figures.requests += 1;
      if (status === 0) figures.unanswered += 1;
      const location = headers["location"];
      if (location !== undefined) figures.redirects += 1;
      const links = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, link = ""]) =>
        link.replaceAll("&amp;", "&"),
      );
      // The demonstration's pages link to other hosts only in machine-readable parts: canonical and pictures of the
      // page.
      const foreignLinks = links.filter((link) => link.includes("evil.example") && !isOurs(link));
      if ((location !== undefined && !isOurs(location)) || foreignLinks.length > 0) {
        figures.left_the_site += 1;
        figures.first ??= `${turn.place}: ${JSON.stringify(turn.target)} → ${location ?? foreignLinks[0]}`;
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, client));
  return figures;
}
