import { createServer, type Server } from "node:net";
import { FleetRefused } from "./programs.ts";

const HOST = "127.0.0.1";

/** Free ports for these names. A given one is used as it is. @throws FleetRefused when a given one is in use. */
export async function portsFor<Name extends string>(
  names: readonly Name[],
  given: Readonly<Partial<Record<NoInfer<Name>, number>>>,
): Promise<Readonly<Record<Name, number>>> {
  const probes: Server[] = [];
  const ports = new Map<Name, number>();
  try {
    // All are held open at once, so that none is found twice.
    for (const name of names) {
      const probe = await listening(name, given[name] ?? 0);
      probes.push(probe);
      ports.set(name, portOf(probe));
    }
  } finally {
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  }
  return Object.fromEntries(ports) as Record<Name, number>;
}

function listening(name: string, port: number): Promise<Server> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once("error", () => reject(new FleetRefused(`Port ${port} (${name}) is in use: name another, or none`)));
    probe.listen(port, HOST, () => resolve(probe));
  });
}

function portOf(probe: Server): number {
  const address = probe.address();
  if (address === null || typeof address === "string") throw new Error("A port was not opened");
  return address.port;
}
