import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectTls, type TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createDrain } from "#runtime/drain.ts";
import { listen, readPair } from "./listen.ts";
import { readSettings } from "./settings.ts";

const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
if (!hasOpenssl) console.warn("openssl is not here: no certificate to listen with");

const folder = mkdtempSync(join(tmpdir(), "shamseh-tls-"));
const files = { cert: join(folder, "cert.pem"), key: join(folder, "key.pem") };
const renew = (name: string) =>
  execFileSync(
    "openssl",
    ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"].concat([
      ...["-subj", `/CN=${name}`, "-keyout", files.key, "-out", files.cert],
    ]),
    { stdio: "ignore" },
  );
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("what a website that ends TLS is told", () => {
  const read = (env: Record<string, string>) => () => readSettings({ APP_ENV: "demo", ...env });
  it("a certificate and its key, or neither", () => {
    expect(read({ TLS_CERT: "/a" })).toThrow("TLS_KEY must be set too");
    expect(read({ TLS_KEY: "/a" })).toThrow("TLS_CERT must be set too");
    expect(readSettings({ APP_ENV: "demo", TLS_CERT: "/a", TLS_KEY: "/b" }).tls).toEqual({ cert: "/a", key: "/b" });
    expect(readSettings({ APP_ENV: "demo" }).tls).toBeNull();
  });
  it("which file cannot be read, or that they are something else", () => {
    expect(() => readPair({ cert: "/none.pem", key: "/none.pem" })).toThrow(
      "TLS_CERT names a file that cannot be read",
    );
    writeFileSync(files.cert, "no certificate");
    expect(() => readPair({ cert: files.cert, key: "/none.pem" })).toThrow("TLS_KEY names a file that cannot be read");
    writeFileSync(files.key, "no key");
    expect(() => readPair(files)).toThrow("TLS_CERT and TLS_KEY are not a certificate and its key");
  });
});

describe.runIf(hasOpenssl)("a website that ends TLS", () => {
  const drain = createDrain();
  const slow = Promise.withResolvers<void>();
  const broken = vi.fn();
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    renew("first");
    const listening = Promise.withResolvers<number>();
    const answer = async (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/slow") await slow.promise;
      return new Response(`${pathname} ${request.headers.get("x-visitor")}`);
    };
    const settings = { port: 0, host: "127.0.0.1", tls: files };
    server = drain.follow(
      listen(settings, drain.holding(answer), (at) => listening.resolve(at.port), broken),
    ) as Server;
    port = await listening.promise;
  });

  const overHttp2 = async (path: string) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const body = await text(session.request({ ":path": path, "x-visitor": "two" }));
    session.close();
    return body;
  };
  const subject = async () => {
    const socket: TLSSocket = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
    await once(socket, "secureConnect");
    const { CN } = socket.getPeerCertificate().subject;
    socket.destroy();
    return CN;
  };

  it("answers by HTTP/2, many requests over one connection, and by HTTP/1.1 whom knows no other", async () => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
    const answers = await Promise.all(
      paths.map((path) => text(session.request({ ":path": path, "x-visitor": "one" }))),
    );
    expect(session.alpnProtocol).toBe("h2");
    expect(answers).toEqual(paths.map((path) => `${path} one`));
    session.close();
    const old = await new Promise<string>((resolve) => {
      get(
        { port, host: "127.0.0.1", path: "/old", rejectUnauthorized: false, headers: { "x-visitor": "old" } },
        (answer) => resolve(text(answer)),
      );
    });
    expect(old).toBe("/old old");
  });

  it("takes a renewed certificate on SIGHUP, and keeps the one it has where the new one is broken", async () => {
    expect(await subject()).toBe("first");
    renew("second");
    process.emit("SIGHUP");
    expect(await subject()).toBe("second");
    writeFileSync(files.key, "half a key");
    process.emit("SIGHUP");
    expect(await subject()).toBe("second");
    expect(broken).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("TLS_CERT and TLS_KEY"));
  });

  it("stops without cutting an answer", async () => {
    const waiting = overHttp2("/slow");
    const stopped = drain.stop(server);
    expect(await overHttp2("/while")).toBe("/while two");
    setTimeout(() => slow.resolve(), 1_500);
    expect(await waiting).toBe("/slow two");
    await stopped;
    const refused = connectTls({ port, host: "127.0.0.1", rejectUnauthorized: false });
    const [error] = await once(refused, "error");
    expect(error).toMatchObject({ code: "ECONNREFUSED" });
  });
});
