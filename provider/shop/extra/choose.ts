import type { ChooseExtrasInput, ExtrasValue, ReservedExtra } from "#domain/contract/extra.shapes.ts";
import { type ExtraPlace, isSamePlace } from "#domain/extra/extras.ts";
import { cancellationSentence } from "#domain/sale/cancellation-sentence.ts";
import type { Queryable } from "../../kernel/database/database.ts";
import { isRefusal, type Refusal, refuse } from "../../kernel/envelope.ts";
import type { Services } from "../../services.ts";
import { notOpen } from "../reservation/change.ts";
import { groupsOf } from "../reservation/guests.ts";
import { type Product, productOf } from "../reservation/product.ts";
import type { Reservation, ReservationRow, UpToDate } from "../reservation/row.ts";
import { writeOffer } from "../reservation/write-offer.ts";
import {
  type ChosenExtra,
  directionOf,
  type ExtraScope,
  extrasIn,
  fits,
  lineOfExtra,
  withExtrasIn,
  withoutExtras,
} from "./extras.ts";
import { EXTRA_COLUMNS, type ExtraRow, factsOf, groupsOfExtra, wordsOf } from "./row.ts";

/** Extras of a held reservation (call 49c): those that it can have, and those that are chosen. */

type Choosing = Pick<Services, "products">;

/** A product's extras before they are paid; null where it sells none. */
async function scopeOf(from: Queryable, product: Product, row: ReservationRow): Promise<ExtraScope | null> {
  const scope = product.extraScope?.(withoutExtras(row.offer)) ?? null;
  if (scope === null) return null;
  const groups = await groupsOf(from, row.id);
  // Once they are named, the travellers stand in the order of their list.
  return groups.length === 0 ? scope : { ...scope, groups };
}

/** Extras on sale with a product; several are locked in the order of their numbers, so that none ends meanwhile. */
const onSale = (from: Queryable, kind: string, isLocked: boolean): Promise<ExtraRow[]> =>
  from.query<ExtraRow>(
    `SELECT ${EXTRA_COLUMNS} FROM extra WHERE ended_at IS NULL AND (kinds IS NULL OR $1 = ANY(string_to_array(kinds, ' ')))
     ORDER BY id ${isLocked ? "FOR SHARE" : ""}`,
    [kind],
    isLocked ? "lock_extras_on_sale" : "extras_on_sale",
  );

const limitsOf = ({ places, carriers }: ExtraRow) => ({ places: wordsOf(places), carriers: wordsOf(carriers) });

/** All places that an extra can be had for. */
function placesOf(extra: ExtraRow, scope: ExtraScope): ExtraPlace[] {
  const groups = groupsOfExtra(extra);
  const travellers = scope.groups.flatMap((group, index) =>
    groups.length === 0 || groups.includes(group) ? [index + 1] : [],
  );
  const all: Record<ExtraRow["per"], () => ExtraPlace[]> = {
    booking: () => [{ traveller: null, direction: null }],
    traveller: () => travellers.map((traveller) => ({ traveller, direction: null })),
    traveller_direction: () =>
      scope.directions.flatMap((_, index) => travellers.map((traveller) => ({ traveller, direction: index + 1 }))),
  };
  return all[extra.per]().filter((place) => fits({ ...place, ...limitsOf(extra) }, scope));
}

function chosenOf(extra: ExtraRow, place: ExtraPlace, number: number, scope: ExtraScope): ChosenExtra {
  const { id, price, steps } = extra;
  const way = directionOf(scope, place);
  if (way === undefined) throw new Error("An extra is of a direction that there is");
  return { id, number, ...factsOf(extra), ...place, ...limitsOf(extra), price, steps, day: way.day, at: way.at };
}

/** Extras that a held reservation can have now, at today's prices. */
export async function availableExtras(
  from: Queryable,
  { products }: Choosing,
  row: ReservationRow,
): Promise<ExtrasValue | Refusal> {
  if (!isOpen(row)) return notOpen(row);
  const product = productOf(products, row.kind);
  const [scope, extras] = await Promise.all([scopeOf(from, product, row), onSale(from, row.kind, false)]);
  if (scope === null) return { items: [] };
  const items = extras.flatMap((extra) => {
    const places = placesOf(extra, scope);
    const [first] = places;
    if (first === undefined) return [];
    const { cancellation } = extraValue(chosenOf(extra, first, 1, scope), scope, row.now);
    return [{ ...factsOf(extra), price: extra.price, places, cancellation }];
  });
  return { items };
}

const isOpen = ({ status, paid }: ReservationRow): boolean => status === "in_progress" && paid === 0;

/**
 * Chooses the extras of a held reservation, locked, in place of those before. Another price than the one shown is refused,
 * and so is what cannot be had any more.
 */
export async function chooseExtras(
  tx: Queryable,
  { products }: Choosing,
  row: UpToDate<Reservation>,
  { extras: wanted, total }: ChooseExtrasInput,
): Promise<Reservation | Refusal> {
  if (!isOpen(row)) return notOpen(row);
  const product = productOf(products, row.kind);
  const [scope, extras] = await Promise.all([scopeOf(tx, product, row), onSale(tx, row.kind, true)]);
  const chosen = scope === null ? refuse("extras_changed") : chosenFor(wanted, extras, scope);
  if (isRefusal(chosen)) return chosen;
  if (chosen.reduce((sum, { price }) => sum + price, 0) !== total) return refuse("extras_changed");
  const offer = withExtrasIn(row.offer, chosen);
  return { ...row, ...(await writeOffer(tx, row, product, offer)), offer };
}

function chosenFor(
  wanted: ChooseExtrasInput["extras"],
  extras: readonly ExtraRow[],
  scope: ExtraScope,
): ChosenExtra[] | Refusal {
  const chosen: ChosenExtra[] = [];
  for (const { code, ...place } of wanted) {
    const extra = extras.find((one) => one.code === code);
    if (extra === undefined || !placesOf(extra, scope).some((one) => isSamePlace(one, place)))
      return refuse("extras_changed");
    if (chosen.some((one) => one.code === code && isSamePlace(one, place)))
      return refuse("invalid_input", [{ name: "extras", code: "unknown_value" }]);
    chosen.push(chosenOf(extra, place, chosen.length + 1, scope));
  }
  return chosen;
}

/** Extras of an agreed offer that another offer in its place can have: at the price that was agreed. */
export function extrasAgain<O>(product: Product, offer: O, before: unknown): O {
  const scope = product.extraScope?.(withoutExtras(offer));
  if (scope === undefined) return offer;
  return withExtrasIn(
    offer,
    extrasIn(before).filter((extra) => fits(extra, scope)),
  );
}

/** Extras of an offer as calls tell them. */
export function reservedExtras(product: Product, offer: unknown, now: number): ReservedExtra[] {
  const extras = extrasIn(offer);
  const scope = extras.length === 0 ? undefined : product.extraScope?.(withoutExtras(offer));
  return scope === undefined ? [] : extras.map((extra) => extraValue(extra, scope, now));
}

function extraValue(extra: ChosenExtra, scope: ExtraScope, now: number): ReservedExtra {
  const { number, traveller, direction, price } = extra;
  const cancellation = cancellationSentence([lineOfExtra(extra, scope)], now);
  return { ...factsOf(extra), number, traveller, direction, price, cancellation };
}
