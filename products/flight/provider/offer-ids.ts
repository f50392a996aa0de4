import { createHmac, createSecretKey, hkdfSync } from "node:crypto";
import { isSameSecret } from "#provider/kernel/http/client-address.ts";
import type { Settings } from "#provider/kernel/settings.ts";

/** Offers are signed and not stored: a search writes nothing, and its answer may be cached for a while. */

/** Content of an offer id: its fares, the price for a person of each type when it was made, and the time of that. */
export type SignedOffer = {
  /** One fare a flight, in order. */
  readonly fareIds: readonly number[];
  /** Rial a person, taxes included. */
  readonly each: { readonly adult: number; readonly child: number; readonly infant: number };
  /** Epoch seconds. */
  readonly madeAt: number;
};

export type OfferIds = {
  sign(offer: SignedOffer): string;
  /** Null for an id that this provider did not sign. */
  read(offerId: string): SignedOffer | null;
};

/** Lifetime of an offer id, seconds: an older one is renewed before it is quoted. */
export const OFFER_SECONDS = 900;

const MAC_BYTES = 16;
const RADIX = 36;

/** @param secret the one that tokens are signed with; the key for offers is its own. */
export function offerIdsOf(secret: string): OfferIds {
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "shamseh", "flight offer", 32)));
  const macOf = (body: string) =>
    createHmac("sha256", key).update(body).digest().subarray(0, MAC_BYTES).toString("base64url");
  return {
    sign({ fareIds, each: { adult, child, infant }, madeAt }) {
      const body = [madeAt, adult, child, infant, ...fareIds].map((part) => part.toString(RADIX)).join("-");
      return `${body}.${macOf(body)}`;
    },
    read(offerId) {
      const [body = "", mac = "", ...more] = offerId.split(".");
      // As text: base64url has several spellings of the same bytes, and only one of them was given out.
      if (more.length > 0 || !isSameSecret(mac, macOf(body))) return null;
      const [madeAt = 0, adult = 0, child = 0, infant = 0, ...fareIds] = body
        .split("-")
        .map((part) => Number.parseInt(part, RADIX));
      return { fareIds, each: { adult, child, infant }, madeAt };
    },
  };
}

const codecs = new WeakMap<Settings, OfferIds>();

/** The offer ids of a provider with these settings. */
export function offerIdsFor(settings: Settings): OfferIds {
  const known = codecs.get(settings);
  if (known !== undefined) return known;
  const made = offerIdsOf(settings.tokenSecret);
  codecs.set(settings, made);
  return made;
}
