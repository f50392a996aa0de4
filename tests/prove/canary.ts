import { kindsOfPages } from "./kinds-of-pages.ts";
import { clientOf } from "./raw-http.ts";

/** Rule 29: no page sent to others contains data of one visitor. */

const CANARY = "kanari7f3a9";
const DESKTOP = "Mozilla/5.0 (X11; Linux x86_64)";

/** Unknown parameters, and known ones out of place. */
const parameters = [
  `fbclid=${CANARY}`,
  `utm_source=${CANARY}&gclid=${CANARY}`,
  `${CANARY}=1`,
  `${CANARY}[]=1&q=${CANARY}`,
  `return-to=${CANARY}&LANG=${CANARY}`,
  `__proto__=${CANARY}&constructor[]=${CANARY}`,
  `#${CANARY}`,
];
const cookies = [
  `c=${CANARY}`,
  `lang=${CANARY}`,
  `theme=${CANARY}`,
  `lang=fa; theme=system; token2=${CANARY}; ${CANARY}=x`,
];
const headers = {
  Referer: `http://${CANARY}.example/`,
  "Accept-Language": CANARY,
  "X-Forwarded-For": CANARY,
  "X-Forwarded-Host": `${CANARY}.example`,
  "X-Forwarded-Proto": CANARY,
  "X-Original-Url": `/${CANARY}`,
  Origin: `http://${CANARY}.example`,
  Host: `${CANARY}.example`,
  "X-Request-Id": CANARY,
  "User-Agent": `${DESKTOP} ${CANARY}`,
} as const;

/** Another visitor, in every language and theme that the first one may have had. */
const others = ["", "lang=en", "theme=dark", "lang=en; theme=light"];

export type Canaries = { sent: number; looked_at: number; from_memory: number; hits: number; first?: string };

const withQuery = (path: string, query: string): string => `${path}${path.includes("?") ? "&" : "?"}${query}`;

/** One visitor requests every kind of page with a canary in everything sent; then others request every kind of page. */
export async function leaveCanaryInPages(port: number): Promise<Canaries> {
  const { get, close } = clientOf(port, 4);
  const found: Canaries = { sent: 0, looked_at: 0, from_memory: 0, hits: 0 };
  const asked = new Map<string, string | undefined>();
  for (const path of kindsOfPages) {
    for (const parameter of parameters) {
      const answer = await get(withQuery(path, parameter), { "User-Agent": DESKTOP });
      asked.set(path, String(answer.headers["etag"]));
      found.sent += 1;
    }
    for (const [index, cookie] of cookies.entries()) {
      await get(path, { "User-Agent": DESKTOP, Cookie: `${cookie}; ${others[index]}` });
      found.sent += 1;
    }
    for (const [name, value] of Object.entries(headers)) {
      await get(path, { "User-Agent": DESKTOP, [name]: value });
      found.sent += 1;
    }
  }
  for (const path of kindsOfPages)
    for (const Cookie of others) {
      const { body, headers: answered } = await get(path, { "User-Agent": DESKTOP, Cookie });
      found.looked_at += 1;
      if (Cookie === "" && answered["etag"] !== undefined && asked.get(path) === answered["etag"])
        found.from_memory += 1;
      if (!`${JSON.stringify(answered)}${body}`.includes(CANARY)) continue;
      found.hits += 1;
      found.first ??= `${path} (${Cookie})`;
    }
  close();
  return found;
}
