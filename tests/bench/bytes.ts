import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Response } from "playwright";
import { startSite } from "#tests/flows/site.ts";
import { bytesSent, filesNamedIn, MOST, visited } from "#tests/support/page-weight.ts";
import { browserArguments, ensureBrowser } from "#tools/ensure-browser.mjs";
import { measuredPages } from "./measured-pages.ts";
import { buildPeer, type PeerName, peerNames, startPeer } from "./peers.ts";

/** The seat map, which is loaded lazily. */
const SEAT_MAP = "products/flight/web/seat-map/SeatChooser.tsx";

/** Size of a lazily loaded part, without files that the page already has: scripts and styles, bytes as sent. */
function onDemand(part: string, html: string): number {
  type Chunk = { file: string; imports?: string[]; css?: string[] };
  const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<string, Chunk>;
  const found = new Set<string>();
  const collect = (key: string): void => {
    const { file, imports = [], css = [] } = manifest[key] ?? { file: "" };
    if (file === "" || found.has(file)) return;
    for (const one of [file, ...css]) found.add(one);
    imports.forEach(collect);
  };
  collect(part);
  if (found.size === 0) throw new Error(`The build has no ${part}`);
  return bytesSent([...found].filter((file) => !html.includes(file)).map((file) => `/web/${file}`));
}

const telephone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Loads a page on a telephone until the network is idle. */
async function onTelephone(browser: Browser, address: string) {
  const page = await browser.newPage(telephone);
  try {
    return await visited(page, address);
  } finally {
    await page.close();
  }
}

/** Loads the page of a framework until the network is idle: text counted as Brotli, whatever its server sends. */
async function ofPeer(browser: Browser, name: PeerName) {
  buildPeer(name);
  const peer = await startPeer(name);
  const page = await browser.newPage(telephone);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  try {
    await page.goto(peer.url, { waitUntil: "networkidle" });
    const sum = async (kind: string, sizeOf: (body: Buffer) => number) => {
      const bodies = await Promise.all(
        responses.filter((one) => one.request().resourceType() === kind && one.ok()).map((one) => one.body()),
      );
      return bodies.reduce((total, body) => total + sizeOf(body), 0);
    };
    const compressed = (body: Buffer) => brotliCompressSync(body).length;
    return {
      html: await sum("document", compressed),
      css: await sum("stylesheet", compressed),
      javascript_once_quiet: await sum("script", compressed),
      fonts: await sum("font", ({ length }) => length),
    };
  } finally {
    await page.close();
    peer.stop();
  }
}

/**
 * `npm run bench -- bytes [--peers]`: initial bytes of each page as the built site serves it, and the bytes that a
 * telephone has fetched once the network is idle: the screen's code comes after the page. One JSON line for each; with
 * `--peers` one for each framework of `peers.ts` too.
 */
export async function run(args: readonly string[]): Promise<void> {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments });
  try {
    for (const [page, path] of Object.entries(await measuredPages(site.url))) {
      const html = await (await fetch(site.url + path)).text();
      const { scripts, styles, later } = filesNamedIn(html);
      const javascript = bytesSent(scripts);
      const { requests, bytes } = await onTelephone(browser, site.url + path);
      console.log(
        JSON.stringify({
          page,
          javascript,
          within_goal: javascript <= MOST.scriptBytes,
          javascript_later: bytesSent(later),
          javascript_once_quiet: bytes.scripts,
          scripts: scripts.length,
          scripts_later: later.length,
          css: bytesSent(styles),
          styles: styles.length,
          requests_at_load: requests.atLoad,
          requests_once_quiet: requests.onceQuiet,
          html: brotliCompressSync(html).length,
          fonts: bytes.fonts,
          ...(page === "flightReview" && { seat_map: onDemand(SEAT_MAP, html) }),
        }),
      );
    }
    for (const peer of args.includes("--peers") ? peerNames : [])
      console.log(JSON.stringify({ peer, ...(await ofPeer(browser, peer)) }));
  } finally {
    await browser.close();
    await site.stop();
  }
}
