import { expect } from "vitest";
import type { CodeSentValue, LoginValue, MeValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { askForCode, callerOf, codeSentTo, logIn, newMobile } from "#tests/support/client.ts";

onProvider("Logging in", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);
  const as = (token: string) => callerOf(provider.app, { Authorization: `Bearer ${token}` });
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);

  onEngine(
    "R170 a forgotten password: a known number and an unknown one are answered alike, and only one is written to",
    async () => {
      const known = await logIn(provider.app);
      await advance(61);
      const unknown = newMobile();
      const ask = (mobile: string) => anyone().post<CodeSentValue>("user/v2/send-otp/forget-password", { mobile });
      const [one, other] = [await ask(known.mobile), await ask(unknown)];
      const knownText = one.text.replace(one.value.challenge, "");
      expect([other.status, other.text.replace(other.value.challenge, "")]).toEqual([one.status, knownText]);
      expect(other.value.challenge).toHaveLength(one.value.challenge.length);
      expect([...other.headers.keys()]).toEqual([...one.headers.keys()]);
      await expect(codeSentTo(provider.app, unknown)).rejects.toThrow("No code");
      // A second may pass between the two, and sixty of them are a minute.
      const refusal = async (mobile: string) => (await ask(mobile)).text.replace(/[۰-۹]+ (?:ثانیهٔ|دقیقهٔ)/, "");
      expect(await refusal(unknown)).toBe(await refusal(known.mobile));
      const guess = (mobile: string, challenge: string) =>
        anyone().post("user/v2/login-by-otp/forget-password", { mobile, challenge, code: "000000" });
      const guessed = await guess(unknown, other.value.challenge);
      expect(guessed.errors[0]?.code).toBe("wrong_code");
      expect(guessed.text).toBe((await guess(known.mobile, one.value.challenge)).text);
    },
  );

  onEngine("R172 R173 R174 a forgotten password is replaced after a code, and the other sessions end", async () => {
    const elsewhere = await logIn(provider.app);
    const { mobile } = elsewhere;
    await advance(61);
    const asked = await askForCode(provider.app, mobile, "user/v2/send-otp/forget-password");
    const { value } = await anyone().post<LoginValue>("user/v2/login-by-otp/forget-password", { mobile, ...asked });
    const password = "آفتاب لب بام";
    for (const [refused, why] of [
      ["12345678", "common_password"],
      [mobile, "common_password"],
      ["short", "min"],
    ]) {
      const { status, errors } = await as(value.token).post("user/v2/set-password", { password: refused });
      expect([status, errors[0]?.code]).toEqual([422, why]);
    }
    expect((await as(value.token).post("user/v2/set-password", { password })).status).toBe(200);
    expect((await as(value.token).get<MeValue>("user/v2/me")).value.has_password).toBe(true);
    expect((await elsewhere.get("user/v2/me")).status).toBe(401);
    const login = await anyone().post<LoginValue>("user/v2/login-by-password", { mobile, password });
    expect(login.status).toBe(200);
    const { errors } = await as(login.value.token).post("user/v2/set-password", { password: "another one entirely" });
    expect(errors[0]?.code).toBe("fresh_code_needed");
    const [row] = await provider.services.database.query<{ password_hash: string }>(
      "SELECT password_hash FROM user_account WHERE password_hash IS NOT NULL",
    );
    expect(row?.password_hash).not.toContain(password);
  });

  onEngine("with a password is refused alike for a wrong one, for no password and for no account", async () => {
    const { mobile } = await logIn(provider.app);
    const login = (number: string) =>
      anyone().post("user/v2/login-by-password", { mobile: number, password: "not the password" });
    const [known, unknown] = [await login(mobile), await login(newMobile())];
    expect([known.status, known.errors[0]?.code]).toEqual([422, "wrong_password"]);
    expect(unknown.text).toBe(known.text);
  });

  onEngine(
    "a number waits an hour after a hundred wrong passwords, whether it has an account or not, and a code is the way back",
    async () => {
      const { mobile } = await logIn(provider.app);
      const login = (number: string) =>
        anyone().post("user/v2/login-by-password", { mobile: number, password: "not the password" });
      const { database } = provider.services;
      for (const number of [mobile, newMobile()]) {
        await login(number);
        await database.query("UPDATE password_attempt SET failures = 100");
        expect((await login(number)).reason).toBe("too_many_requests");
      }
      await advance(61);
      await logIn(provider.app, mobile);
      expect((await login(mobile)).errors[0]?.code).toBe("wrong_password");
    },
  );
});
