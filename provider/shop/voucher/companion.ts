import type { CompanionLinks, CompanionStage, CompanionValue } from "#domain/contract/companion.shapes.ts";
import { companionEndsAt } from "#domain/reservation/companions.ts";
import { isTerminal } from "#domain/reservation/statuses.ts";
import { inBoth, ofPair } from "#domain/text/in-locale.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { linkDigest, linkToken } from "../../kernel/link-token.ts";
import { newToken } from "../../kernel/random.ts";
import type { Vault } from "../../kernel/vault.ts";
import type { Services } from "../../services.ts";
import { travellersOf } from "../reservation/guests.ts";
import { productOf } from "../reservation/product.ts";
import type { Reservation } from "../reservation/row.ts";
import type { Traveller } from "../reservation/travellers.ts";
import { revisionOf } from "./voucher.ts";

/**
 * Links to the vouchers of single travellers (decision 144). A link counts for the booking as it was when it was made: it
 * shows nothing after a change, whose booker makes another.
 */

type LinkRow = { traveller: number; publicId: string; revision: number; isRevoked: boolean };

const SELECT = `SELECT traveller, public_id AS "publicId", revision, revoked_at IS NOT NULL AS "isRevoked" FROM companion_link`;

type Showing = Pick<Services, "vault" | "products">;

const tokenOf = (vault: Vault, publicId: string): string => linkToken(vault, publicId, "companion.link");

/** Stages of one traveller's journey; empty where the reservation has no such traveller. */
function stagesOf({ vault, products }: Showing, row: Reservation, number: number): CompanionStage[] {
  const index = number - 1;
  const traveller = travellersOf(vault, row)[index];
  if (traveller === undefined) return [];
  const { offer, supplierConfirmationCode: supplierCode, live = null } = row;
  return productOf(products, row.kind).stagesOf(offer, { traveller, index, supplierCode, live });
}

/** End of the links of a reservation, epoch seconds. */
function endOf(showing: Showing, row: Reservation): number {
  const { ends_on } = productOf(showing.products, row.kind).summary(row.offer);
  const days = [ends_on, ...stagesOf(showing, row, 1).map((stage) => stage.ends_on)].toSorted();
  return companionEndsAt(days.at(-1) ?? ends_on);
}

const isIssued = ({ status, issuedAt }: Reservation): boolean => status === "successful" && issuedAt !== null;

/** True while links to vouchers of a reservation can be made: it is issued, and its journey is not over. */
export const hasLinks = (showing: Showing, row: Reservation): boolean => isIssued(row) && row.now < endOf(showing, row);

/** The links of a reservation that hold, for its booker: one line for each traveller. */
export async function linksOf(from: Queryable, { vault }: Showing, row: Reservation): Promise<CompanionLinks> {
  const rows = await from.query<LinkRow>(
    `${SELECT} WHERE reservation_id = $1 AND revision = $2 AND revoked_at IS NULL`,
    [row.id, revisionOf(row)],
    "companion_links",
  );
  const links = row.travellers.map((_, index) => {
    const link = rows.find(({ traveller }) => traveller === index + 1);
    return { traveller: index + 1, companion_token: link === undefined ? null : tokenOf(vault, link.publicId) };
  });
  return { links };
}

/** Makes the link of a traveller of a locked reservation; one that holds stays as it is. */
export async function makeLink(tx: Queryable, { vault }: Showing, row: Reservation, traveller: number): Promise<void> {
  const revision = revisionOf(row);
  const held = await tx.query(
    "SELECT FROM companion_link WHERE reservation_id = $1 AND traveller = $2 AND revision = $3 AND revoked_at IS NULL",
    [row.id, traveller, revision],
    "companion_link_held",
  );
  if (held.length > 0) return;
  await revokeLink(tx, row, traveller);
  const publicId = newToken();
  await tx.query(
    `INSERT INTO companion_link (public_id, reservation_id, traveller, revision, digest, created_at)
     VALUES ($1, $2, $3, $4, $5, app_now())`,
    [publicId, row.id, traveller, revision, linkDigest(tokenOf(vault, publicId))],
    "insert_companion_link",
  );
}

/** Revokes the link of a traveller of a locked reservation, where there is one. */
export const revokeLink = (tx: Queryable, { id }: Reservation, traveller: number) =>
  tx.query(
    "UPDATE companion_link SET revoked_at = app_now() WHERE reservation_id = $1 AND traveller = $2 AND revoked_at IS NULL",
    [id, traveller],
    "revoke_companion_link",
  );

/** A link by its token, with the number of its reservation; null when there is none. */
export async function findLink(from: Queryable, token: string): Promise<(LinkRow & { reservationId: number }) | null> {
  const [link] = await from.query<LinkRow & { reservationId: number }>(
    `${SELECT.replace(" FROM", `, reservation_id AS "reservationId" FROM`)} WHERE digest = $1`,
    [linkDigest(token)],
    "companion_link_by_token",
  );
  return link ?? null;
}

const nameOf = (one: Traveller) => {
  const persian = [one.first_name_fa, one.last_name_fa].filter(Boolean).join(" ");
  const latin = [one.first_name_en, one.last_name_en].filter(Boolean).join(" ");
  return inBoth((locale) => ofPair([persian || latin, latin || persian], locale));
};

/** A link as its companion sees it, of a reservation that is brought up to date. */
export function companionValue(showing: Showing, link: LinkRow, row: Reservation): CompanionValue {
  const without = (state: CompanionValue["state"]): CompanionValue => ({ state, voucher: null });
  if (link.isRevoked) return without("revoked");
  if (isTerminal(row.status)) return without("cancelled");
  const until = endOf(showing, row);
  if (row.now >= until) return without("ended");
  const person = travellersOf(showing.vault, row)[link.traveller - 1];
  if (!isIssued(row) || link.revision !== revisionOf(row) || person === undefined) return without("changed");
  const stages = stagesOf(showing, row, link.traveller);
  return { state: "open", voucher: { kind: row.kind, name: nameOf(person), stages, until } };
}
