import { build } from "vite";
import { afterEach, expect, test, vi } from "vitest";
import { plainHelper, plainPreload } from "./preload.ts";

afterEach(() => vi.unstubAllGlobals());

type Link = { rel: string; href: string; onload(): void; onerror(): void };

/** The helper beside a document that lists `there`, and the links that it adds. */
async function helperOn(there: readonly string[]) {
  const added: Link[] = [];
  vi.stubGlobal("document", {
    createElement: () => ({}),
    querySelector: (selector: string) => there.find((href) => selector === `link[href="${href}"]`) ?? null,
    head: { append: (link: Link) => added.push(link) },
  });
  const code = `data:text/javascript,${encodeURIComponent(`${plainHelper("/web/")}// ${there.join()}`)}`;
  const { __vitePreload: preload } = (await import(/* @vite-ignore */ code)) as {
    __vitePreload<T>(load: () => T, files?: readonly string[]): Promise<T>;
  };
  return { preload, added };
}

test("styles are waited for, once for all that need them; scripts are only asked for", async () => {
  const { preload, added } = await helperOn(["/web/style.css"]);
  const load = vi.fn(() => "module");
  const first = preload(load, ["style.css", "part.js", "part.css"]);
  const second = preload(load, ["part.css"]);
  await Promise.resolve();
  expect(added.map(({ rel, href }) => [rel, href])).toEqual([
    ["modulepreload", "/web/part.js"],
    ["stylesheet", "/web/part.css"],
  ]);
  expect(load).not.toHaveBeenCalled();
  added[1]?.onload();
  expect([await first, await second]).toEqual(["module", "module"]);
  expect(await preload(load)).toBe("module");
});

test("code without its style fails, and code whose script was not fetched ahead does not", async () => {
  const { preload, added } = await helperOn([]);
  const styled = preload(() => "module", ["lost.css"]);
  added[0]?.onerror();
  await expect(styled).rejects.toThrow("/web/lost.css");
  const loaded = preload(() => "module", ["lost.js"]);
  added[1]?.onerror();
  expect(await loaded).toBe("module");
});

/** The code that a build makes of a file with one dynamic import. */
async function built(base: string): Promise<string> {
  const files: Record<string, string> = { entry: 'import("later");', later: "export default 1;" };
  const answer = await build({
    configFile: false,
    logLevel: "silent",
    base,
    plugins: [
      { name: "files", resolveId: (id) => (id in files ? id : null), load: (id) => files[id] ?? null },
      plainPreload(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: "entry" } },
  });
  const outputs = [answer].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n");
}

test("it takes the place of Vite's, but not where addresses are relative", async () => {
  expect(await built("/web/")).toContain("Not loaded: ");
  expect(await built("/web/")).not.toContain("vite:preloadError");
  expect(await built("./")).not.toContain("Not loaded: ");
});
