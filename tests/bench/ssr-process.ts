import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The process that `ssr.ts` measures from outside: it serves what it is told to and says what CPU that cost. */

type Entry = typeof import("./ssr-entry.tsx");
export type Told = { serve: "pages" } | { serve: "constant"; page: string } | { render: number } | { cpu: true };

process.env["NODE_ENV"] = "production";
const entry = join(import.meta.dirname, "../../dist/bench/ssr-entry.js");
const { bareRender, constantHost, host, listen } = (await import(pathToFileURL(entry).href)) as Entry;

process.on("message", async (told: Told) => {
  const tell = (value: number) => process.send?.(value);
  if ("cpu" in told) {
    const { user, system } = process.cpuUsage();
    return tell(user + system);
  }
  if ("render" in told) {
    const render = await bareRender();
    for (let turn = 0; turn < told.render; turn += 1) render();
    return tell(told.render);
  }
  tell(
    await listen(
      told.serve === "pages" ? host("dist/client") : constantHost(new Uint8Array(Buffer.from(told.page, "base64"))),
    ),
  );
});
process.send?.(0);
