/**
 * The browser's worker: the site's offline mode. The host writes {@link SHELL} before this script, so another build is
 * another worker. It keeps the files of the offline page and nothing else: no price, no answer of a call, no personal
 * page. No imports.
 */
type Shell = { version: string; files: readonly string[]; pages: Readonly<Record<string, string>>; fallback: string };
declare const SHELL: Shell;

type Extendable = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Extendable & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type Scope = {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> } };
  cookieStore?: { get(name: string): Promise<{ value?: string } | null> };
  addEventListener(kind: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
};
const scope = globalThis as unknown as Scope;

const PREFIX = "shell-";
const NAME = PREFIX + SHELL.version;

async function install(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(SHELL.files);
  // As any anonymous visitor gets them.
  await cache.addAll(Object.values(SHELL.pages).map((page) => new Request(page, { credentials: "omit" })));
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map((name) => caches.delete(name)),
  );
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

const kept = async (path: string): Promise<Response | undefined> =>
  (await caches.open(NAME)).match(path, { ignoreVary: true });

/** The language fixed by an address, otherwise the visitor's choice. */
async function languageOf(path: string): Promise<string> {
  const fixed = /\/(fa|en)(?:\.html)?$/.exec(path)?.[1];
  return fixed ?? (await scope.cookieStore?.get("lang"))?.value ?? SHELL.fallback;
}

/** A page from the network; without one the offline page, at the requested address. */
async function page({ request, preloadResponse }: Fetching): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const language = await languageOf(new URL(request.url).pathname);
    const found = await kept(SHELL.pages[language] ?? SHELL.pages[SHELL.fallback] ?? "");
    return found === undefined ? Response.error() : inTheme(found);
  }
}

/** The page in the visitor's theme: it was stored for everybody, without one. */
async function inTheme(found: Response): Promise<Response> {
  const theme = (await scope.cookieStore?.get("theme"))?.value;
  if (theme !== "light" && theme !== "dark") return found;
  const text = await found.text();
  return new Response(
    text.replace("<html ", `<html data-theme="${theme}" `).replace('"theme":"system"', `"theme":"${theme}"`),
    found,
  );
}

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(activate()));
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (SHELL.files.includes(pathname))
    event.respondWith(kept(pathname).then((response) => response ?? fetch(request)));
});
