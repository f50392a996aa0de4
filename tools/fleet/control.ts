import { createServer, request, type Server } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { RunningFleet } from "./fleet.ts";
import { instantFrom } from "./instant.ts";
import { nodeName } from "./layout.ts";
import type { Part } from "./part.ts";
import { primaryOf } from "./primary.ts";
import { FleetRefused } from "./programs.ts";
import { consolesAddress } from "./site-parts.ts";

/** Control channel between commands and a running fleet: HTTP over a Unix socket in its folder. */

const socketIn = (folder: string): string => join(folder, "control.sock");

export type Status = {
  readonly address: string;
  readonly consoles: string;
  /** Database node that takes writes; null while none does. */
  readonly primary: string | null;
  readonly parts: readonly { name: string; pid: number | null; starts: number; ready: boolean }[];
};

async function statusOf({ address, ports, parts }: RunningFleet): Promise<Status> {
  const listed = [...parts.values()].map(async (part) => ({
    name: part.name,
    pid: part.pid(),
    starts: part.starts(),
    ready: await part.isReady(),
  }));
  const [primary, ...known] = await Promise.all([primaryOf(ports), ...listed]);
  return { address, consoles: consolesAddress(ports), primary: primary && nodeName(primary), parts: known };
}

/** A part by its name; `primary` is the leading node. @throws FleetRefused when there is none. */
async function partOf(fleet: RunningFleet, name: string): Promise<Part> {
  if (name !== "primary") return fleet.part(name);
  const primary = await primaryOf(fleet.ports);
  if (primary === null) throw new FleetRefused("No node of the database leads now: try again after the failover");
  return fleet.part(nodeName(primary));
}

/** Serves the commands of a fleet's folder. */
export function openControl(folder: string, fleet: RunningFleet): Server {
  const commands: Readonly<Record<string, (words: URLSearchParams) => Promise<unknown>>> = {
    "/status": () => statusOf(fleet),
    "/kill": async (words) => {
      const part = await partOf(fleet, words.get("name") ?? "");
      await part.kill({ leave: words.has("leave") });
      return statusOf(fleet);
    },
    "/backup": async () => {
      await fleet.backUp();
      return statusOf(fleet);
    },
    "/restore": async (words) => {
      await fleet.restore(instantFrom(words.get("at") ?? ""));
      return statusOf(fleet);
    },
    "/start": async (words) => {
      fleet.part(words.get("name") ?? "").start();
      return statusOf(fleet);
    },
    "/deploy": async (words) => {
      await fleet.deploy({ folder: words.get("name") ?? "", isBack: words.has("back") });
      return statusOf(fleet);
    },
  };
  const server = createServer(async (incoming, response) => {
    const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://fleet");
    try {
      response.end(JSON.stringify(await commands[pathname]?.(searchParams)));
    } catch (error) {
      response.writeHead(400).end(error instanceof Error ? error.message : String(error));
    }
  });
  return server.listen(socketIn(folder));
}

/** Sends a command to the fleet of a folder. @throws FleetRefused when there is none, or with its refusal. */
export function askFleet(folder: string, command: string): Promise<Status> {
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: socketIn(folder), path: command }, async (response) => {
      const answer = await text(response);
      if (response.statusCode === 200) resolve(JSON.parse(answer));
      else reject(new FleetRefused(answer));
    });
    asked.once("error", () => reject(new FleetRefused(`No fleet runs in ${folder}: npm run fleet starts one`)));
    asked.end();
  });
}
