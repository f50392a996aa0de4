import { expect } from "vitest";
import { createApp } from "#provider/app.ts";
import { type LogFields, silentLog } from "#provider/kernel/log.ts";
import { answersInBatch, MAX_IN_A_BATCH } from "#runtime/batch.ts";
import { onBothEngines } from "#tests/engines.ts";
import { logIn } from "#tests/support/client.ts";

const headers = { "Client-Token": "shamseh-web", "Content-Type": "application/json", "Accept-Language": "en" };

onBothEngines("A batch", (provider, onEngine) => {
  const asked = (body: unknown) =>
    provider.app.request("/batch", {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  onEngine("answers each read as it is answered alone, and one that fails fails alone", async () => {
    const targets = [
      "/property/v2/1/comments",
      "/property/v2/1/questions?page=2",
      "/property/v2/99999999/rooms",
      "/nowhere",
    ];
    const response = await asked(targets);
    expect(response.status).toBe(200);
    const alone = await Promise.all(
      targets.map(async (target) => {
        const answer = await provider.app.request(target, { headers });
        return { status: answer.status, text: await answer.text() };
      }),
    );
    expect(answersInBatch(await response.text(), targets.length)).toEqual(alone);
  });

  onEngine("answers public reads and nothing else, also to users and operators", async () => {
    const { token } = await logIn(provider.app);
    const targets = [
      "/user/v2/me",
      "/operator/v2/pending",
      "/__demo/outbox",
      "/livez",
      "/%00",
      "/property/v2/%/comments",
      "//[",
    ];
    for (const bearer of [token, provider.services.settings.operatorToken]) {
      const response = await provider.app.request("/batch", {
        method: "POST",
        headers: { ...headers, Authorization: `Bearer ${bearer}` },
        body: JSON.stringify(targets),
      });
      const answers = answersInBatch(await response.text(), targets.length);
      expect(answers.map(({ status, text }) => [status, JSON.parse(text).reason])).toEqual(
        targets.map(() => [404, "not_found"]),
      );
    }
  });

  onEngine("is one line of log, which names its reads by their routes and never by their addresses", async () => {
    const lines: [string, LogFields | undefined][] = [];
    const log = { ...silentLog, info: (...line: [string, LogFields?]) => void lines.push([line[0], line[1]]) };
    const app = createApp({ ...provider.services, log });
    const targets = ["/voucher/v2/keys", "/property/v2/99999999/comments?page=1"];
    await app.request("/batch", { method: "POST", headers, body: JSON.stringify(targets) });
    expect(lines).toEqual([["request", expect.objectContaining({ route: "/batch", status: 200 })]]);
    expect(lines[0]?.[1]?.parts).toEqual([
      expect.stringMatching(/^\/voucher\/v2\/keys 200 \d+ ms$/),
      expect.stringMatching(/^\/property\/v2\/:property_id\/comments 404 \d+ ms$/),
    ]);
  });

  onEngine("is of addresses, some and not too many, and has no batch in it", async () => {
    for (const body of ["", "{", "[]", "{}", [1], ["property/v2/1/comments"], Array(MAX_IN_A_BATCH + 1).fill("/x")])
      expect((await asked(body)).status, JSON.stringify(body)).toBe(422);
    const [inner] = answersInBatch(await (await asked(["/batch"])).text(), 1);
    expect(inner?.status).toBe(404);
    const stranger = await provider.app.request("/batch", {
      method: "POST",
      headers: { ...headers, "Client-Token": "x" },
      body: "[]",
    });
    expect(stranger.status).not.toBe(422);
  });
});
