import type { GuestValue } from "#domain/contract/account.shapes.ts";
import { mobileIndex } from "#provider/identity/user/account.ts";
import { aadContexts } from "#provider/kernel/aad-contexts.ts";
import { openDatabase } from "#provider/kernel/database/connection.ts";
import type { Database } from "#provider/kernel/database/database.ts";
import { textsByKey } from "#provider/kernel/keys/rotate.ts";
import { columns, sealedRows } from "#provider/kernel/sealed-columns.ts";
import { readSettings } from "#provider/kernel/settings.ts";
import { createVault, type Vault } from "#provider/kernel/vault.ts";
import { newKey } from "#tests/support/client.ts";
import { runHere } from "#tests/support/run-cli.ts";
import { defineProof } from "./define-proof.ts";
import { onProvingGround, type ProviderProcess, type ProvingGround, startProvider } from "./provider-processes.ts";
import { type Client, testClusterOf } from "./test-cluster.ts";

/** Personal data is re-encrypted under a new key while the provider is killed, and while a traveller writes. */

const { piiKey: OLD, operatorToken } = readSettings({ APP_ENV: "demo" });
const NEW = "the new key of a proof, long enough";
const making = { environment: { PII_KEY: NEW, PII_EARLIER_KEYS: OLD, INDEX_KEY: OLD } };

export type Rotated = {
  readonly texts: number;
  /** Texts under the new key when each killed provider was gone. */
  readonly sealedAtKills: readonly number[];
  /** Exit code of the last rotation: 0 when nothing is left under an earlier key. */
  readonly code: number;
  readonly underOther: number;
  readonly unreadable: number;
  /** Number of saves by a traveller meanwhile, and whether the last one is kept. */
  readonly saved: number;
  readonly isLastSaveKept: boolean;
};

/** True when every kill interrupted the work, and nothing is under the old key, unreadable or lost. */
export const isRotated = (found: Rotated): boolean =>
  found.sealedAtKills.every((sealed, at) => sealed > (found.sealedAtKills[at - 1] ?? 0) && sealed < found.texts) &&
  found.code === 0 &&
  found.underOther === 0 &&
  found.unreadable === 0 &&
  found.saved > found.sealedAtKills.length &&
  found.isLastSaveKept;

/** Creates accounts under the old key; then rotates, killing the provider after each equal part. */
export async function rotateUnderKills({ url }: ProvingGround, accounts: number, kills: number): Promise<Rotated> {
  const database = await openDatabase({ url });
  try {
    await keepAccounts(database, createVault(OLD), accounts);
    const { keyName } = createVault(NEW);
    const sealedNow = async () =>
      (await textsByKey(database)).reduce((sum, { key, count }) => sum + (key === keyName ? count : 0), 0);
    const texts = 2 * accounts;
    const sealedAtKills: number[] = [];
    // The same traveller, whichever provider runs.
    let provider = await startProvider({ url }, making);
    const { told, save } = await travellerAt(database, {
      request: (path, init) => provider.client.request(path, init),
    });
    for (let round = 1; round <= kills; round++) {
      const rotation = rotateAt(provider);
      while ((await sealedNow()) < (texts * round) / (kills + 1)) await save();
      await provider.kill();
      await rotation;
      sealedAtKills.push(await sealedNow());
      provider = await startProvider({ url }, making);
    }
    const { code } = await rotateAt(provider);
    await provider.stop();
    const { unreadable, guests } = await readAll(database, createVault(NEW, [], OLD));
    const others = (await textsByKey(database)).filter(({ key }) => key !== keyName);
    return {
      texts,
      sealedAtKills,
      code,
      underOther: others.reduce((sum, { count }) => sum + count, 0),
      unreadable,
      saved: told.saved,
      isLastSaveKept: told.saved > 0 && guests.some((guest) => guest.includes(told.last)),
    };
  } finally {
    await database.close();
  }
}

const rotateAt = ({ port }: ProviderProcess) =>
  runHere(["operator", "keys", "rotate", "--operator", "Mina", "--token-file", "-"], operatorToken, {
    PROVIDER_URL: `http://127.0.0.1:${port}`,
  });

/** Accounts as stored before keys had names: a number and a person each. */
async function keepAccounts(database: Database, vault: Vault, count: number): Promise<void> {
  const unnamed = (sealed: string) => sealed.split(".").slice(0, 4).join(".");
  for (let made = 0; made < count; made++) {
    const mobile = `0990${String(made).padStart(7, "0")}`;
    const index = mobileIndex(vault, mobile);
    await database.query(
      `INSERT INTO user_account (mobile_index, mobile, locale, created_at) VALUES ($1, $2, 'fa', app_now())`,
      [index, unnamed(vault.seal(mobile, aadContexts.mobile(index)))],
    );
    const [user] = await database.query<{ id: number }>("SELECT id FROM user_account WHERE mobile_index = $1", [index]);
    const person = vault.seal(JSON.stringify({ first_name_fa: "مینا" }), aadContexts.profile("personal", user!.id));
    await database.query("UPDATE user_account SET personal = $2 WHERE id = $1", [user!.id, person]);
  }
}

const companion = {
  id: null,
  first_name_fa: "مینا",
  last_name_fa: "کریمی",
  gender: "female",
  nationality: "IR",
  national_code: "0499370899",
  birth_date: "1990-02-17",
  first_name_en: "",
  last_name_en: "",
  passport_number: "",
  passport_issuer: "",
  passport_issuing_country: "",
  passport_expires_on: "",
  email: "",
};

/** A traveller who saves a companion, each time with another mobile number. */
async function travellerAt(database: Database, client: Client) {
  const caller = await testClusterOf(database, [client]).user();
  const told = { id: null as number | null, saved: 0, last: "" };
  return {
    told,
    async save() {
      const mobile = `0935${String(told.saved).padStart(7, "0")}`;
      const body = { ...companion, id: told.id, mobile };
      const { status, value, text } = await caller.post<GuestValue>("user/v2/guests/save", body, newKey());
      if (status !== 200) throw new Error(`Nothing was saved: ${text}`);
      Object.assign(told, { id: value.id, saved: told.saved + 1, last: mobile.slice(1) });
    },
  };
}

/** Decrypts every text; the guests among them. */
async function readAll(database: Database, vault: Vault): Promise<{ unreadable: number; guests: string[] }> {
  let unreadable = 0;
  const guests: string[] = [];
  for (const column of columns) {
    for await (const rows of sealedRows(database, column, (text) => `${text} IS NOT NULL`)) {
      for (const row of rows) {
        try {
          const opened = vault.open(row["sealed"] ?? "", column.place(row));
          if (column.table === "guest") guests.push(opened);
        } catch {
          unreadable += 1;
        }
      }
    }
  }
  return { unreadable, guests };
}

/** Rotates the key for the data of `accounts` on PostgreSQL; the provider is killed `kills` times. */
export const { run, small } = defineProof({
  full: { accounts: 10_000, kills: 10 },
  small: { accounts: 800, kills: 3 },
  prove: ({ accounts, kills }) =>
    onProvingGround(async (ground) => {
      const found = await rotateUnderKills(ground, accounts, kills);
      return { holds: isRotated(found), ...found };
    }),
});
