import { soldAs } from "../campaign/discounted.ts";
import type { Going, OfferParts, Product } from "../reservation/product.ts";
import { type ChosenExtra, extrasIn, extrasTotal, fits, lineOfExtra, withExtrasIn, withoutExtras } from "./extras.ts";

/**
 * A product whose offers may have extras: terms, penalties, parts and changes are those of the offer and its extras
 * together, and the product itself knows its own prices alone.
 */
export function withExtras(product: Product): Product {
  const known = made.get(product) ?? extended(product);
  made.set(product, known);
  return known;
}

const made = new WeakMap<Product, Product>();

function extended(product: Product): Product {
  const { extraScope: scopeOf, changes } = product;
  if (scopeOf === undefined) return product;
  const linesOf = (offer: unknown) => {
    const scope = scopeOf(withoutExtras(offer));
    return extrasIn(offer).map((extra) => lineOfExtra(extra, scope));
  };
  const carried = (offer: unknown, changed: unknown): ChosenExtra[] => {
    const [before, scope] = [scopeOf(withoutExtras(offer)), scopeOf(changed)];
    // In another party the travellers do not stand where they stood.
    const isSameParty = before.groups.join() === scope.groups.join();
    return extrasIn(offer).filter((extra) => (isSameParty || extra.traveller === null) && fits(extra, scope));
  };
  const whole: Product = {
    ...product,
    terms(offer) {
      const { total, rackTotal, ...terms } = product.terms(offer);
      const ofExtras = extrasTotal(offer);
      return { ...terms, total: total + ofExtras, rackTotal: rackTotal + ofExtras };
    },
    agreed(offer) {
      const extras = extrasIn(offer);
      const agreed = product.agreed(offer);
      return extras.length === 0 ? agreed : { agreed, extras: extras.map(agreedExtra) };
    },
    penaltyLines: (offer) => [...product.penaltyLines(offer), ...linesOf(offer)],
    order(offer) {
      const extras = extrasIn(offer);
      return extras.length === 0
        ? product.order(offer)
        : { ...product.order(offer), extras: extras.map(orderedExtra).join("; ") };
    },
    parts: partsWithExtras(product.parts),
    ...(changes && {
      changes: {
        ...changes,
        changed(offer: unknown, priced: unknown) {
          const changed = changes.changed(withoutExtras(offer), priced);
          return withExtrasIn(changed, carried(offer, changed));
        },
        results(offer: unknown, changed: unknown, now: number) {
          const own = changes.results?.(withoutExtras(offer), withoutExtras(changed), now) ?? [];
          return extrasIn(changed).length < extrasIn(offer).length ? [...own, "extras" as const] : own;
        },
        stays(offer: unknown, changed: unknown) {
          const stays = changes.stays(withoutExtras(offer), withoutExtras(changed));
          return withExtrasIn(stays, extrasIn(changed));
        },
      },
    }),
  };
  soldAs(whole, product);
  return whole;
}

/** Everything that a buyer agrees to of an extra: its words may be corrected. */
const agreedExtra = ({ code, traveller, direction, price, steps, at }: ChosenExtra) => ({
  code,
  traveller,
  direction,
  price,
  steps,
  at,
});

/** An extra in the order of a supplier, in English. */
function orderedExtra({ title_en, provider_en, traveller, direction }: ChosenExtra): string {
  const of = [traveller && `traveller ${traveller}`, direction && `direction ${direction}`].filter(Boolean);
  return `${title_en} (${provider_en})${of.length > 0 ? `, ${of.join(", ")}` : ""}`;
}

/** Parts of an offer, and each of its extras. The extras of what goes go with it. */
function partsWithExtras(parts: OfferParts<unknown> | undefined): OfferParts<unknown> {
  const of = (): OfferParts<unknown> => {
    if (parts === undefined) throw new Error("An offer without parts has extras alone");
    return parts;
  };
  return {
    ...parts,
    without(offer, going) {
      const extras = extrasLeft(extrasIn(offer), going);
      return withExtrasIn(going.part.of === "extra" ? offer : of().without(withoutExtras(offer), going), extras);
    },
    titleOf(offer, going) {
      if (going.part.of !== "extra") return of().titleOf(withoutExtras(offer), going);
      const extra = extrasIn(offer).find(({ number }) => number === going.part.position);
      if (extra === undefined) throw new Error("There is no such extra");
      return { fa: extra.title_fa, en: extra.title_en };
    },
    travellersLeft: (travellers, part) =>
      part.of === "extra" ? [...travellers] : of().travellersLeft(travellers, part),
    async release(tx, reservationId, offer, rest, going) {
      if (going.part.of === "extra") return;
      await of().release(tx, reservationId, withoutExtras(offer), withoutExtras(rest), going);
    },
  };
}

/** Extras that stay when a part goes, each of its traveller and its direction as they are counted then. */
function extrasLeft(extras: readonly ChosenExtra[], { part, rooms = [] }: Going): ChosenExtra[] {
  if (part.of === "extra") return extras.filter(({ number }) => number !== part.position);
  if (part.of === "direction") {
    return extras.flatMap(({ direction, ...extra }) =>
      direction === part.position ? [] : [{ ...extra, direction: direction && 1 }],
    );
  }
  const gone = (traveller: number) =>
    part.of === "traveller" ? traveller === part.position : rooms[traveller - 1] === part.position;
  return extras.flatMap((extra): ChosenExtra[] => {
    const { traveller } = extra;
    if (traveller === null) return [extra];
    const before = Array.from({ length: traveller - 1 }, (_, index) => index + 1).filter(gone).length;
    return gone(traveller) ? [] : [{ ...extra, traveller: traveller - before }];
  });
}
