import type { CorrectNameInput } from "#domain/contract/reservation.shapes.ts";
import { canCorrectNames, isSameTraveller, type Names, nameFields } from "#domain/reservation/name-correction.ts";
import type { Actor } from "#domain/reservation/transitions.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { type Refusal, refuse } from "../../kernel/envelope.ts";
import { enqueueNotice } from "../../kernel/notify.ts";
import type { Services } from "../../services.ts";
import { datesOf, keepChange } from "./agreed-change.ts";
import { about, notOpen, recordEvent } from "./change.ts";
import { keepTravellers, travellersOf } from "./guests.ts";
import { letHeldGo } from "./held-change.ts";
import { type Product, productOf } from "./product.ts";
import { COLUMNS, type Reservation, type ReservationRow, type UpToDate } from "./row.ts";
import { type KeptTraveller, typedAgain } from "./travellers.ts";

/** The one who corrects; `operator`: the name by which one of them does it on a traveller's behalf. */
type By = { readonly actor: Actor; readonly operator?: string };

/**
 * Corrects the names of one traveller of a locked reservation (call 49d); documents and date of birth stay. It costs
 * nothing. After the issue the names must be the same traveller's as those first issued, over all corrections: those are
 * kept with the traveller, sealed, so that they go where the traveller goes.
 */
export async function correctName(
  tx: Queryable,
  { vault, products }: Pick<Services, "vault" | "products">,
  row: UpToDate<Reservation>,
  { traveller: number, ...typed }: CorrectNameInput,
  by: By = { actor: "user" },
): Promise<Reservation | Refusal> {
  if (!canCorrectNames(row.status, row.paid > 0)) return notOpen(row);
  if (row.now >= row.startsAt) return about(row, "change_begun");
  const product = productOf(products, row.kind);
  const people = travellersOf(vault, row);
  const person = people[number - 1];
  if (person === undefined) return refuse("not_found");
  const names = namesAfter(product, row, people, { number, typed });
  if ("refused" in names) return names;
  if (nameFields.every((field) => names[field] === person[field])) return row;
  const busy = await letHeldGo(tx, products, row);
  if (busy !== undefined) return busy;
  const isIssued = row.status === "successful";
  const issued = person.issued_names ?? namesOf(person);
  if (isIssued && !isSameTraveller(product.nameRule ?? "one_name", issued, names))
    return about(row, "another_traveller");
  const corrected: KeptTraveller = { ...person, ...names, ...(isIssued && { issued_names: issued }) };
  const travellers = await keepTravellers(tx, vault, row, people.with(number - 1, corrected));
  return { ...(await recordCorrection(tx, row, product, by)), travellers };
}

/** The names as they would be kept, or their faults, each by its field. */
function namesAfter(
  product: Product,
  { offer }: Reservation,
  people: readonly KeptTraveller[],
  { number, typed }: { number: number; typed: Omit<CorrectNameInput, "traveller"> },
): Names | Refusal {
  const all = people.map(typedAgain);
  const [before] = all.splice(number - 1, 1);
  if (before === undefined) throw new Error(`There is no traveller ${number}`);
  const after = { ...before, ...typed };
  const faults = product.travellerFaults(all.toSpliced(number - 1, 0, after), offer).flatMap((fault) => {
    const field = nameFields.find((one) => fault.name === `travellers.${number - 1}.${one}`);
    return field === undefined ? [] : [{ ...fault, name: field }];
  });
  return faults.length > 0 ? refuse("invalid_input", faults) : namesOf(product.keptTraveller(after, offer));
}

const namesOf = ({ first_name_fa, last_name_fa, first_name_en, last_name_en }: Names): Names => ({
  first_name_fa,
  last_name_fa,
  first_name_en,
  last_name_en,
});

/** Keeps that a name was corrected, and none of its letters. */
async function recordCorrection(
  tx: Queryable,
  row: Reservation,
  product: Product,
  { actor, operator }: By,
): Promise<Reservation> {
  const change = { what: "name", ...datesOf(product, row.offer, row.offer), paid: 0, penalty: 0, comes: 0 } as const;
  const { at } = await keepChange(tx, row, change);
  const [written] = await tx.query<ReservationRow>(
    `UPDATE reservation SET version = version + 1 WHERE id = $1 AND version = $2 RETURNING ${COLUMNS}`,
    [row.id, row.version],
    "correct_name",
  );
  if (written === undefined) throw new Error("A reservation was changed in spite of its lock");
  const event = { from: row.status, to: row.status, actor, reason: "name_corrected" } as const;
  const told = await recordEvent(tx, row.id, { ...event, operator: operator ?? null });
  await enqueueNotice(tx, row.id, "name_corrected");
  const history = [...row.history, { ...event, at: told }];
  return { ...row, ...written, history, changes: [...row.changes, { ...change, at }] };
}
