import { expect } from "vitest";
import type { BankAccountValue, FavoritesValue, GuestValue } from "#domain/contract/account.shapes.ts";
import type { CodeSentValue } from "#domain/contract/user.shapes.ts";
import type { TourListingValue } from "#products/tour/contract/tour.shapes.ts";
import { onProvider } from "#tests/engines.ts";
import { callerOf, codeSentTo, logIn } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";

const empty = {
  first_name_fa: "",
  last_name_fa: "",
  first_name_en: "",
  last_name_en: "",
  national_code: "",
  passport_number: "",
  passport_issuer: "",
  passport_issuing_country: "",
  passport_expires_on: "",
  mobile: "",
  email: "",
};
const ali = {
  ...empty,
  first_name_fa: "علي",
  last_name_fa: "رضایی",
  first_name_en: "Ali",
  last_name_en: "Rezaei",
  gender: "male",
  nationality: "IR",
  national_code: "84575948",
  birth_date: "1360-05-20",
  mobile: "+98 912 765 4321",
  email: "Ali@Example.com",
};
const jane = {
  ...empty,
  first_name_en: "jane",
  last_name_en: "doe",
  gender: "female",
  nationality: "GB",
  passport_number: "ab 1234567",
  passport_issuing_country: "gb",
  passport_expires_on: "2099-05-01",
  birth_date: "1990-02-01",
};
const bank = { sheba: "۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲", card_number: "6037-7016-8909-5443", owner_name: "علی رضایی" };

