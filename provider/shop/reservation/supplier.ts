import type { IssueInput } from "#domain/contract/order.shapes.ts";
import type { FlightDirection } from "#domain/reservation/directions.ts";
import { foldDigits } from "#domain/text/fold.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Product } from "./product.ts";
import type { ReservationRow } from "./row.ts";

/** A direction as its carrier issued it: its locator, and a ticket's number for each traveller in order. */
export type IssuedDirection = {
  readonly direction: FlightDirection;
  readonly locator: string;
  readonly tickets: readonly string[];
};

/** Documents of an issued reservation: the supplier's code, and for flights each direction. */
export type Issued = { readonly code: string; readonly directions: readonly IssuedDirection[] };

/** `pending`: the answer comes later, by an operator. */
export type SupplierAnswer = Issued | "refused" | "pending";

/** Supplier of paid bookings. Its codes are its own: no part of this provider makes one up in production. */
export type Supplier = {
  /** Called for a reservation of online rates, whose row the caller has locked. */
  issue(tx: Queryable, row: ReservationRow, product: Product): SupplierAnswer | Promise<SupplierAnswer>;
};

/** Suppliers are asked by people, who enter the answer: `shamseh operator issue`. */
export const byHand: Supplier = { issue: () => "pending" };

/** Letters and digits of any script, and the signs that stand between them in codes. */
const CODE = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._/#-]*[\p{L}\p{N}])?$/u;

/** Reads the supplier's code of a booking, as an operator entered it for a product that has a code and nothing else. */
export function readCode({
  supplier_confirmation_code: code,
  property_confirmation_code: earlier,
  issued,
}: IssueInput): Issued | Refusal {
  if (issued !== undefined) return refuse("invalid_input", [{ name: "issued", code: "unknown_field" }]);
  const read = foldDigits(code ?? earlier ?? "").trim();
  const name = "supplier_confirmation_code";
  if (read === "") return refuse("invalid_input", [{ name, code: "required" }]);
  return CODE.test(read) ? { code: read, directions: [] } : refuse("invalid_input", [{ name, code: "supplier_code" }]);
}
