import { expect } from "vitest";
import type { CodeSentValue, LoginValue, MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { askForCode, callerOf, codeSentTo, logIn, newKey, newMobile } from "#tests/support/client.ts";

onProvider("Logging in", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);
  const browser = () => callerOf(provider.app, { "Sec-Fetch-Site": "same-origin" });
  const as = (token: string, more: Readonly<Record<string, string>> = {}) =>
    callerOf(provider.app, { Authorization: `Bearer ${token}`, ...more });
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  const cookieOf = (headers: Headers) => /^fgp=([\w-]{43});/.exec(headers.getSetCookie()[0] ?? "")?.[1] ?? "";

  onEngine("R100, R162, R169, R171, R177 with a code gives a token and the user, who is made on the way", async () => {
    const mobile = newMobile();
    const sent = await anyone().post<CodeSentValue>("user/v2/send-otp", { mobile });
    const { challenge } = sent.value;
    expect([sent.status, sent.value]).toEqual([200, { challenge, sent_in: 0, ttl: 120, resend_after: 60 }]);
    const code = await codeSentTo(provider.app, mobile);
    expect(sent.text).not.toContain(code);
    const { status, value } = await anyone().post<LoginValue>("user/v2/login-by-otp", { mobile, challenge, code });
    expect(status).toBe(200);
    expect(value.user).toMatchObject({ mobile, has_password: false, wallet_balance: 0 });
    const payload = JSON.parse(Buffer.from(value.token.split(".")[1] ?? "", "base64url").toString());
    expect(payload.token_expire_at - payload.iat).toBe(7 * 86_400);
    expect(JSON.stringify(payload)).not.toContain(mobile.slice(1));
    expect((await as(value.token).get<MeValue>("user/v2/me")).value).toEqual(value.user);
  });

  onEngine("works with a number and a code in any digits", async () => {
    const mobile = newMobile();
    const persian = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
    const asked = await askForCode(provider.app, persian(mobile));
    const code = persian(asked.code);
    const body = { ...asked, mobile: `+98 ${mobile.slice(1)}`, code: `${code.slice(0, 3)} ${code.slice(3)}` };
    expect((await anyone().post<LoginValue>("user/v2/login-by-otp", body)).value.user.mobile).toBe(mobile);
  });

  onEngine("twelve spellings of one number are one number, which is sent one code a minute", async () => {
    const mobile = newMobile();
    const rest = mobile.slice(1);
    const spellings = [
      mobile,
      `+98${rest}`,
      `0098${rest}`,
      `98${rest}`,
      rest,
      `${mobile.slice(0, 4)} ${mobile.slice(4, 7)} ${mobile.slice(7)}`,
      `${mobile.slice(0, 4)}-${mobile.slice(4)}`,
      `+98 0${rest}`,
      ` ${mobile} `,
      mobile.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))),
      mobile.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      `(+98)${rest}`,
    ];
    const statuses = [];
    for (const spelling of spellings) {
      statuses.push((await anyone().post("user/v2/send-otp", { mobile: spelling })).reason);
    }
    expect(statuses).toEqual([null, ...Array(11).fill("too_many_requests")]);
  });

  onEngine("an IPv6 network is one asker, whichever of its addresses asks", async () => {
    const mobile = newMobile();
    const { proxySecret } = provider.services.settings;
    const at = (address: string) =>
      callerOf(provider.app, { "Client-Address": address, "Proxy-Secret": proxySecret }).post("user/v2/send-otp", {
        mobile,
      });
    expect((await at("2001:db8:7:1::1")).status).toBe(200);
    expect((await at("2001:db8:7:1:aaaa::2")).reason).toBe("too_many_requests");
    expect((await at("2001:db8:7:2::1")).status).toBe(200);
  });

  onEngine("asked for too often says in words how long to wait, as a 422", async () => {
    const mobile = newMobile();
    await anyone().post("user/v2/send-otp", { mobile });
    const { status, reason, message, headers } = await anyone().post("user/v2/send-otp", { mobile });
    expect([status, reason]).toEqual([422, "too_many_requests"]);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(message).toMatch(/[۰-۹]/);
  });

  onEngine("with a wrong, used, old or other code is refused in words that help, never with a 401", async () => {
    const mobile = newMobile();
    const login = async (asked: { challenge: string; code: string }, path = "user/v2/login-by-otp") => {
      const { status, errors } = await anyone().post(path, { mobile, ...asked });
      return [status, errors[0]?.name, errors[0]?.code, errors[0]?.message];
    };
    const spent = [422, "code", "code_spent", "این کد تأیید دیگر معتبر نیست؛ کد جدید بگیرید"];
    expect(await login({ challenge: "x", code: "123456" })).toEqual(spent);
    const asked = await askForCode(provider.app, mobile);
    const left = [422, "code", "wrong_code", "کد تأیید درست نیست؛ ۴ بار دیگر می‌توانید امتحان کنید"];
    expect(await login({ ...asked, code: wrong(asked.code) })).toEqual(left);
    expect(await login(asked, "user/v2/login-by-otp/forget-password")).toEqual(spent);
    expect((await login(asked))[0]).toBe(200);
    expect(await login(asked)).toEqual(spent);
    await advance(61);
    const late = await askForCode(provider.app, mobile);
    await advance(121);
    expect(await login(late)).toEqual([422, "code", "code_expired", "این کد تأیید منقضی شده است؛ کد جدید بگیرید"]);
  });

  onEngine(
    "in a browser that has logged in before is sent its code at once, however many codes strangers ask for",
    async () => {
      const mobile = newMobile();
      const first = await askForCode(provider.app, mobile);
      const { known_browser } = (await anyone().post<LoginValue>("user/v2/login-by-otp", { mobile, ...first })).value;
      await advance(61);
      const ask = (body: object) => anyone().post<CodeSentValue>("user/v2/send-otp", { mobile, ...body });
      expect((await ask({})).status).toBe(200);
      expect((await ask({})).reason).toBe("too_many_requests");
      const sent = await ask({ known_browser });
      expect([sent.status, sent.value.sent_in]).toEqual([200, 0]);
      // It is known for its own user's number only, and opens nothing.
      const other = newMobile();
      await askForCode(provider.app, other);
      expect((await ask({ mobile: other, known_browser })).reason).toBe("too_many_requests");
      expect((await as(known_browser).get("user/v2/me")).status).toBe(401);
    },
  );

  onEngine("R112, R175 logging out ends the session at once", async () => {
    const user = await logIn(provider.app);
    expect((await user.get("user/v2/me")).status).toBe(200);
    expect((await user.post("user/v2/logout")).status).toBe(200);
    const after = await user.get("user/v2/me");
    expect([after.status, after.reason]).toEqual([401, "unauthorized"]);
    expect((await user.post("user/v2/logout")).status).toBe(401);
  });

  onEngine("a session ends after seven days", async () => {
    const user = await logIn(provider.app);
    await advance(7 * 86_400 - 60);
    expect((await user.get("user/v2/me")).status).toBe(200);
    await advance(120);
    expect((await user.get("user/v2/me")).status).toBe(401);
  });

  onEngine(
    "a token that is tampered with, without an algorithm or without a user is anonymous: 401 where a user is needed",
    async () => {
      const { token } = await logIn(provider.app);
      const [head, body, signature] = token.split(".") as [string, string, string];
      const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const claims = JSON.parse(Buffer.from(body, "base64url").toString());
      const bad = [
        `${part({ alg: "none", typ: "JWT" })}.${body}.`,
        `${part({ alg: "none", typ: "JWT" })}.${body}.${signature}`,
        `${head}.${part({ ...claims, sub: String(Number(claims.sub) + 1) })}.${signature}`,
        `${head}.${part({ ...claims, exp: claims.exp + 1 })}.${signature}`,
        `${head}.${body}.${signature.split("").reverse().join("")}`,
        `${head}.${body}`,
        "x.y.z",
        "",
        "null",
        "undefined",
      ];
      for (const forged of bad) {
        expect((await as(forged).get("user/v2/me")).status, forged).toBe(401);
        expect((await as(forged).get("base/v2/context")).status, forged).toBe(200);
      }
      expect((await callerOf(provider.app, { Authorization: token }).get("user/v2/me")).status).toBe(401);
      expect((await callerOf(provider.app, { Cookie: `token=${token}` }).get("user/v2/me")).status).toBe(401);
    },
  );

  onEngine("in a browser gives a token that is worth nothing without the HttpOnly cookie beside it", async () => {
    const mobile = newMobile();
    const asked = await askForCode(provider.app, mobile, "user/v2/send-otp", browser());
    const { value, headers } = await browser().post<LoginValue>("user/v2/login-by-otp", { mobile, ...asked });
    const cookie = headers.getSetCookie();
    expect(cookie).toHaveLength(1);
    expect(cookie[0]).toMatch(/^fgp=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
    const fgp = cookieOf(headers);
    expect(value.token).not.toContain(fgp);
    expect((await as(value.token).get("user/v2/me")).status).toBe(401);
    expect((await as(value.token, { Cookie: `fgp=${"A".repeat(43)}` }).get("user/v2/me")).status).toBe(401);
    const whole = as(value.token, { Cookie: `other=1; fgp=${fgp}` });
    expect((await whole.get("user/v2/me")).status).toBe(200);
    const out = await whole.post("user/v2/logout");
    expect(out.headers.getSetCookie()[0]).toMatch(/^fgp=; Path=\/; Max-Age=0;/);
  });

  onEngine("twice with one key in a browser answers the same bytes and the same cookie", async () => {
    const mobile = newMobile();
    const body = { mobile, ...(await askForCode(provider.app, mobile, "user/v2/send-otp", browser())) };
    const key = newKey();
    const first = await browser().post<LoginValue>("user/v2/login-by-otp", body, key);
    const again = await browser().post<LoginValue>("user/v2/login-by-otp", body, key);
    expect(again.text).toBe(first.text);
    expect(again.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
    const live = as(again.value.token, { Cookie: `fgp=${cookieOf(again.headers)}` });
    expect((await live.get("user/v2/me")).status).toBe(200);
    const kept = await provider.services.database.query("SELECT body FROM idempotency");
    expect(JSON.stringify(kept)).not.toContain(first.value.token);
  });

  onEngine("nothing of a user can be read in a dump of the database", async () => {
    const user = await logIn(provider.app, "09359998877");
    await user.get("user/v2/me");
    const tables = await provider.services.database.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    for (const { name } of tables.filter(({ name }) => !/^(night_price|inventory_night)$/.test(name))) {
      const rows = await provider.services.database.query(`SELECT t::text AS row FROM "${name}" AS t`);
      const dump = JSON.stringify(rows);
      for (const secret of ["9359998877", user.token]) expect(dump.includes(secret), `${name} ${secret}`).toBe(false);
    }
  });
});
