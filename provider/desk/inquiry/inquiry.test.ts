import { expect } from "vitest";
import { onProvider } from "#tests/engines.ts";
import { callerOf, newKey } from "#tests/support/client.ts";
import { createApp } from "../../app.ts";
import { createAddressLimits } from "../../kernel/http/address-limits.ts";

const hotel = {
  hotel_name: "هتل باغ فین",
  city: "کاشان",
  manager: "مریم کاشانی",
  mobile: "۰۹۱۳۱۲۳۴۵۶۷",
  rooms: 24,
  note: "",
};
const message = { name: "مریم کاشانی", mobile: "09131234567", text: "برای گروه چهل‌نفره راهنمایی می‌خواهم." };

onProvider("What people write to the company", (provider, onEngine) => {
  const anyone = () => callerOf(provider.app);

  onEngine("is kept sealed, and a hotel gets a code to name it by", async () => {
    const registered = await anyone().post<{ tracking_code: string }>(
      "content/v2/landings/register-hotel",
      hotel,
      newKey(),
    );
    expect(registered.value.tracking_code).toMatch(/^[1-9]\d{9}$/);
    expect((await anyone().post("content/v2/contact-message", message, newKey())).status).toBe(200);
    const dump = JSON.stringify(await provider.services.database.query("SELECT * FROM inquiry"));
    for (const secret of ["9131234567", "کاشان", "گروه"]) expect(dump).not.toContain(secret);
  });

  onEngine("is kept once however often it is sent with one key", async () => {
    const [before] = await provider.services.database.query<{ count: number }>("SELECT count(*)::int FROM inquiry");
    const key = newKey();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => anyone().post("content/v2/landings/register-hotel", hotel, key)),
    );
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1);
    const [after] = await provider.services.database.query<{ count: number }>("SELECT count(*)::int FROM inquiry");
    expect((after?.count ?? 0) - (before?.count ?? 0)).toBe(1);
  });

  onEngine(
    "is limited for an address: twenty an hour, one that is sent again counts once, one too many is not kept",
    async () => {
      const { services } = provider;
      const app = createApp({ ...services, addressLimits: createAddressLimits(1, services.vault) });
      const send = (key = newKey()) => callerOf(app).post("content/v2/contact-message", message, key);
      await services.database.query("DELETE FROM address_count");
      const kept = async () => (await services.database.query("SELECT FROM inquiry")).length;
      const before = await kept();
      const key = newKey();
      for (let time = 0; time < 25; time++) expect((await send(key)).status).toBe(200);
      for (let one = 1; one < 20; one++) expect((await send()).status).toBe(200);
      expect((await send()).reason).toBe("too_many_requests");
      expect((await send(key)).status).toBe(200);
      expect((await kept()) - before).toBe(20);
    },
  );

  onEngine("says of every field what is wrong with it", async () => {
    const { errors } = await anyone().post(
      "content/v2/contact-message",
      { name: "", mobile: "021", text: "سلام" },
      newKey(),
    );
    expect(errors.map(({ name, code }) => [name, code])).toEqual([
      ["name", "required"],
      ["mobile", "mobile"],
      ["text", "min"],
    ]);
  });
});
