import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { endpoints } from "#tests/support/endpoints.ts";

onProvider("Every call", (provider, onEngine) => {
  onEngine("that changes something is refused from another site, even with a good token", async () => {
    const { token } = await logIn(provider.app);
    for (const [header, value] of [
      ["Sec-Fetch-Site", "cross-site"],
      ["Origin", "https://evil.example"],
    ] as const) {
      const caller = callerOf(provider.app, { Authorization: `Bearer ${token}`, [header]: value });
      for (const { call } of endpoints.filter(({ call }) => call.method === "POST")) {
        expect((await caller.post(call.path.replace(/\{\w+\}/g, "1"), {}, newKey())).status, call.name).toBe(403);
      }
    }
  });

  onEngine("answers hostile bodies in words, never with a 5xx", async () => {
    const { token } = await logIn(provider.app);
    const bodies = [
      "",
      "null",
      "[]",
      '"x"',
      "{",
      '{"__proto__":{"x":1}}',
      '{"mobile":null}',
      '{"mobile":{"$ne":""},"code":[]}',
      `{"mobile":"${"9".repeat(50_000)}"}`,
      '{"mobile":"0912\\u0000"}',
      '{"mobile":"\\ud800"}',
      '{"id":1e309}',
      '{"id":9007199254740993,"kind":"property"}',
      '{"text":"\\u202e\\u200f"}',
      `{"a":${"[".repeat(5_000)}${"]".repeat(5_000)}}`,
    ];
    for (const caller of [callerOf(provider.app), callerOf(provider.app, { Authorization: `Bearer ${token}` })]) {
      for (const { call } of endpoints.filter(({ call }) => call.method === "POST" && call.name !== "user.logout")) {
        for (const body of bodies) {
          const { status } = await caller.post(call.path.replace(/\{\w+\}/g, "1"), body, newKey());
          const where = `${call.name} ${body.slice(0, 40)}: ${status}`;
          expect(status >= 500 || status === 400 ? where : "").toBe("");
        }
      }
    }
  });
});
