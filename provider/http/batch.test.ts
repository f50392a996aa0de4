import { expect } from "vitest";
import { answersInBatch, MOST_IN_A_BATCH } from "#runtime/batch.ts";
import { onBothEngines } from "#tests/both-engines.ts";

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

  onEngine("is of addresses, some and not too many, and has no batch in it", async () => {
    for (const body of ["", "{", "[]", "{}", [1], ["property/v2/1/comments"], Array(MOST_IN_A_BATCH + 1).fill("/x")])
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
