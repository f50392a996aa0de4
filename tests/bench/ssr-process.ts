import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SsrPage } from "./ssr-pages.ts";

/** The process that `ssr.ts` measures from outside: it serves what it is command to and says what CPU that cost. */

type Entry = typeof import("./ssr-entry.tsx");
export type Command =
  | { serve: "pages"; name: SsrPage }
  | { serve: "constant"; page: string }
  | { render: number; name: SsrPage }
  | { cpu: true };

process.env["NODE_ENV"] = "production";
const entry = join(import.meta.dirname, "../../dist/bench/ssr-entry.js");
const { bareRender, constantHost, host, listen } = (await import(pathToFileURL(entry).href)) as Entry;

process.on("message", async (command: Command) => {
  const tell = (value: number) => process.send?.(value);
  if ("cpu" in command) {
    const { user, system } = process.cpuUsage();
    return tell(user + system);
  }
  if ("render" in command) {
    const render = await bareRender(command.name);
    for (let turn = 0; turn < command.render; turn += 1) render();
    return tell(command.render);
  }
  tell(
    await listen(
      command.serve === "pages"
        ? host("dist/client", command.name)
        : constantHost(new Uint8Array(Buffer.from(command.page, "base64"))),
    ),
  );
});
process.send?.(0);