onProvider("What a user keeps", (provider, onEngine) => {
  const advance = (seconds: number) =>
    provider.services.database.query("UPDATE app_clock SET offset_seconds = offset_seconds + $1", [seconds]);

  onEngine("a guest is kept in canonical form, changed, and deleted", async () => {
    const user = await logIn(provider.app);
    const saved = await user.post<GuestValue>("user/v2/guests/save", ali);
    expect(saved.value).toMatchObject({
      first_name_fa: "علی",
      first_name_en: "ALI",
      national_code: "0084575948",
      birth_date: "1981-08-11",
      mobile: "09127654321",
      email: "Ali@example.com",
      passport_number: null,
    });
    const foreign = await user.post<GuestValue>("user/v2/guests/save", jane);
    expect(foreign.value).toMatchObject({ first_name_en: "JANE", passport_number: "AB1234567", nationality: "GB" });
    await user.post("user/v2/guests/save", { ...ali, id: saved.value.id, last_name_fa: "کریمی" });
    const { value } = await user.get<GuestValue[]>("user/v2/guests");
    expect(value.map(({ last_name_fa, last_name_en }) => [last_name_fa, last_name_en])).toEqual([
      [null, "DOE"],
      ["کریمی", "REZAEI"],
    ]);
    expect((await user.post(`user/v2/guests/${saved.value.id}/delete`)).status).toBe(200);
    expect((await user.post(`user/v2/guests/${saved.value.id}/delete`)).status).toBe(404);
    expect((await user.get<GuestValue[]>("user/v2/guests")).value).toHaveLength(1);
  });

  onEngine("an Iranian is kept by a passport alone, which is all that a journey abroad asks for", async () => {
    const user = await logIn(provider.app);
    const withoutCode = { ...ali, national_code: "" };
    const passport = {
      passport_number: "A12345678",
      passport_issuing_country: "IR",
      passport_expires_on: "2099-05-01",
    };
    const { value } = await user.post<GuestValue>("user/v2/guests/save", { ...withoutCode, ...passport });
    expect(value).toMatchObject({ nationality: "IR", national_code: null, passport_number: "A12345678" });
    const { errors } = await user.post("user/v2/guests/save", withoutCode);
    expect(errors.map(({ name, code }) => [name, code])).toEqual([
      ["national_code", "required_without"],
      ["passport_number", "required_without"],
    ]);
  });

  onEngine("R138 two spellings of one document are one guest, even at the same moment", async () => {
    const user = await logIn(provider.app);
    const spellings = ["0084575948", "84575948", "۰۰۸۴۵۷۵۹۴۸", "008-457-5948"];
    const saved = await Promise.all(
      spellings.map((national_code) => user.post("user/v2/guests/save", { ...ali, national_code })),
    );
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
    expect(saved.find(({ status }) => status === 422)?.errors[0]).toMatchObject({
      name: "national_code",
      code: "duplicate_national_code",
    });
    const other = await logIn(provider.app);
    expect((await other.post("user/v2/guests/save", ali)).status).toBe(200);
  });

  onEngine("a guest's form says what is wrong at each field", async () => {
    const user = await logIn(provider.app);
    const { errors } = await user.post("user/v2/guests/save", {
      ...ali,
      first_name_fa: "Ali",
      national_code: "0084575947",
      birth_date: "",
      mobile: "0912",
      email: "x",
    });
    expect(errors.map(({ name }) => name)).toEqual(["first_name_fa", "birth_date", "national_code", "mobile", "email"]);
  });

  onEngine("one user's guests and accounts are not another's to see, change or delete", async () => {
    const [one, other] = [await logIn(provider.app), await logIn(provider.app)];
    const guest = await one.post<GuestValue>("user/v2/guests/save", ali);
    const account = await one.post<BankAccountValue>("user/save-bank-account-information", bank);
    expect((await other.get("user/v2/guests")).value).toEqual([]);
    expect((await other.get("user/v2/bank-accounts")).value).toEqual([]);
    expect((await other.post("user/v2/guests/save", { ...jane, id: guest.value.id })).status).toBe(404);
    expect((await other.post(`user/v2/guests/${guest.value.id}/delete`)).status).toBe(404);
    expect((await other.post(`user/v2/bank-accounts/${account.value.id}/delete`)).status).toBe(404);
    expect((await callerOf(provider.app).get("user/v2/guests")).status).toBe(401);
    for (const id of ["x", "-1", "0", "9".repeat(30), "1;DROP"]) {
      expect((await one.post(`user/v2/guests/${id}/delete`)).status).toBe(404);
    }
  });

  onEngine("R159 a bank account is checked, named by its bank, and shown masked even to its owner", async () => {
    const user = await logIn(provider.app);
    const saved = await user.post<BankAccountValue>("user/save-bank-account-information", bank);
    expect(saved.value).toMatchObject({
      sheba: "IR82…9002",
      card_number: "603770******5443",
      owner_name: "علی رضایی",
      bank_name_fa: "بانک پارسیان",
      bank_name_en: "Parsian Bank",
    });
    expect(saved.text).not.toContain("5401026800");
    const again = await user.post<BankAccountValue>("user/save-bank-account-information", {
      ...bank,
      sheba: "IR82 0540 1026 8002 0817 9090 02",
    });
    expect(again.value.id).toBe(saved.value.id);
    expect((await user.get<BankAccountValue[]>("user/v2/bank-accounts")).value).toHaveLength(1);
    const wrong = await user.post("user/save-bank-account-information", {
      sheba: "IR820540102680020817909003",
      card_number: "6219861034529008",
      owner_name: "",
    });
    expect(wrong.errors.map(({ code }) => code)).toEqual(["sheba", "bank_card", "required"]);
    // R125: of one that is too short, how long it must be.
    const short = await user.post("user/save-bank-account-information", { ...bank, sheba: "IR8205401026800208179090" });
    expect(short.errors).toMatchObject([{ name: "sheba", code: "length", params: { length: 26 } }]);
    const empty = await user.post("user/save-bank-account-information", { owner_name: "علی رضایی" });
    expect(empty.errors[0]).toMatchObject({ name: "sheba", code: "required_without" });
    expect((await user.post(`user/v2/bank-accounts/${saved.value.id}/delete`)).status).toBe(200);
    expect((await user.get("user/v2/bank-accounts")).value).toEqual([]);
    expect((await user.post("user/save-bank-account-information", bank)).status).toBe(200);
  });

  onEngine("a bank account needs a code typed within ten minutes, or with it", async () => {
    const user = await logIn(provider.app);
    await advance(601);
    const save = (entered: { challenge?: string; code?: string } = {}) =>
      user.post("user/save-bank-account-information", { ...bank, ...entered });
    const without = await save();
    expect([without.status, without.errors[0]]).toMatchObject([422, { name: "code", code: "fresh_code_needed" }]);
    const own = { field: "mobile", value: user.mobile };
    const { challenge } = (await user.post<CodeSentValue>("profile/user-information/send-otp", own)).value;
    const code = await codeSentTo(provider.app, user.mobile);
    const wrong = await save({ challenge, code: String((Number(code) + 1) % 1_000_000).padStart(6, "0") });
    expect(wrong.errors[0]).toMatchObject({ name: "code", code: "wrong_code" });
    expect((await save({ challenge, code })).status).toBe(200);
  });

  onEngine("a favorite is one until it is chosen again, and is shown as a card", async () => {
    const user = await logIn(provider.app);
    const [first] = await provider.services.database.query<{ id: number }>("SELECT min(id) AS id FROM property");
    const toggle = () =>
      user.post<{ is_favorite: boolean }>("user/v2/favorites/toggle", { kind: "property", id: first?.id });
    expect((await toggle()).value.is_favorite).toBe(true);
    const { value } = await user.get<FavoritesValue>("user/v2/favorites");
    expect(value.properties.map(({ id }) => id)).toEqual([first?.id]);
    expect((await toggle()).value.is_favorite).toBe(false);
    expect((await user.get("user/v2/favorites")).value).toEqual({ properties: [], tours: [] });
    for (const [kind, id] of [
      ["property", 999_999_999],
      ["property", 2 ** 52],
      ["tour", 999_999_999],
      ["tour", 2 ** 52],
    ]) {
      expect((await user.post("user/v2/favorites/toggle", { kind, id })).status).toBe(404);
    }
  });

  onEngine("R27 a tour is a favorite too, and shown as its list shows it", async () => {
    const { database } = provider.services;
    await standAtFrozenNoon(database);
    const user = await logIn(provider.app);
    const toggle = (kind: string, id: number) =>
      user.post<{ is_favorite: boolean }>("user/v2/favorites/toggle", { kind, id });
    const kept = async () => (await user.get<FavoritesValue>("user/v2/favorites")).value;
    const tours = await database.query<{ id: number; city: string }>(
      `SELECT tour.id, city.slug AS city FROM tour JOIN city ON city.id = tour.city_id
       WHERE EXISTS (SELECT FROM tour_from WHERE tour_id = tour.id) ORDER BY tour.id LIMIT 2`,
    );
    const [first, second] = [tours[0]!, tours[1]!];
    expect((await toggle("tour", first.id)).value).toEqual({ is_favorite: true });
    await database.query("UPDATE app_clock SET offset_seconds = offset_seconds + 1");
    expect((await toggle("tour", second.id)).value).toEqual({ is_favorite: true });
    const value = await kept();
    expect([value.properties, value.tours.map(({ tour_id }) => tour_id)]).toEqual([[], [second.id, first.id]]);
    // As its own list shows it.
    const list = await callerOf(provider.app).get<TourListingValue>(`tour/v2/listing/${first.city}`);
    expect(value.tours[1]).toEqual(list.value.items.find(({ tour_id }) => tour_id === first.id));

    // One that does not leave any more stays, so that it can be removed.
    const months = await database.query<{ row: unknown }>(
      "DELETE FROM tour_from WHERE tour_id = $1 RETURNING to_jsonb(tour_from) AS row",
      [first.id],
    );
    expect((await kept()).tours[1]).toMatchObject({ tour_id: first.id, from_price: null, next_departures: [] });
    await database.query(
      "INSERT INTO tour_from SELECT month.* FROM jsonb_populate_recordset(NULL::tour_from, $1::jsonb) AS month",
      [JSON.stringify(months.map(({ row }) => row))],
    );
    expect((await toggle("tour", second.id)).value).toEqual({ is_favorite: false });
    expect((await kept()).tours.map(({ tour_id }) => tour_id)).toEqual([first.id]);
  });

  onEngine("a favorite is of a kind that there is", async () => {
    const user = await logIn(provider.app);
    expect((await user.post("user/v2/favorites/toggle", { kind: "flight", id: 1 })).status).toBe(422);
    await expect(
      provider.services.database.query(
        "INSERT INTO favorite (user_id, kind, target_id, created_at) SELECT max(id), 'flight', 1, now() FROM user_account",
      ),
    ).rejects.toThrow("a_favorite_is_of_a_kind");
  });

  onEngine("none of it can be read in a dump of the database", async () => {
    const user = await logIn(provider.app);
    await user.post("user/v2/guests/save", ali, { "Idempotency-Key": "a".repeat(32) });
    await user.post("user/v2/guests/save", jane);
    await user.post("user/save-bank-account-information", bank);
    const secrets = [
      "84575948",
      "AB1234567",
      "540102680020817909002",
      "6037701689095443",
      "9127654321",
      "1981-08-11",
      "REZAEI",
    ];
    const tables = await provider.services.database.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('night_price', 'inventory_night')",
    );
    for (const { name } of tables) {
      const dump = JSON.stringify(await provider.services.database.query(`SELECT t::text AS row FROM "${name}" AS t`));
      for (const secret of secrets) expect(dump.includes(secret), `${secret} in ${name}`).toBe(false);
    }
  });
});
