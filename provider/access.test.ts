import { expect } from "vitest";
import { onBothEngines } from "#tests/both-engines.ts";
import { endpoints } from "./endpoints.ts";
import { callerOf, logIn, newKey } from "./test-client.ts";
import { userTokens } from "./user/token.ts";
import { openTrackingView } from "./user/tracking-view.ts";

onBothEngines("G16 Every call", (provider, onEngine) => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  /** Credentials that prove nothing, by what is wrong with them. */
  async function worthless(): Promise<Record<string, string>> {
    const { services, app } = provider;
    const [revoked, expired, live] = [await logIn(app), await logIn(app), await logIn(app)];
    await revoked.post("user/v2/logout");
    const id = JSON.parse(Buffer.from(expired.token.split(".")[1] ?? "", "base64url").toString()).jti;
    await services.database.query("UPDATE user_session SET expires_at = app_now() WHERE id = $1", [id]);
    const [head = "", body = "", signature = ""] = live.token.split(".");
    const claims = JSON.parse(Buffer.from(body, "base64url").toString());
    return {
      revoked: revoked.token,
      expired: expired.token,
      "of another user, by hand": `${head}.${part({ ...claims, sub: "1" })}.${signature}`,
      "of no algorithm": `${part({ alg: "none", typ: "JWT" })}.${body}.`,
      "signed by another installation": userTokens({ ...services.settings, tokenSecret: "other" }).sign(claims),
      "of a session that never was": userTokens(services.settings).sign({ ...claims, jti: "A".repeat(22) }),
      "of a session of somebody else": userTokens(services.settings).sign({ ...claims, sub: "999999" }),
      garbage: "a.b.c",
    };
  }

  onEngine("that is for somebody refuses everybody else with 401, whatever they show", async () => {
    const { services, app } = provider;
    const { token: view } = await openTrackingView(services.database, services.settings, "x".repeat(26));
    const user = await logIn(app);
    const bad = await worthless();
    const wrongFor: Readonly<Record<string, Record<string, string>>> = {
      user: { ...bad, "a tracking view": view, "the operator": services.settings.operatorToken },
      tracking: { ...bad, "the operator": services.settings.operatorToken },
      operator: { ...bad, "a tracking view": view, "a user": user.token },
    };
    const guarded = endpoints.filter(({ call }) => call.who !== "anyone");
    expect(guarded.length).toBeGreaterThan(20);
    for (const { call } of guarded) {
      const path = call.path.replace(/\{\w+\}/g, "1");
      for (const [what, token] of [["nothing", null], ...Object.entries(wrongFor[call.who] ?? {})] as const) {
        const caller = callerOf(app, token === null ? {} : { Authorization: `Bearer ${token}` });
        const { status, reason, value } =
          call.method === "GET" ? await caller.get(path) : await caller.post(path, {}, newKey());
        expect(`${call.name} with ${what}: ${status} ${reason}`).toBe(`${call.name} with ${what}: 401 unauthorized`);
        expect(value).toBeNull();
      }
    }
  });

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
