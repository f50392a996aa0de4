import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import type { HostEnv } from "./client-address.ts";
import { createPhotos } from "./photos.ts";
import { readSettings } from "./settings.ts";

const digest = "a".repeat(32);
const name = `${digest}-320.avif`;

/** The website's photographs before a provider that has one file. */
async function open(status = 200) {
  const asked: string[] = [];
  const provider = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers["client-token"]}`);
    const isKnown = request.url === `/photo/v2/files/${name}`;
    response.writeHead(isKnown ? status : 404, { "Content-Type": "image/avif" }).end(Buffer.from([0, 255, 128, 7]));
  });
  await new Promise<void>((resolve) => provider.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void provider.close());
  const { port } = provider.address() as AddressInfo;
  const settings = readSettings({ APP_ENV: "demo", PROVIDER_URL: `http://127.0.0.1:${port}`, LIMIT_FACTOR: "0.01" });
  let refused = 0;
  const { photo: photos } = createPhotos({ settings, onRefused: () => refused++, now: () => 100 });
  const app = new Hono<HostEnv>().get("*", photos);
  const socket = { remoteAddress: "192.0.2.1" };
  return { ask: (path: string) => app.request(path, {}, { incoming: { socket } }), asked, refused: () => refused };
}

test("A photograph is read once, byte for byte, and may be kept for ever", async () => {
  const { ask, asked } = await open();
  for (let count = 0; count < 5; count += 1) {
    const answer = await ask(`/web/photo/${name}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/avif"]);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31556926, immutable");
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([0, 255, 128, 7]);
  }
  expect(asked).toEqual([`/photo/v2/files/${name} shamseh-web`]);
});

test("A name that no photograph has never reaches the provider", async () => {
  const { ask, asked } = await open();
  for (const path of ["/web/photo/", "/web/photo/a.avif", `/web/photo/${digest}-320.svg`, `/web/photo/..%2f${name}`]) {
    expect((await ask(path)).status).toBe(404);
  }
  expect(asked).toEqual([]);
});

test("Invented photographs are limited by visitor, and kept by no cache", async () => {
  const { ask, refused } = await open();
  const answers = await Promise.all(
    ["b", "c", "d", "e"].map((letter) => ask(`/web/photo/${letter.repeat(32)}-320.avif`)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([404, 404, 404, 429]);
  expect(answers.every(({ headers }) => headers.get("Cache-Control") === "no-store")).toBe(true);
  expect(refused()).toBe(1);
});

test("A provider that fails is a failure that passes", async () => {
  const { ask } = await open(500);
  const answer = await ask(`/web/photo/${name}`);
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
});
