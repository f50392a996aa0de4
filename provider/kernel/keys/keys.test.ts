import { expect, test } from "vitest";
import type { KeysValue, RotatedValue } from "#domain/contract/operator.shapes.ts";
import { onBothEngines } from "#tests/engines.ts";
import { leaveCanaries } from "#tests/prove/canaries.ts";
import { callerOf } from "#tests/support/client.ts";
import { standAtFrozenNoon } from "#tests/support/stay.ts";
import { createApp } from "../../app.ts";
import type { Services } from "../../services.ts";
import { columns, sealedRows } from "../sealed-columns.ts";
import { createVault, type Vault } from "../vault.ts";
import { checkIndexKey } from "./index-key.ts";
import { rotateSome } from "./rotate.ts";

const NEW = "a new key of thirty-two characters";

test("a text says which key it lies under; without a name every known key is tried", () => {
  const [old, now] = [createVault("the first key"), createVault(NEW, ["the first key"], "the first key")];
  const sealed = old.seal("0084575948", ["c", 1]);
  expect(sealed.split(".").at(-1)).toBe(old.keyName);
  expect(now.open(sealed, ["c", 1])).toBe("0084575948");
  expect(now.open(sealed.split(".").slice(0, 4).join("."), ["c", 1])).toBe("0084575948");
  expect(() => createVault(NEW).open(sealed, ["c", 1])).toThrow();
  expect(() => old.open(now.seal("x", ["c", 1]), ["c", 1])).toThrow();
  expect(now.blindIndex("x", "c")).toBe(old.blindIndex("x", "c"));
  expect(now.keyNames).toEqual([now.keyName, old.keyName]);
});

onBothEngines("A new key", (provider, onEngine) => {
  /** The same provider, started with a new key beside its old one. */
  const withNewKey = () => {
    const { settings } = provider.services;
    const vault = createVault(NEW, [settings.piiKey], settings.indexKey);
    const services: Services = { ...provider.services, vault };
    const operator = callerOf(createApp(services), { Authorization: `Bearer ${settings.operatorToken}` });
    return { services, vault, operator };
  };
  const textsIn = async (vault: Vault, from: Services) => {
    const texts = new Map<string, string>();
    for (const column of columns) {
      for await (const rows of sealedRows(from.database, column, (text) => `${text} IS NOT NULL`)) {
        for (const row of rows) {
          const place = column.place(row);
          texts.set(JSON.stringify(place), vault.open(row["sealed"] ?? "", place));
        }
      }
    }
    return texts;
  };

  onEngine("has every text under it after a rotation, each still readable", async () => {
    await standAtFrozenNoon(provider.services.database);
    await leaveCanaries(provider);
    const { services, vault, operator } = withNewKey();
    const before = await textsIn(vault, services);
    const keys = async () => (await operator.get<KeysValue>("operator/v2/keys")).value;
    expect((await keys()).texts.filter(({ key }) => key === vault.keyName)).toEqual([]);
    let sealed = 0;
    for (let from: RotatedValue["next"] | undefined; from !== null; ) {
      const done: { value: RotatedValue } = await operator.post("operator/v2/keys/rotate", { operator: "Mina", from });
      expect(done.value).toMatchObject({ changed: 0, locked: 0, unreadable: 0 });
      sealed += done.value.sealed;
      from = done.value.next;
    }
    expect(sealed).toBe(before.size);
    expect((await keys()).texts.every(({ key }) => key === vault.keyName)).toBe(true);
    const alone = createVault(NEW, [], provider.services.settings.indexKey);
    expect(await textsIn(alone, services)).toEqual(before);
    const odd = await operator.post("operator/v2/keys/rotate", { operator: "Mina", from: { column: 99, after: null } });
    expect([odd.status, odd.errors[0]?.name]).toEqual([422, "from"]);
  });

  onEngine("never takes the place of what was written while it was read", async () => {
    const { services, vault } = withNewKey();
    const { database } = services;
    const column = columns.findIndex(({ table }) => table === "guest");
    const old = provider.services.vault;
    const [guest] = await database.query<{ id: number; user: number; index: string }>(
      'SELECT id, user_id AS "user", document_index AS index FROM guest LIMIT 1',
    );
    const place = ["guest.details", guest!.user, guest!.index] as const;
    const write = (text: string) => database.query("UPDATE guest SET details = $2 WHERE id = $1", [guest!.id, text]);
    await write(old.seal('{"first":1}', place));
    // A traveller saves between the reading and the writing of the rotation.
    const saved = old.seal('{"second":2}', place);
    const slow: typeof database = {
      ...database,
      query: async (text, values, name) => {
        if (text.startsWith("UPDATE guest")) await write(saved);
        return database.query(text, values, name);
      },
    };
    const done = await rotateSome(slow, vault, { column, after: null });
    expect(done).toMatchObject({ sealed: 0, changed: 1 });
    const [kept] = await database.query<{ details: string }>("SELECT details FROM guest WHERE id = $1", [guest!.id]);
    expect(kept?.details).toBe(saved);
    expect(await rotateSome(database, vault, { column, after: null })).toMatchObject({ sealed: 1, changed: 0 });
  });

  onEngine("of the indexes is refused at the start", async () => {
    const { services, vault } = withNewKey();
    await checkIndexKey(services.database, vault);
    await checkIndexKey(services.database, provider.services.vault);
    await expect(checkIndexKey(services.database, createVault(NEW))).rejects.toThrow("INDEX_KEY");
  });
});
