import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Process that starts the site of the version in its working folder, reports its address, and stops it on request. */

/** `web` and `provider`: process ids. */
export type SiteAt = { url: string; providerUrl: string; web: number; provider: number };

type Started = typeof import("../flows/site.ts");
const { startSite } = (await import(pathToFileURL(join(process.cwd(), "tests/flows/site.ts")).href)) as Started;
const site = await startSite();
const stop = async () => {
  await site.stop();
  process.exit();
};
process.on("message", stop);
process.once("disconnect", stop);
process.send?.({
  url: site.url,
  providerUrl: site.providerUrl,
  web: site.web.pid ?? 0,
  provider: site.provider.pid ?? 0,
} satisfies SiteAt);
