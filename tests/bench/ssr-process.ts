import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SsrPage } from "./ssr-pages.ts";

/** Process measured by `ssr.ts` from outside: serves pages on request and reports the CPU time. */

type Entry = typeof import("./ssr-entry.tsx");
export type Command =
  | { serve: "replay"; name: SsrPage }
  | { serve: "pages"; provider: number }
  | { serve: "constant"; page: string }
  | { render: number; name: SsrPage }
  | { cpu: true };

process.env["NODE_ENV"] = "production";
const entry = join(import.meta.dirname, "../../dist/bench/ssr-entry.js");
const { bareRender, constantHost, host, listen, replayHost } = (await import(pathToFileURL(entry).href)) as Entry;

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
  tell(await listen(served(command)));
});

function served(command: Extract<Command, { serve: string }>) {
  switch (command.serve) {
    case "replay":
      return replayHost(command.name);
    case "pages":
      return host("dist/client", `http://127.0.0.1:${command.provider}`);
    case "constant":
      return constantHost(new Uint8Array(Buffer.from(command.page, "base64")));
  }
}
process.once("disconnect", () => process.exit());
process.send?.(0);
