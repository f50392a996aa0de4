import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createKeepAliveSend } from "./keep-alive-send.ts";

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = null;
});

async function providerOf(listener: RequestListener): Promise<{ url: string; connections: () => number }> {
  let connections = 0;
  server = createServer(listener).listen(0, "127.0.0.1");
  server.on("connection", () => {
    connections += 1;
  });
  await once(server, "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => connections };
}

test("calls one after another go over one connection, each with its status and its text", async () => {
  const { url, connections } = await providerOf(({ url: path }, response) => {
    response.writeHead(path === "/absent" ? 404 : 200).end(`{"path":"${path}","name":"شمسه"}`);
  });
  const send = createKeepAliveSend();
  const one = await send(`${url}/one`, {});
  expect([one.ok, one.status, await one.json()]).toEqual([true, 200, { path: "/one", name: "شمسه" }]);
  const absent = await send(`${url}/absent`, {});
  expect([absent.ok, absent.status, await absent.text()]).toEqual([false, 404, '{"path":"/absent","name":"شمسه"}']);
  expect(connections()).toBe(1);
});

test("a call goes out with its method, headers and body", async () => {
  const { url } = await providerOf(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { method, headers } = request;
    response.end(JSON.stringify([method, headers["client-token"], headers["content-length"], body]));
  });
  const init = { method: "POST", headers: new Headers({ "Client-Token": "t" }), body: '["الف"]' };
  expect(await (await createKeepAliveSend()(`${url}/batch`, init)).json()).toEqual(["POST", "t", "10", '["الف"]']);
});

test("a text that comes in parts within its letters is put together", async () => {
  const bytes = Buffer.from('{"a":"اصفهان"}');
  const { url } = await providerOf((_, response) => {
    response.write(bytes.subarray(0, 7));
    setImmediate(() => response.end(bytes.subarray(7)));
  });
  expect(await (await createKeepAliveSend()(url, {})).json()).toEqual({ a: "اصفهان" });
});

test("no connection, an answer that breaks off and a redirect are the TypeError that may be tried once more", async () => {
  const { url } = await providerOf(({ url: path }, response) => {
    if (path === "/redirect") return response.writeHead(302, { Location: "http://elsewhere.invalid" }).end();
    response.writeHead(200, { "Content-Length": "100" }).write("half");
    return setImmediate(() => response.destroy());
  });
  const send = createKeepAliveSend();
  await expect(send(`${url}/half`, {})).rejects.toThrow(TypeError);
  await expect(send(`${url}/redirect`, {})).rejects.toThrow(TypeError);
  server?.closeAllConnections();
  server?.close();
  await expect(send(url, {})).rejects.toThrow(TypeError);
});

test("who leaves hears the reason at once, and the connection of the call ends", async () => {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  const { promise: ended, resolve: hasEnded } = Promise.withResolvers<void>();
  const { url } = await providerOf((request) => {
    request.socket.on("close", () => hasEnded());
    isAsked();
  });
  const visit = new AbortController();
  const answer = createKeepAliveSend()(url, { signal: visit.signal });
  await asked;
  visit.abort(new Error("left"));
  await expect(answer).rejects.toThrow("left");
  await ended;
  await expect(createKeepAliveSend()(url, { signal: visit.signal })).rejects.toThrow("left");
});
