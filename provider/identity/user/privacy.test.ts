import { createHash } from "node:crypto";
import { Writable } from "node:stream";
import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { callerOf, logIn, newKey } from "#tests/support/client.ts";
import { createLog } from "../../kernel/log.ts";
import { runOutbox } from "../../kernel/outbox/worker.ts";

const lines: string[] = [];
const destination = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk));
    done();
  },
});

onProvider(
  "What is logged",
  (provider, onEngine) => {
    onEngine(
      "names the caller's pseudonym and the reason of a refusal, the same for one user, and no mobile number",
      async () => {
        const { app } = provider;
        const [one, other] = [await logIn(app), await logIn(app)];
        const { value: me } = await one.get<{ id: number }>("user/v2/me");
        lines.length = 0;
        for (const caller of [one, one, other, callerOf(app)]) await caller.get("user/v2/me");
        await callerOf(app).post("user/v2/login-by-otp", { mobile: "09350000000", challenge: "x", code: "000000" });
        const logged = lines.map((line) => JSON.parse(line));
        const [first, again, others, unknownUsers, guess] = logged.map(({ who }) => who);
        expect(first).toMatch(/^user [0-9a-f]{16}$/);
        expect([again, unknownUsers, guess]).toEqual([first, "anonymous", "anonymous"]);
        expect(others).not.toBe(first);
        expect(first).not.toContain(createHash("sha256").update(String(me.id)).digest("hex").slice(0, 16));
        expect(logged.map(({ reason }) => reason)).toEqual([
          undefined,
          undefined,
          undefined,
          "unauthorized",
          "invalid_input",
        ]);
      },
    );

    onEngine(
      "holds no number, code, token, password, name, address or account of a person, in success and failure",
      async () => {
        const { app, services } = provider;
        lines.length = 0;
        const mobile = "09351234567";
        const user = await logIn(app, mobile);
        const password = "گذرواژه محرمانه";
        await user.post("user/v2/set-password", { password });
        const anyone = callerOf(app, { "User-Agent": "canary-agent" });
        await anyone.post("user/v2/login-by-password", { mobile, password });
        await anyone.post("user/v2/login-by-password", { mobile, password: "canary-wrong" });
        await anyone.post("user/v2/login-by-otp", { mobile, challenge: "canary", code: "987654" }, newKey());
        await anyone.get(`user/v2/me?mobile=${mobile}`);
        await user.post("profile/user-information/send-otp", { field: "email", value: "canary@example.com" });
        await user.post("user/v2/guests/save", { first_name_fa: "قناری", national_code: "0084575948" });
        await user.post("user/save-bank-account-information", {
          sheba: "IR820540102680020817909002",
          owner_name: "قناری",
        });
        const { messages }: { messages: { text: string }[] } = await (
          await app.request(`/__demo/outbox?mobile=${mobile}`)
        ).json();
        const code = messages.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined) ?? "";
        // Bad days: a gateway that is away, a database that quotes what it could not take.
        const gateway = { url: "http://127.0.0.1:9/09351234567", token: "canary-token" };
        await runOutbox({
          ...services,
          settings: { ...services.settings, smsGateway: gateway, emailGateway: gateway },
        });
        const failing = { ...services.database, query: () => Promise.reject(new Error(`canary-query ${mobile}`)) };
        const { createApp } = await import("../../app.ts");
        await callerOf(createApp({ ...services, database: failing })).post("user/v2/login-by-password", {
          mobile,
          password,
        });
        const log = lines.join("");
        expect(lines.length).toBeGreaterThan(10);
        expect(log).toContain("request failed");
        expect(log).toContain("outbox message failed");
        const secrets = [
          mobile.slice(1),
          code,
          user.token,
          user.token.split(".")[2] ?? "",
          password,
          "canary",
          "قناری",
          "0084575948",
          "820540102680020817909002",
          "987654",
        ];
        // Random ids of requests are taken out: among their digits a code of six would be met by chance.
        const written = log.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\b[0-9a-f]{32}\b/gu, "");
        expect(written).not.toBe(log);
        for (const secret of secrets) expect(written.includes(secret), secret).toBe(false);
      },
    );
  },
  (services) => ({ ...services, log: createLog(destination) }),
);
