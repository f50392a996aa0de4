import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { websiteMemory } from "#tools/website-memory.mjs";
import { type Boot, bootOf } from "./boot.ts";
import { endWithParent, portOf } from "./provider-processes.ts";

const WEBSITE = fileURLToPath(import.meta.resolve("../../dist/server/main.js"));

/** A process at an address, with the cost of its start. */
export type Started = {
  url: string;
  pid: number;
  child: Pick<ChildProcess, "kill">;
  ended: Promise<number | null>;
  boot: Boot;
};

/** Starts the built website before a provider. @throws when it is not built. */
export async function startWebsite(providerPort: number): Promise<Started> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...websiteMemory.flags, WEBSITE], {
    env: {
      ...process.env,
      APP_ENV: "demo",
      ...websiteMemory.environment,
      NODE_ENV: "production",
      PORT: "0",
      PROVIDER_URL: `http://127.0.0.1:${providerPort}`,
      PUBLIC_BASE_URL: "http://127.0.0.1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  endWithParent(child);
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const port = await portOf(child, "the website listens");
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    child,
    ended,
    boot: bootOf(child.pid ?? 0, startedAt),
  };
}
