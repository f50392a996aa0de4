import { expect, test, vi } from "vitest";
import type { Answer } from "#app/src/api/client.ts";
import { batchParts, MAX_IN_A_BATCH } from "#runtime/batch.ts";
import { createBatchedSend } from "./batched-send.ts";

type Sent = { address: string; init: RequestInit };

/** A provider that knows batches, or not. */
function providerOf(batch: (targets: string[]) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const send = createBatchedSend(async (address, init) => {
    sent.push({ address, init });
    if (!address.endsWith("/batch")) return Response.json({ alone: address.slice("http://p".length) });
    return batch(JSON.parse(String(init.body)));
  });
  return { send, sent, addresses: () => sent.map(({ address }) => address) };
}

const together = (targets: string[]) =>
  new Response(batchParts(targets.map((target) => ({ status: 200, text: JSON.stringify({ target }) }))).join(""));
const json = async (answer: Promise<Answer>) => (await answer).json();
const read = (locale = "fa") => ({ headers: { "Accept-Language": locale, "Client-Token": "t" } });

test("reads of one moment go in one request, with its headers, and each gets its own answer", async () => {
  const { send, sent } = providerOf(together);
  const [one, other] = await Promise.all([json(send("http://p/a?b=1", read())), json(send("http://p/c", read()))]);
  expect([one, other]).toEqual([{ target: "/a?b=1" }, { target: "/c" }]);
  expect(sent).toHaveLength(1);
  const headers = new Headers(sent[0]?.init.headers);
  expect([headers.get("Client-Token"), headers.get("Accept-Language")]).toEqual(["t", "fa"]);
});

test("a read alone, one of another language, one with a session and a write each go by themselves", async () => {
  const { send, addresses } = providerOf(together);
  await send("http://p/alone", read());
  await Promise.all([
    send("http://p/fa", read()),
    send("http://p/en", read("en")),
    send("http://p/own", { headers: { "Accept-Language": "fa", Authorization: "Bearer x" } }),
    send("http://p/write", { ...read(), method: "POST" }),
  ]);
  expect(addresses().toSorted()).toEqual(["alone", "en", "fa", "own", "write"].map((path) => `http://p/${path}`));
});

test("more than a batch holds goes in two", async () => {
  const { send, addresses } = providerOf(together);
  const paths = Array.from({ length: MAX_IN_A_BATCH + 2 }, (_, index) => `/${index}`);
  const answers = await Promise.all(paths.map((path) => json(send(`http://p${path}`, read()))));
  expect(answers).toEqual(paths.map((target) => ({ target })));
  expect(addresses()).toEqual(["http://p/batch", "http://p/batch"]);
});

test.each([404, 405, 501])("a provider that answers a batch with %i is asked one by one", async (status) => {
  const { send } = providerOf(() => new Response("", { status }));
  const answers = await Promise.all(["/a", "/b"].map((path) => json(send(`http://p${path}`, read()))));
  expect(answers).toEqual([{ alone: "/a" }, { alone: "/b" }]);
});

test("a refused batch refuses all of it; half a batch and a lost connection fail all of it", async () => {
  const two = (send: (address: string, init: RequestInit) => Promise<Answer>) =>
    Promise.allSettled([send("http://p/a", read()), send("http://p/b", read())]);
  const busy = await two(providerOf(() => new Response("{}", { status: 503 })).send);
  expect(busy.map((each) => each.status === "fulfilled" && each.value.status)).toEqual([503, 503]);
  const half = await two(
    providerOf((targets) => new Response(batchParts([{ status: 200, text: targets[0] ?? "" }]).join(""))).send,
  );
  const lost = await two(providerOf(() => Promise.reject(new TypeError("fetch failed"))).send);
  expect([...half, ...lost].map(({ status }) => status)).toEqual(Array(4).fill("rejected"));
});

test("who leaves hears it at once, and the last one to leave ends the batch", async () => {
  const ended = vi.fn();
  const send = createBatchedSend(
    (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => [ended(), reject(signal.reason)])),
  );
  const [one, other] = [new AbortController(), new AbortController()];
  const first = send("http://p/a", { ...read(), signal: one.signal });
  const second = send("http://p/b", { ...read(), signal: other.signal });
  await Promise.resolve();
  one.abort(new Error("left"));
  await expect(first).rejects.toThrow("left");
  expect(ended).not.toHaveBeenCalled();
  other.abort(new Error("left too"));
  await expect(second).rejects.toThrow("left too");
  expect(ended).toHaveBeenCalledOnce();
});
