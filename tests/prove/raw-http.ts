import { Agent, request } from "node:http";
import { connect } from "node:net";

/** Malformed requests as a client may send them, which `fetch` would normalise. */

export type RawAnswer = { status: number; headers: Readonly<Record<string, string>>; text: string };

/**
 * Sends a request with this literal target, over a connection of its own, and reads the answer to its end. Resolves
 * with status 0 when the connection is closed without one.
 */
export function rawRequest(
  port: number,
  target: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const lines = Object.entries({ Host: "localhost", Connection: "close", ...headers }).map(([k, v]) => `${k}: ${v}`);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(Buffer.from(`GET ${target} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`)),
    );
    socket.setTimeout(20_000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(target)}`)));
    socket.on("data", (part: Buffer) => parts.push(part));
    socket.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNRESET" || error.code === "EPIPE" ? resolve(answerOf(Buffer.concat(parts))) : reject(error),
    );
    socket.on("close", () => resolve(answerOf(Buffer.concat(parts))));
  });
}

function answerOf(bytes: Buffer): RawAnswer {
  const text = bytes.toString();
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(first.split(" ")[1] ?? 0), headers, text: body.join("\r\n\r\n") };
}

export type Got = { status: number; headers: Readonly<Record<string, unknown>>; body: string; ms: number };

/** A client with a number of keep-alive connections. */
export function clientOf(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, signal?: AbortSignal): Promise<Got> =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      request({ port, host: "127.0.0.1", path, agent, headers, ...(signal ? { signal } : {}) }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString(),
            ms: performance.now() - began,
          }),
        );
      })
        .on("error", reject)
        .end();
    });
  return { get, close: () => agent.destroy() };
}
