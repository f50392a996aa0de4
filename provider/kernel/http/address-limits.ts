import { HOUR_SECONDS } from "#domain/calendar/constants.ts";
import { addressKey } from "#runtime/network.ts";
import type { Queryable } from "../database/database.ts";
import { type Refusal, refuse } from "../envelope.ts";
import type { Vault } from "../vault.ts";

/**
 * Limits of a client address, or of a user: generous, since carriers put many people behind one
 * address.
 */
export const ADDRESS_LIMITS = {
  codes: { most: 300, seconds: HOUR_SECONDS },
  verifications: { most: 600, seconds: HOUR_SECONDS },
  passwords: { most: 10, seconds: 60 },
  /** Prices asked for by people who are not logged in: each is a row of its own. */
  quotes: { most: 120, seconds: 60 },
  /** The same for one user, whatever the address. */
  ownQuotes: { most: 240, seconds: 60 },
  /** Vouchers whose signature is verified. */
  proofs: { most: 120, seconds: 60 },
  /** Acts by an anonymous link: payments of shares, and shebas named there. */
  links: { most: 60, seconds: 60 },
  /** Reads of anonymous links: shares, and vouchers of companions. */
  linkReads: { most: 120, seconds: 60 },
  holds: { most: 60, seconds: 60 },
  /** Messages to the company. */
  inquiries: { most: 20, seconds: HOUR_SECONDS },
  /** Pages revalidated for colleagues. */
  refreshes: { most: 60, seconds: 60 },
} as const;

export type LimitKind = keyof typeof ADDRESS_LIMITS;

export type AddressLimits = {
  /** Counts one of these for an address, of IPv6 for its /64, or for `user:12`; a refusal when there were too many. */
  count(from: Queryable, kind: LimitKind, subject: string): Promise<Refusal | null>;
};

/**
 * A fixed window for each kind and address, which begins with its first event. One row for all processes together, by the
 * machine's clock: a demonstration's clock that is advanced opens no window.
 */
const COUNT = `
  INSERT INTO address_count AS kept (kind, address_index, count, ends_at)
  VALUES ($1, $2, 1, clock_timestamp() + make_interval(secs => $3))
  ON CONFLICT (kind, address_index) DO UPDATE SET
    count = CASE WHEN kept.ends_at > clock_timestamp() THEN least(kept.count, 1000000) + 1 ELSE 1 END,
    ends_at = CASE WHEN kept.ends_at > clock_timestamp() THEN kept.ends_at ELSE excluded.ends_at END
  RETURNING count, ceil(extract(epoch FROM ends_at - clock_timestamp()))::int AS left`;

/**
 * Counted in the database, so that the figures hold over any number of processes.
 *
 * @param factor how many times the figures above are allowed.
 */
export function createAddressLimits(factor: number, vault: Vault): AddressLimits {
  return {
    async count(from, kind, subject) {
      const { most, seconds } = ADDRESS_LIMITS[kind];
      // An address is personal: only its digest is kept.
      const index = vault.blindIndex(addressKey(subject), "address_count");
      const [counted] = await from.query<{ count: number; left: number }>(
        COUNT,
        [kind, index, seconds],
        "count_address",
      );
      const isAllowed = counted === undefined || counted.count <= most * factor;
      return isAllowed ? null : refuse("too_many_requests", [], { retry_after: Math.max(counted.left, 1) });
    },
  };
}

/** Deletes the counts of windows that are over. */
export const forgetOldCounts = async (database: Queryable): Promise<void> => {
  await database.query("DELETE FROM address_count WHERE ends_at <= clock_timestamp()");
};
