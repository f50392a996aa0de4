import { addressOf } from "#domain/addresses/routes.ts";
import { aadContexts } from "../../kernel/aad-contexts.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { linkDigest, linkToken } from "../../kernel/link-token.ts";
import { newToken } from "../../kernel/random.ts";
import type { Vault } from "../../kernel/vault.ts";

/**
 * A share of what is due (decision 134): an anonymous link, by which a companion pays it. The database keeps a digest of
 * its token alone. The token is made of the share's id with a key of the vault, so that its booker can see the link again
 * and a payer be led back to it.
 */
export type ShareRow = {
  id: number;
  publicId: string;
  reservationId: number;
  /** Confirmation code and owner of the reservation. */
  code: string;
  userId: number;
  amount: number;
  /** As the companion wrote it, and the sheba for what goes back; sealed. */
  name: string | null;
  sheba: string | null;
  isRevoked: boolean;
};

/** The last part of a share's address. */
export const tokenOf = (vault: Vault, publicId: string): string => linkToken(vault, publicId, "payment_share.link");

/** Page of a share, at which its companion pays and to which the bank leads back. */
export const sharePath = (vault: Vault, publicId: string): string =>
  addressOf("share", { share_token: tokenOf(vault, publicId) });

const SELECT = `
  SELECT share.id, share.public_id AS "publicId", reservation_id AS "reservationId", confirmation_code AS code, user_id AS "userId",
    amount, name, sheba, revoked_at IS NOT NULL AS "isRevoked"
  FROM payment_share AS share JOIN reservation ON reservation.id = reservation_id`;

type Which = { token: string } | { id: number } | { publicId: string; userId: number };

/** One share; null when there is none. `isLocked` locks its row, after its reservation's. */
export async function findShare(from: Queryable, which: Which, isLocked = false): Promise<ShareRow | null> {
  const [condition, values] =
    "token" in which
      ? ["digest = $1", [linkDigest(which.token)]]
      : "id" in which
        ? ["share.id = $1", [which.id]]
        : ["share.public_id = $1 AND user_id = $2", [which.publicId, which.userId]];
  const lock = isLocked ? "FOR NO KEY UPDATE OF share" : "";
  const [row] = await from.query<ShareRow>(`${SELECT} WHERE ${condition} ${lock}`, values);
  return row ?? null;
}

/** Inserts a share of a locked reservation; returns its public id. */
export async function insertShare(tx: Queryable, vault: Vault, reservationId: number, amount: number): Promise<string> {
  const publicId = newToken();
  await tx.query(
    `INSERT INTO payment_share (public_id, reservation_id, digest, amount, created_at)
     VALUES ($1, $2, $3, $4, app_now())`,
    [publicId, reservationId, linkDigest(tokenOf(vault, publicId)), amount],
    "insert_share",
  );
  return publicId;
}

/** Keeps what a companion wrote, sealed. */
export const writeOfShare = (tx: Queryable, vault: Vault, share: ShareRow, part: "name" | "sheba", text: string) =>
  tx.query(
    `UPDATE payment_share SET ${part} = $2 WHERE id = $1`,
    [share.id, vault.seal(text, aadContexts.share(part, share.publicId))],
    `write_${part}_of_share`,
  );

/** Name that a companion wrote; null where none is kept. */
export const nameOfShare = (vault: Vault, { name, publicId }: Pick<ShareRow, "name" | "publicId">): string | null =>
  name === null ? null : vault.open(name, aadContexts.share("name", publicId));
