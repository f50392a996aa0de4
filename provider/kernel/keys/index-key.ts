import type { Queryable } from "../database/database.ts";
import { SettingsError } from "../settings.ts";
import type { Vault } from "../vault.ts";

/**
 * Makes sure that rows are found by the key that they were written with: with another one, every account would be a
 * stranger's. The first start that asks keeps its digest.
 *
 * @throws SettingsError when it is another key.
 */
export async function checkIndexKey(database: Queryable, vault: Vault): Promise<void> {
  const digest = vault.blindIndex("this database", "vault.index");
  const [kept] = await database.query<{ digest: string }>(
    "UPDATE vault_state SET index_digest = coalesce(index_digest, $1) RETURNING index_digest AS digest",
    [digest],
  );
  if (kept?.digest === digest) return;
  throw new SettingsError(
    "INDEX_KEY (without it PII_KEY) is not the key that this database's rows are found by: set INDEX_KEY to the first PII_KEY that it has had",
  );
}
