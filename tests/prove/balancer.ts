import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Load balancer before several providers: requests go to them in turn. */
export type Balancer = {
  readonly port: number;
  /** Cuts every connection while true, as if there were no provider. */
  isAway: boolean;
  close(): Promise<void>;
};

/** @param isRefused paths that are forwarded to no provider: such a provider does not know them. */
export async function startBalancer(
  ports: readonly number[],
  isRefused: (path: string) => boolean = () => false,
): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    const { url: path = "/", method, headers } = incoming;
    if (balancer.isAway) return void incoming.socket.destroy();
    if (isRefused(path)) return void answer.writeHead(404).end();
    turn += 1;
    const port = ports[turn % ports.length];
    const passed = request({ host: "127.0.0.1", port, path, method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const balancer: Balancer = {
    port: (server.address() as AddressInfo).port,
    isAway: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return balancer;
}
