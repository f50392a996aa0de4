/** The part of Trusted Types that is used here: TypeScript's library does not have it. */
type Policy = { createScriptURL(address: string): string };
type Policies = { createPolicy(name: "app", rules: Policy): Policy };

/** The browser's worker, whose script the host makes (app/server/worker-script.ts). */
export const SITE_WORKER = "/web/worker.js";

/** Scripts started by an address of their own: the browser's worker, and the reader of a map's tiles. */
const ours = [new RegExp(`^${SITE_WORKER}$`), /\/assets\/maplibre-gl-worker-[\w-]+\.js$/];

/** Trusted Types: the page's one policy lets through the addresses of our own workers and nothing else. */
function createScriptURL(address: string): string {
  const { origin, pathname } = new URL(address, location.href);
  if (origin !== location.origin || !ours.some((pattern) => pattern.test(pathname))) {
    throw new TypeError(`Not a script of this site: ${address}`);
  }
  return address;
}

let policy: Policy | undefined;

/** The address of one of our own workers as the browser takes it; throws a TypeError for any other address. */
export function trustedScript(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("app", { createScriptURL }) ?? { createScriptURL };
  return policy.createScriptURL(address);
}
