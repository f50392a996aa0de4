import { expect } from "vitest";
import type { ContactValue, ProfileValue } from "#domain/contract/profile.shapes.ts";
import type { CodeSentValue, MeValue } from "#domain/contract/user.shapes.ts";
import { DEMO_SUPPORT_ABROAD, supportText } from "#domain/text/support.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, codeSentTo, logIn, newMobile } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";

const path = (name: string) => `profile/user-information/${name}`;
const person = {
  first_name_fa: "زهرا",
  last_name_fa: "محمدي",
  first_name_en: "Zahra",
  last_name_en: "Mohammadi",
  national_code: "۰۰۸۴۵۷۵۹۴۸",
  birth_date: "1370/01/15",
  gender: "female",
  nationality: "ir",
};
const secrets = ["0084575948", "84575948", "1991-04-04", "zahra@example.com", "9121234567", "02112345678"];

onProvider("The profile", (provider, onEngine) => {
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);
  const emailCode = async (email: string) => {
    const { messages } = await (await provider.app.request("/__demo/outbox")).json();
    const letter = messages.find((message: { email?: string }) => message.email === email);
    return /\b\d{6}\b/.exec(letter.text)?.[0] ?? "";
  };

  onEngine("needs a login, each call of it", async () => {
    const anyone = callerOf(provider.app);
    expect((await anyone.get(path("details"))).status).toBe(401);
    for (const name of [
      "save-personal-information",
      "save-legal-information",
      "save-contact-information",
      "send-otp",
    ]) {
      expect((await anyone.post(path(name), person)).status).toBe(401);
    }
  });

  onEngine("R161 R163 is kept in canonical form and shown to its owner whole", async () => {
    const user = await logIn(provider.app);
    expect((await user.get<ProfileValue>(path("details"))).value).toEqual({
      personal: null,
      legal: null,
      contact: null,
      completeness: 0,
    });
    expect((await user.post(path("save-personal-information"), person)).status).toBe(200);
    const { value } = await user.get<ProfileValue>(path("details"));
    expect(value.personal).toEqual({
      ...person,
      last_name_fa: "محمدی",
      first_name_en: "ZAHRA",
      last_name_en: "MOHAMMADI",
      national_code: "0084575948",
      birth_date: "1991-04-04",
      nationality: "IR",
    });
    expect(value.completeness).toBe(67);
    const me = await user.get<MeValue>("user/v2/me");
    expect([me.value.first_name_fa, me.value.last_name_en]).toEqual(["زهرا", "MOHAMMADI"]);
  });

  onEngine("R163 is kept without Latin names, which only some trips ask for", async () => {
    const user = await logIn(provider.app);
    const { first_name_en, last_name_en, ...persian } = person;
    expect((await user.post(path("save-personal-information"), persian)).status).toBe(200);
    const { value } = await user.get<ProfileValue>(path("details"));
    expect([value.personal?.first_name_en, value.personal?.last_name_en]).toEqual([null, null]);
    const me = await user.get<MeValue>("user/v2/me");
    expect([me.value.first_name_fa, me.value.first_name_en]).toEqual(["زهرا", null]);
  });

  onEngine(
    "R163 of one who is not Iranian is kept with the name of the passport, and lacks nothing by it",
    async () => {
      const user = await logIn(provider.app);
      const { first_name_fa, last_name_fa, national_code, ...latin } = person;
      const german = { ...latin, nationality: "de" };
      const refused = await user.post(path("save-personal-information"), { ...german, last_name_en: null });
      expect(refused.errors.map(({ name, code }) => [name, code])).toEqual([["last_name_en", "required_without"]]);
      expect((await user.post(path("save-personal-information"), german)).status).toBe(200);
      const { value } = await user.get<ProfileValue>(path("details"));
      expect(value.personal).toEqual({
        first_name_fa: null,
        last_name_fa: null,
        first_name_en: "ZAHRA",
        last_name_en: "MOHAMMADI",
        national_code: null,
        birth_date: "1991-04-04",
        gender: "female",
        nationality: "DE",
      });
      // As complete as an Iranian's with everything about the person.
      expect(value.completeness).toBe(67);
      expect((await user.get<MeValue>("user/v2/me")).value).toMatchObject({
        first_name_fa: null,
        first_name_en: "ZAHRA",
      });
      // A neighbour may have a name in Persian letters alone, and an Iranian has one in any case.
      const afghan = { ...person, first_name_en: null, last_name_en: null, national_code: null, nationality: "AF" };
      expect((await user.post(path("save-personal-information"), afghan)).status).toBe(200);
      const iranian = await user.post(path("save-personal-information"), { ...latin, national_code });
      expect(iranian.errors.map(({ name, code }) => [name, code])).toEqual([
        ["first_name_fa", "required"],
        ["last_name_fa", "required"],
      ]);
    },
  );

  onEngine(
    "R121 R129 R130 R131 says of every field at once what is wrong with it, in the caller's language",
    async () => {
      const user = await logIn(provider.app);
      const { status, errors, message } = await user.post(path("save-personal-information"), {
        ...person,
        first_name_fa: "Zahra",
        last_name_fa: "",
        first_name_en: "زهرا",
        national_code: "1234567890",
        birth_date: "1500/01/01",
        nationality: "XX",
      });
      expect(status).toBe(422);
      expect(Object.fromEntries(errors.map(({ name, code }) => [name, code]))).toEqual({
        first_name_fa: "persian",
        last_name_fa: "required",
        first_name_en: "english",
        national_code: "national_code",
        birth_date: "future_date",
        nationality: "unknown_value",
      });
      expect(message).toMatch(/[آ-ی]/);
      expect((await user.get<ProfileValue>(path("details"))).value.personal).toBeNull();
    },
  );

  onEngine("R164 holds a company, whose id is checked", async () => {
    const user = await logIn(provider.app);
    const company = { company_name: "شرکت نمونه", legal_id: "10380284790", postal_code: "۱۲۳۴۵۶۷۸۹۰" };
    const saved = await user.post(path("save-legal-information"), company);
    expect([saved.status, saved.value]).toEqual([
      200,
      { ...company, postal_code: "1234567890", economic_code: null, registration_number: null, address: null },
    ]);
    const wrong = await user.post(path("save-legal-information"), { ...company, legal_id: "10380284791" });
    expect(wrong.errors.map(({ name, code }) => [name, code])).toEqual([["legal_id", "legal_id"]]);
  });

  onEngine("R165 R166 R167 an address is verified by a code, and no longer once it changes", async () => {
    const user = await logIn(provider.app);
    const email = "zahra@example.com";
    const contact = { email, phone: "021-12345678", city_id: 1, emergency_mobile: "0912 123 4567" };
    const saved = await user.post<ContactValue>(path("save-contact-information"), contact);
    expect(saved.value).toMatchObject({
      email,
      phone: "02112345678",
      emergency_mobile: "09121234567",
      email_verified: false,
    });
    const sent = await user.post<CodeSentValue>(path("send-otp"), { field: "email", value: email });
    const { challenge } = sent.value;
    const code = await emailCode(email);
    const verify = (value: string) =>
      user.post<ContactValue>(path("verify-otp"), { field: "email", value, challenge, code });
    expect((await verify("other@example.com")).errors[0]?.code).toBe("code_spent");
    expect((await verify(email)).value.email_verified).toBe(true);
    const changed = { ...contact, email: "new@example.com" };
    expect((await user.post<ContactValue>(path("save-contact-information"), changed)).value.email_verified).toBe(false);
  });

  onEngine("in production without a way to send e-mails an address is not confirmed, and says so", async () => {
    const user = await logIn(provider.app);
    const { services } = provider;
    const app = createApp({
      ...services,
      settings: { ...services.settings, appEnv: "production", emailGateway: null },
    });
    const there = callerOf(app, { Authorization: `Bearer ${user.token}` });
    const { status, reason, headers } = await there.post(path("send-otp"), {
      field: "email",
      value: "zahra@example.com",
    });
    expect([status, reason, headers.get("Retry-After")]).toEqual([503, "unavailable", "5"]);
  });

  onEngine(
    "R166 R167 a number changes with a code sent to the new one, in a session that has just typed a code",
    async () => {
      const user = await logIn(provider.app);
      const elsewhere = { mobile: user.mobile };
      const mobile = newMobile();
      await advance(601);
      const confirm = async (number: string) => {
        const target = { field: "mobile", value: number };
        const { challenge } = (await user.post<CodeSentValue>(path("send-otp"), target)).value;
        return user.post(path("verify-otp"), { ...target, challenge, code: await codeSentTo(provider.app, number) });
      };
      expect((await confirm(mobile)).errors[0]?.code).toBe("fresh_code_needed");
      expect((await confirm(user.mobile)).status).toBe(200);
      await advance(61);
      expect((await confirm(mobile)).status).toBe(200);
      expect((await user.get<MeValue>("user/v2/me")).value.mobile).toBe(mobile);
      const { messages } = await (await provider.app.request(`/__demo/outbox?mobile=${elsewhere.mobile}`)).json();
      expect(messages[0].text).toContain(supportText(DEMO_SUPPORT_ABROAD, "fa"));
    },
  );

  onEngine("that a number belongs to another account is answered only after its code", async () => {
    const [user, other] = [await logIn(provider.app), await logIn(provider.app)];
    await advance(61);
    const sent = await user.post<CodeSentValue>(path("send-otp"), { field: "mobile", value: other.mobile });
    const free = await user.post<CodeSentValue>(path("send-otp"), { field: "mobile", value: newMobile() });
    const { challenge } = sent.value;
    expect([sent.status, sent.text.replace(challenge, "")]).toEqual([200, free.text.replace(free.value.challenge, "")]);
    const code = await codeSentTo(provider.app, other.mobile);
    const taken = await user.post(path("verify-otp"), { field: "mobile", value: other.mobile, challenge, code });
    expect([taken.status, taken.errors[0]?.code]).toEqual([422, "mobile_taken"]);
    expect((await other.get<MeValue>("user/v2/me")).value.mobile).toBe(other.mobile);
  });

  onEngine("R168 a password is set after a code, changed with the old one, and other sessions end", async () => {
    const user = await logIn(provider.app);
    const operate = (body: object) => user.post(path("password-operation"), body);
    const first = "باران در تابستان";
    expect((await operate({ operation: "change", old_password: "x", new_password: first })).errors[0]?.code).toBe(
      "wrong_old_password",
    );
    expect((await operate({ operation: "set", new_password: first })).status).toBe(200);
    await advance(601);
    expect((await operate({ operation: "set", new_password: "another password" })).errors[0]?.code).toBe(
      "fresh_code_needed",
    );
    expect((await operate({ operation: "change", new_password: "another password" })).errors[0]?.code).toBe("required");
    const login = await callerOf(provider.app).post<{ token: string }>("user/v2/login-by-password", {
      mobile: user.mobile,
      password: first,
    });
    const elsewhere = callerOf(provider.app, { Authorization: `Bearer ${login.value.token}` });
    expect((await elsewhere.get("user/v2/me")).status).toBe(200);
    const changed = await operate({ operation: "change", old_password: first, new_password: "another password" });
    expect(changed.status).toBe(200);
    expect((await elsewhere.get("user/v2/me")).status).toBe(401);
    expect((await user.get("user/v2/me")).status).toBe(200);
  });

  onEngine("one user's profile is not another's", async () => {
    const [one, other] = [await logIn(provider.app), await logIn(provider.app)];
    await one.post(path("save-personal-information"), person);
    expect((await other.get<ProfileValue>(path("details"))).value.personal).toBeNull();
  });

  onEngine("none of it can be read in a dump of the database", async () => {
    const tables = await provider.services.database.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('night_price', 'inventory_night')",
    );
    for (const { name } of tables) {
      const dump = JSON.stringify(await provider.services.database.query(`SELECT t::text AS row FROM "${name}" AS t`));
      for (const secret of secrets) expect(dump.includes(secret), `${secret} in ${name}`).toBe(false);
    }
  });
});
