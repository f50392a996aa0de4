import { createServer, type Server } from "node:http";

/** Address of a process's metrics: a port of its own, which no visitor reaches. */
export type MetricsPlace = { readonly port: number; readonly host: string };

export const METRICS_PATH = "/metrics";

/** Reads `METRICS_PORT` and `METRICS_HOST`; null without a port. */
export const metricsPlaceOf = (port: string | undefined, host: string | undefined): MetricsPlace | null =>
  port === undefined ? null : { port: Number(port), host: host ?? "127.0.0.1" };

/**
 * Answers `GET /metrics` in Prometheus' text format, and nothing else.
 *
 * @param read the text, collected when it is asked for.
 * @throws an error that names the setting where the port is taken
 */
export async function serveMetrics(
  { port, host }: MetricsPlace,
  contentType: string,
  read: () => Promise<string>,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== METRICS_PATH) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "Content-Type": contentType }).end(text),
      () => response.writeHead(503, { "Content-Type": "text/plain" }).end("The metrics could not be read\n"),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(`METRICS_PORT ${port} at ${host} cannot be listened at: ${error.code}`, { cause: error })),
    );
    server.listen(port, host, resolve);
  });
  server.unref();
  return server;
}
