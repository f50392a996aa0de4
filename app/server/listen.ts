import { readFileSync } from "node:fs";
import { createSecureServer } from "node:http2";
import { createSecureContext } from "node:tls";
import { serve } from "@hono/node-server";
import type { Settings } from "./settings.ts";

type Fetch = Parameters<typeof serve>[0]["fetch"];
type Pair = { cert: Buffer; key: Buffer };

/** Time limits for a whole request and for its headers, milliseconds; and the size limit of headers, bytes. */
const LIMITS = { requestTimeout: 30_000, headersTimeout: 15_000, maxHeaderSize: 24 * 1024 } as const;

const TLS_SETTINGS = { cert: "TLS_CERT", key: "TLS_KEY" } as const;

/** A certificate and its key. @throws an error that names the setting whose file is wrong */
export function readPair(files: NonNullable<Settings["tls"]>): Pair {
  const read = (part: keyof typeof TLS_SETTINGS): Buffer => {
    try {
      return readFileSync(files[part]);
    } catch (error) {
      throw new Error(`${TLS_SETTINGS[part]} names a file that cannot be read: ${files[part]}`, { cause: error });
    }
  };
  const pair = { cert: read("cert"), key: read("key") };
  try {
    createSecureContext(pair);
  } catch (error) {
    throw new Error("TLS_CERT and TLS_KEY are not a certificate and its key, in PEM", { cause: error });
  }
  return pair;
}

/**
 * Listens for requests: by HTTP/1.1, or where the settings name a certificate by HTTP/2 and HTTP/1.1 over TLS. A renewed
 * certificate is read on SIGHUP; one that is broken is left where it is, and `onBroken` says why.
 * @throws an error that names the setting that is wrong
 */
export function listen(
  { port, host: hostname, tls }: Pick<Settings, "port" | "host" | "tls">,
  fetch: Fetch,
  onListening: (at: { port: number }) => void,
  onBroken: (reason: string) => void,
) {
  if (tls === null) return serve({ fetch, port, hostname, serverOptions: LIMITS }, onListening);
  const serverOptions = {
    ...readPair(tls),
    ...LIMITS,
    allowHTTP1: true,
    settings: { maxHeaderListSize: LIMITS.maxHeaderSize },
  };
  const server = serve({ fetch, port, hostname, createServer: createSecureServer, serverOptions }, onListening);
  process.on("SIGHUP", () => {
    try {
      if ("setSecureContext" in server) server.setSecureContext(readPair(tls));
    } catch (error) {
      onBroken(error instanceof Error ? error.message : String(error));
    }
  });
  return server;
}
