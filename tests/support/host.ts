import { pino } from "pino";
import { createHost } from "#app/server/app.ts";
import type { Asset } from "#app/server/assets.ts";
import type { Changes } from "#app/server/changes.ts";
import type { ContentPages } from "#app/server/content-pages.ts";
import { readSettings, type Settings } from "#app/server/settings.ts";
import type { Transport } from "#app/src/api/client.ts";
import { screenModule } from "#app/src/screen-files.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { FROZEN_NOW } from "#fixtures/world/demo.ts";
import { LASTING_TOKEN } from "./lasting-token.ts";

const asset = { address: "/web/assets/entry.js", integrity: "sha384-x" };
export const LOGGED_IN = { Cookie: `token=${LASTING_TOKEN}` };
export const ABOUT = "/Content/About.html";
export const VOUCHER = "/reserve-new/reserve/voucher/01HZX7ABCDEFGHJKMNPQRSTVWX";

/** An answer of the provider without a value. */
export const refusalOf = (code: number): Response =>
  Response.json({ code, reason: "invalid_input", message: "A refusal", errors: [], value: null }, { status: code });

/** Never answers, and rejects when the call is aborted: a provider that hangs. */
export const hangs: Transport = (_, { signal }) =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason), { once: true }));

/**
 * A website's host over a provider mocked from the contract. The test can inspect the provider's behaviour, the number
 * of its calls, the number of rendered pages other than failures, and the log; `environment` is read as the process
 * reads its own. Its clock stands still: `state.later` advances it, in milliseconds.
 */
export function openHost({
  environment = {},
  settings = { ...readSettings({ APP_ENV: "demo", ...environment }), providerUrl: "http://provider.invalid" },
  files = {},
  onPageFromMemory,
  contentPages,
  changes,
  shareFonts,
}: {
  environment?: Readonly<Record<string, string>>;
  settings?: Settings;
  files?: Readonly<Record<string, Asset>>;
  onPageFromMemory?: () => void;
  contentPages?: ContentPages;
  changes?: Changes;
  shareFonts?: string;
} = {}) {
  const mock = mockTransport();
  const provider = { asked: 0, does: ((address, init) => mock(address, init)) as Transport };
  const state = { isDraining: false, rendered: 0, isBroken: false, later: 0 };
  const logged: Record<string, unknown>[] = [];
  const host = createHost({
    settings,
    assets: {
      headLinks: (_, screen) => {
        if (state.isBroken) throw new RangeError("broken");
        if (screen !== screenModule("failure")) state.rendered += 1;
        return { styles: [], modules: [asset], entry: asset, later: [], early: asset };
      },
      file: (path) => files[path] ?? null,
      fileOf: (module) => Object.keys(files).find((path) => path === module) ?? null,
    },
    transport: (address, init) => {
      provider.asked += 1;
      return provider.does(address.replace(/^https?:\/\/[^/]+/, ""), init);
    },
    log: pino({}, { write: (line) => void logged.push(JSON.parse(line)) }),
    now: () => FROZEN_NOW * 1000 + state.later,
    ...(contentPages && { contentPages }),
    ...(changes && { changes }),
    ...(shareFonts !== undefined && { shareFonts }),
    ...(onPageFromMemory && { onPageFromMemory }),
    isDraining: () => state.isDraining,
  });
  const get = async (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    host.request(path, { headers, ...(signal && { signal }) });
  return { host, get, provider, state, logged };
}
