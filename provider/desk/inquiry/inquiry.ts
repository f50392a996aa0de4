import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { correspondent } from "../../kernel/outbox/correspondent.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Services } from "../../services.ts";
import { newTrackingCode } from "../../shop/reservation/codes.ts";

/** Keeps a letter to the company, sealed, and returns the code to name it by. */
export async function keepInquiry(
  tx: Queryable,
  vault: Vault,
  kind: "register_hotel" | "contact_message",
  details: Readonly<Record<string, string | number | null>> & { mobile: string },
): Promise<string> {
  const code = newTrackingCode();
  await tx.query(
    "INSERT INTO inquiry (kind, tracking_code, details, sender_index, created_at) VALUES ($1, $2, $3, $4, app_now())",
    [kind, code, vault.seal(JSON.stringify(details), aadContexts.inquiry(code)), correspondent(vault, details.mobile)],
  );
  return code;
}

/** Deletes letters older than a year: they hold personal data and need no answer any more. */
export const forgetOldInquiries = async ({ database }: Pick<Services, "database">): Promise<void> => {
  await database.query("DELETE FROM inquiry WHERE created_at < app_now() - interval '1 year'");
};
