import { createHash } from "node:crypto";
import { type CatalogueArea, commonAreas } from "#app/src/messages/catalogue.ts";
import { catalogueModule } from "#app/src/messages/load.ts";
import { ON_DEMAND, screenModule } from "#app/src/screen-files.ts";
import { offlineAreas } from "#app/src/screens/offline/areas.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import { type Locale, locales } from "#domain/enums/enums.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import type { Assets } from "./assets.ts";
import type { Settings } from "./settings.ts";

/** Address of the browser's worker: below `/web/`, with a scope of the whole site by its own header. */
export const WORKER_ADDRESS = "/web/worker.js";

/** Modules that the offline page fetches on demand: the session's end and the kept vouchers. */
const onDemand = ["app/src/store/account.ts", "app/src/store/offline-vouchers.ts"];

const looks = ["vazirmatn", "markazi"]
  .flatMap((font) => ["fa", "signs", "latin"].map((part) => `${font}-${part}`))
  .map((font) => `/web/fonts/${font}.woff2`)
  .concat("/web/icon.svg");

/** All files of the offline page in one language. */
function filesIn(locale: Locale, { headLinks }: Assets): string[] {
  const modules = (areas: readonly CatalogueArea[]) => areas.map((area) => catalogueModule(locale, area));
  const {
    styles,
    modules: linked,
    entry,
    early,
    later,
  } = headLinks(modules(commonAreas), screenModule("offline"), [ON_DEMAND, ...modules(offlineAreas), ...onDemand]);
  return [
    ...styles,
    ...[...linked, entry, early].map(({ address }) => address),
    ...later.map((file) => `/web/${file}`),
  ];
}

/**
 * The worker's script with the list of the files it keeps; null when the build has none. File names hold their hash,
 * and the version covers everything else in the offline page, so that another page is another worker.
 */
export function workerScript(assets: Assets, { clientToken, publicBaseUrl, appEnv }: Settings): string | null {
  const source = assets.file(assets.fileOf("app/worker.ts") ?? "");
  if (source === null) return null;
  const files = [...new Set([...locales.flatMap((locale) => filesIn(locale, assets)), ...looks])];
  const bodies = looks.map((path) => assets.file(path.slice("/web/".length))?.body ?? new Uint8Array());
  const version = createHash("sha256").update(JSON.stringify([files, clientToken, publicBaseUrl, appEnv]));
  for (const body of bodies) version.update(body);
  const shell = {
    version: version.digest("hex").slice(0, 16),
    files,
    pages: Object.fromEntries(locales.map((locale) => [locale, addressOf("offline", { locale })])),
    fallback: localeOf(null),
  };
  return `const SHELL=${JSON.stringify(shell)};\n${Buffer.from(source.body).toString()}`;
}
