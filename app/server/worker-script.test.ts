import { expect, it } from "vitest";
import { openHost } from "#tests/support/host.ts";
import type { Asset } from "./assets.ts";

const file = (text: string): Asset => ({
  body: new TextEncoder().encode(text),
  brotli: null,
  contentType: "text/javascript; charset=utf-8",
  isImmutable: true,
});
const worker = { "app/worker.ts": file("/* the worker */") };
type Shell = { version: string; files: string[]; pages: object };

async function shellOf(options: Parameters<typeof openHost>[0]): Promise<Shell> {
  const { get } = openHost(options);
  const [first = "", second] = (await (await get("/web/worker.js")).text()).split("\n");
  expect(second).toBe("/* the worker */");
  return JSON.parse(first.slice("const SHELL=".length, -1)) as Shell;
}

it("the worker has what the offline page needs, and another version when any of it is another", async () => {
  const shell = await shellOf({ files: worker });
  expect(shell.files).toContain("/web/assets/entry.js");
  expect(shell.pages).toEqual({ fa: "/offline/fa.html", en: "/offline/en.html" });
  expect((await shellOf({ files: worker })).version).toBe(shell.version);
  const versions = await Promise.all([
    shellOf({ files: { ...worker, "fonts/vazirmatn-fa.woff2": file("another") } }),
    shellOf({ files: worker, environment: { PUBLIC_BASE_URL: "https://other.example" } }),
  ]);
  expect(new Set([shell, ...versions].map(({ version }) => version)).size).toBe(3);
});

it("there is no worker where the build has none", async () => {
  expect((await openHost().get("/web/worker.js")).status).toBe(404);
});

it.each([
  ["fa", "rtl", "شمسه"],
  ["en", "ltr", "Shamseh"],
])("the manifest speaks the language of its page (%s)", async (lang, dir, name) => {
  const { get } = openHost();
  const answer = await get(`/web/site-${lang}.webmanifest`);
  expect(answer.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(await answer.json()).toMatchObject({ lang, dir, name, start_url: "/", display: "standalone" });
  const page = await (await get("/Content/About.html", { Cookie: `lang=${lang}` })).text();
  expect(page).toContain(`<link rel="manifest" href="/web/site-${lang}.webmanifest">`);
});
