import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Proxy between a browser and a site, for alterations of answers that browser tools do not offer. */
export type AlteringProxy = { browserArguments: readonly string[]; close(): void };

/** @param alter changes the body of one path's answers, called for each answer */
export async function startProxy(path: string, alter: (text: string) => string): Promise<AlteringProxy> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? "");
    const isAltered = url.pathname === path;
    // Uncompressed, so that it can be altered.
    const headers = isAltered ? { ...incoming.headers, "accept-encoding": "identity" } : incoming.headers;
    const onward = request(url, { method: incoming.method, headers }, (answer) => {
      const { "content-length": _, etag: __, ...kept } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isAltered ? kept : answer.headers);
      if (!isAltered) answer.pipe(outgoing);
      else void answer.toArray().then((chunks) => outgoing.end(alter(Buffer.concat(chunks).toString())));
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    browserArguments: [
      `--proxy-server=127.0.0.1:${(server.address() as AddressInfo).port}`,
      "--proxy-bypass-list=<-loopback>",
    ],
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
