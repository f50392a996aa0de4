import { createCipheriv, createSecretKey, hkdfSync, randomBytes } from "node:crypto";
import { expect } from "vitest";
import type { BankAccountValue, GuestValue } from "#domain/contract/account.shapes.ts";
import { aadContexts } from "#provider/kernel/aad-contexts.ts";
import { silentLog } from "#provider/kernel/log.ts";
import { sealAgain } from "#provider/kernel/sealed-again.ts";
import { begins, columns, sealedRows } from "#provider/kernel/sealed-columns.ts";
import { onProvider } from "#tests/engines.ts";
import { logIn, newKey } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { leaveCanaries } from "./canaries.ts";

/** Seals as the first version of the vault did: with that version's key, and a plain text as context. */
function sealFirst(secret: string, text: string, context: string): string {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "shamseh", "seal v1", 32)));
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return ["v1", ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString("base64url"))].join(".");
}

onProvider("What is sealed", (provider, onEngine) => {
  const database = () => provider.services.database;

  onEngine("does not open in another row: two travellers' bank accounts and guests, swapped", async () => {
    const guest = {
      id: null,
      first_name_fa: "مینا",
      last_name_fa: "کریمی",
      first_name_en: "",
      last_name_en: "",
      gender: "female",
      nationality: "IR",
      passport_number: "",
      passport_issuer: "",
      passport_issuing_country: "",
      passport_expires_on: "",
      birth_date: "1990-02-17",
      mobile: "",
      email: "",
    };
    const people = [];
    for (const [sheba, national_code] of [
      ["IR820540102680020817909002", "0499370899"],
      ["IR062960000000100324200001", "0790419904"],
    ] as const) {
      const user = await logIn(provider.app);
      const saved = [
        await user.post("user/save-bank-account-information", { sheba, owner_name: "مینا کریمی" }),
        await user.post("user/v2/guests/save", { ...guest, national_code }, newKey()),
      ];
      expect(saved.map(({ status, text }) => [status, status === 200 ? "" : text])).toEqual([
        [200, ""],
        [200, ""],
      ]);
      people.push(user);
    }
    for (const table of ["bank_account", "guest"]) {
      await database().query(
        `UPDATE ${table} AS mine SET details = other.details FROM ${table} AS other WHERE other.id <> mine.id`,
      );
    }
    for (const user of people) {
      const shown = [
        await user.get<BankAccountValue[]>("user/v2/bank-accounts"),
        await user.get<GuestValue[]>("user/v2/guests"),
      ];
      expect(shown.map(({ status, value }) => [status, value])).toEqual([
        [500, null],
        [500, null],
      ]);
    }
  });

  onEngine("is bound to its column and row everywhere, and old texts are bound once at a start", async () => {
    const { vault, settings } = provider.services;
    for (const table of ["bank_account", "guest"]) await database().query(`DELETE FROM ${table}`);
    await standAtFrozenNoon(database());
    const { stay: code } = (await leaveCanaries(provider)).codes;
    await database().query("UPDATE reservation SET arrival = $2 WHERE confirmation_code = $1", [
      code,
      vault.seal('{"number":"IR-712"}', aadContexts.reservation("arrival", code)),
    ]);
    // As the deletion of the account would keep it.
    await database().query(
      `INSERT INTO kept_record (reservation_id, details, kept_until)
       SELECT id, $2, '2037-03-21' FROM reservation WHERE confirmation_code = $1`,
      [code, vault.seal('{"mobile":"09120000000"}', aadContexts.keptRecord(code))],
    );
    const shared = "c".repeat(22);
    await database().query(
      `INSERT INTO payment_share (public_id, reservation_id, digest, amount, name, sheba, created_at)
       SELECT $2, id, 'digest', 1000, $3, $4, app_now() FROM reservation WHERE confirmation_code = $1`,
      [
        code,
        shared,
        vault.seal("سارا", aadContexts.share("name", shared)),
        vault.seal("IR820540102680020817909002", aadContexts.share("sheba", shared)),
      ],
    );
    const changing = "d".repeat(22);
    await database().query(
      `INSERT INTO held_change (public_id, reservation_id, version, request, offer, quote, travellers, due, state, held_at, ends_at)
       SELECT $2, id, version, '{}', '{}', '{}', $3, 10, 'held', app_now(), app_now() + interval '1 minute' FROM reservation
       WHERE confirmation_code = $1`,
      [code, changing, vault.seal('[{"first_name_fa":"سارا"}]', aadContexts.heldChange(changing))],
    );
    const rowsIn = async (column: (typeof columns)[number], prefix: string) => {
      const found = [];
      for await (const rows of sealedRows(database(), column, begins(prefix))) found.push(...rows);
      return found;
    };
    const texts = new Map<string, string>();
    for (const column of columns) {
      const rows = await rowsIn(column, "v2.");
      expect(rows.length, `${column.table} ${column.text}`).toBeGreaterThan(0);
      for (const [at, row] of rows.entries()) {
        const [name, ...key] = column.place(row);
        const text = vault.open(row["sealed"] ?? "", [name, ...key]);
        texts.set(`${column.table} ${column.text} ${key}`, text);
        const other = rows[at + 1] ?? rows[0]!;
        const elsewhere = other === row ? ([name, ...key, "another row"] as const) : column.place(other);
        expect(() => vault.open(row["sealed"] ?? "", elsewhere)).toThrow();
        // The table has never contained texts of the first version.
        if (column.table === "kept_record") continue;
        // As the first version would have stored it.
        const its = column.key.map(([part, type], place) => `r.${part} = $${place + 2}::${type}`).join(" AND ");
        await database().query(`UPDATE ${column.table} AS r SET ${column.write} WHERE ${its}`, [
          sealFirst(settings.piiKey, text, column.context(row)),
          ...column.key.map((_, place) => row[`key_${place}`] ?? null),
        ]);
      }
    }
    await sealAgain(database(), vault, silentLog);
    for (const column of columns) {
      expect(await rowsIn(column, "v1.")).toEqual([]);
      for (const row of await rowsIn(column, "v2.")) {
        const [, ...key] = column.place(row);
        const text = vault.open(row["sealed"] ?? "", column.place(row));
        expect(text).toBe(texts.get(`${column.table} ${column.text} ${key}`));
      }
    }
  });
});
