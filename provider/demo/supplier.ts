import { productModules } from "#products/provider.ts";
import { takeRandom } from "../kernel/random.ts";
import type { Issued, Supplier } from "../shop/reservation/supplier.ts";
import { isRefused } from "./refused-issue.ts";

/**
 * The demonstration's supplier: issues at once, with codes that it makes up, all but what it was told to refuse. A supplier's
 * code is invented here alone, and a product's documents in its `demo` folder.
 */

/** Crockford's base32: no I, L, O or U, so that nothing is misread. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Eight characters of Crockford's base32. */
export const inventedCode = (): string =>
  Array.from(takeRandom(8), (byte) => CROCKFORD[byte % CROCKFORD.length]).join("");

const documentsOf = (kind: string, offer: unknown): Issued["directions"] =>
  productModules.find(({ product }) => product.kind === kind)?.demo?.inventDocuments?.(offer) ?? [];

export const demoSupplier: Supplier = {
  async issue(tx, { id, kind, offer }) {
    if (await isRefused(tx, id)) return "refused";
    return { code: inventedCode(), directions: documentsOf(kind, offer) };
  },
};
