import { expect } from "vitest";
import type { CountryChoice } from "#domain/contract/base.shapes.ts";
import type { LoginValue } from "#domain/contract/user.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { askForCode, callerOf, codeSentTo, logIn, newKey, smsTo } from "#tests/support/client.ts";

/** Codes that strangers may have sent to one country abroad in an hour, in this test. */
const SHARE = 5;

let last = 0;
/** A German mobile number that is not used yet. */
const german = (): string => `+4915123${String(++last).padStart(6, "0")}`;

onProvider(
  "Numbers of other countries",
  (provider, onEngine) => {
    const anyone = () => callerOf(provider.app);
    const send = (mobile: string, more = {}) => anyone().post("user/v2/send-otp", { mobile, ...more });
    const makeHourPass = () =>
      provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + 3601");

    onEngine("are let in by a code, and are one number however they are typed", async () => {
      await makeHourPass();
      const mobile = german();
      const rest = mobile.slice(3);
      const asked = await askForCode(provider.app, mobile);
      expect(await smsTo(provider.app, mobile)).toContain(asked.code);
      for (const spelling of [`0049 ${rest}`, `+49 (0)${rest}`, `+49 ${rest.slice(0, 3)}-${rest.slice(3)}`]) {
        expect((await send(spelling)).reason, spelling).toBe("too_many_requests");
      }
      const { value } = await anyone().post<LoginValue>("user/v2/login-by-otp", { ...asked, mobile: `0049 0${rest}` });
      expect(value.user.mobile).toBe(mobile);
    });

    onEngine("are refused by name where SMS are not sent, alike for each way to ask for a code", async () => {
      const sierraLeone = "+23276123456";
      const user = await logIn(provider.app);
      const answers = [
        await send(sierraLeone),
        await anyone().post("user/v2/send-otp/forget-password", { mobile: sierraLeone }),
        await user.post("profile/user-information/send-otp", { field: "mobile", value: sierraLeone }, newKey()),
      ];
      expect(answers.map(({ status, errors }) => [status, errors[0]?.name, errors[0]?.code])).toEqual([
        [422, "mobile", "country_not_served"],
        [422, "mobile", "country_not_served"],
        [422, "value", "country_not_served"],
      ]);
    });

    onEngine("are no landlines, no numbers that cost more and none of no country", async () => {
      for (const mobile of ["+493012345678", "+49900123456", "+999123456789", "+4915", "+80012345678"]) {
        const { status, errors } = await send(mobile);
        expect([status, errors[0]?.code], mobile).toEqual([422, "mobile"]);
      }
    });

    onEngine("of a country are sent an hour's share to strangers, and its own to those who are known", async () => {
      await makeHourPass();
      const mine = german();
      const asked = await askForCode(provider.app, mine);
      const { value: login } = await anyone().post<LoginValue>("user/v2/login-by-otp", { ...asked, mobile: mine });
      const others = await Promise.all(Array.from({ length: 2 * SHARE }, () => send(german())));
      expect(others.filter(({ status }) => status === 200)).toHaveLength(SHARE - 1);
      const refused = others.filter(({ reason }) => reason === "too_many_requests");
      expect(refused).toHaveLength(SHARE + 1);
      expect((await send("+41791234567")).status).toBe(200);
      expect((await send("09123450001")).status).toBe(200);
      await provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + 61");
      expect((await send(mine, { known_browser: login.known_browser })).status).toBe(200);
      expect((await send(german())).reason).toBe("too_many_requests");
      await makeHourPass();
      expect((await send(german())).status).toBe(200);
    });

    onEngine("take the place of an Iranian one in the profile", async () => {
      await makeHourPass();
      const user = await logIn(provider.app);
      const value = german();
      const sent = await user.post<{ challenge: string }>(
        "profile/user-information/send-otp",
        { field: "mobile", value },
        newKey(),
      );
      const code = await codeSentTo(provider.app, value);
      const body = { field: "mobile", value, challenge: sent.value.challenge, code };
      expect((await user.post("profile/user-information/verify-otp", body, newKey())).status).toBe(200);
      expect((await user.get<{ mobile: string }>("user/v2/me")).value.mobile).toBe(value);
    });

    onEngine("are told apart in the list of countries", async () => {
      const { value } = await anyone().get<CountryChoice[]>("base/v2/countries");
      const of = (code: string) => value.find(({ iso2 }) => iso2 === code);
      expect(of("DE")).toMatchObject({ calling_code: "49", has_sms: true });
      expect(of("IR")).toMatchObject({ calling_code: "98", has_sms: true });
      expect(of("SL")).toMatchObject({ calling_code: "232", has_sms: false });
    });
  },
  (services) => ({ ...services, settings: { ...services.settings, codesAbroad: SHARE } }),
);
