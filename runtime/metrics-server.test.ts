import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { metricsPlaceOf, serveMetrics } from "./metrics-server.ts";

async function served(read: () => Promise<string>) {
  const server = await serveMetrics({ port: 0, host: "127.0.0.1" }, "text/plain; version=0.0.4", read);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { port, get: (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method }) };
}

test("metrics are read when they are asked for, and nothing else is there", async () => {
  let reads = 0;
  const { get } = await served(async () => `reads ${++reads}\n`);
  expect(await (await get("/metrics")).text()).toBe("reads 1\n");
  expect(await (await get("/metrics")).text()).toBe("reads 2\n");
  expect((await get("/")).status).toBe(404);
  expect((await get("/metrics", "POST")).status).toBe(404);
});

test("metrics that cannot be read are a 503", async () => {
  const { get } = await served(() => Promise.reject(new Error("away")));
  expect((await get("/metrics")).status).toBe(503);
});

test("a port that is taken is an error that names the setting", async () => {
  const { port } = await served(async () => "");
  const second = serveMetrics({ port, host: "127.0.0.1" }, "text/plain", async () => "");
  await expect(second).rejects.toThrow(`METRICS_PORT ${port} at 127.0.0.1 cannot be listened at: EADDRINUSE`);
});

test("the setting is a port, on the inside where nothing else is said", () => {
  expect(metricsPlaceOf(undefined, undefined)).toBeNull();
  expect(metricsPlaceOf("9101", undefined)).toEqual({ port: 9101, host: "127.0.0.1" });
  expect(metricsPlaceOf("9101", "10.0.0.3")).toEqual({ port: 9101, host: "10.0.0.3" });
});
