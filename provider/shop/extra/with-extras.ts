import { soldAs } from "../campaign/discounted.ts";
import { placesAfter } from "../reservation/places-after.ts";
import type { Going, OfferParts, OfTravellers, PlacesAfter, Product } from "../reservation/product.ts";
import {
  type ChosenExtra,
  type ExtraScope,
  extrasIn,
  extrasTotal,
  fits,
  lineOfExtra,
  withExtrasIn,
  withoutExtras,
} from "./extras.ts";

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
  /** Extras that stay with their travellers, wherever those are then. */
  const carried = (offer: unknown, changed: unknown, places: PlacesAfter | null): ChosenExtra[] => {
    const scope = scopeOf(changed);
    return extrasIn(offer)
      .flatMap((extra): ChosenExtra[] => {
        if (extra.traveller === null || places === null) return [extra];
        const traveller = places[extra.traveller - 1];
        return traveller == null ? [] : [{ ...extra, traveller }];
      })
      .filter((extra) => fits(extra, scope));
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
    ofTravellers: followingExtras(product.ofTravellers, scopeOf),
    ...(changes && {
      changes: {
        ...changes,
        changed(offer: unknown, priced: unknown, places: PlacesAfter | null) {
          const changed = changes.changed(withoutExtras(offer), priced, places);
          return withExtrasIn(changed, carried(offer, changed, places));
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

/** Choices for single travellers, and their extras: both follow them, in whichever order the travellers are named. */
function followingExtras(
  own: OfTravellers<unknown> | undefined,
  scopeOf: (offer: unknown) => ExtraScope,
): OfTravellers<unknown> {
  return {
    moved(offer, before, after) {
      const moved = own?.moved(offer, before, after) ?? offer;
      const groups = before.length > 0 ? before.map((one) => one.age_group) : scopeOf(withoutExtras(offer)).groups;
      const places = placesAfter(before, groups, after);
      const extras = extrasIn(offer).map((extra): ChosenExtra => {
        const place = extra.traveller === null ? undefined : places.get(extra.traveller - 1);
        return place === undefined ? extra : { ...extra, traveller: place + 1 };
      });
      const isAsBefore = extras.every(({ traveller }, index) => traveller === extrasIn(offer)[index]?.traveller);
      return isAsBefore ? moved : withExtrasIn(moved, extras);
    },
    faults: (offer, travellers) => own?.faults(withoutExtras(offer), travellers) ?? [],
    async keep(tx, reservationId, offer) {
      if (own !== undefined) return own.keep(tx, reservationId, offer);
      await tx.query(
        "UPDATE reservation SET offer = $2, version = version + 1 WHERE id = $1",
        [reservationId, JSON.stringify(offer)],
        "keep_moved_extras",
      );
    },
  };
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
    ...(parts?.results && {
      results: async (from, { offer, rest, going, now }) =>
        of().results?.(from, { offer: withoutExtras(offer), rest: withoutExtras(rest), going, now }) ?? [],
    }),
    async release(tx, reservationId, offer, rest, going) {
      if (going.part.of === "extra") return;
      await of().release(tx, reservationId, withoutExtras(offer), withoutExtras(rest), going);
    },
  };
}

/** Extras that stay when a part goes, each of its traveller and its direction as they are counted then. */
function extrasLeft(extras: readonly ChosenExtra[], { part, rooms }: Going): ChosenExtra[] {
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
