import { serve } from "@hono/node-server";
import { expect, test } from "vitest";
import { isDrainedWell, stopUnderLoad } from "#tests/prove/drain.ts";
import { createDrain } from "./drain.ts";

test("a server that stops under keep-alive connections cuts no answer, and tells its readiness first", async () => {
  const drain = createDrain();
  const answer = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname === "/readyz")
      return new Response(null, { status: drain.isDraining() ? 503 : 200 });
    await new Promise((resolve) => setImmediate(resolve));
    return new Response("x".repeat(20_000));
  };
  const server = drain.follow(serve({ fetch: drain.holding(answer), port: 0, hostname: "127.0.0.1" }));
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens nowhere");
  const { promise: ended, resolve: end } = Promise.withResolvers<number>();
  const served = {
    url: `http://127.0.0.1:${address.port}`,
    hasReadiness: true,
    signal: () => void drain.stop(server).then(() => end(0)),
    ended,
  };
  const drained = await stopUnderLoad(served, ["/"]);
  expect(isDrainedWell(drained, served), JSON.stringify(drained)).toBe(true);
});
