import { fromBase64url, toBase64url } from "./base64url.ts";
import type { RefundStep } from "./refund-steps.ts";

/** Claims of a voucher, for every product. Money in integer rial, instants in epoch seconds. */
export type VoucherClaims = {
  readonly kind: string;
  readonly trackingCode: string;
  readonly paid: number;
  readonly issuedAt: number;
  /** Number of changes of the booking that it follows; 0: as first issued. */
  readonly revision: number;
  /** Time of the last of them, else of the issue: the claims do not cover earlier instants. */
  readonly revisedAt: number;
  /** Time from which it is over, and nothing can be cancelled. */
  readonly endsAt: number;
  /** In order; the first begins at `revisedAt`. */
  readonly steps: readonly RefundStep[];
};

/**
 * A signed voucher as a text of letters, digits, `.`, `-` and `_`, short enough for a QR code:
 *
 *     SHV1.<key id>.<claims>.<signature>
 *     SHV2.<key id>.<claims>.<signature>
 *
 * Claims and signature are base64url without padding. The signature is Ed25519 (RFC 8032) over all that stands before the
 * last dot, so that no byte of it can be another. Claims are a JSON array: kind, tracking code, paid, issued at, ends at,
 * and the steps as pairs of seconds since the step before and the rise of the penalty. Those of `SHV2` have the revision
 * and the seconds from the issue to it after `ends at`; `SHV1` is revision 0. The first step counts from the revision.
 */
const AS_ISSUED = "SHV1";
const REVISED = "SHV2";
const PROOF_TEXT = /SHV[12]\.[A-Za-z0-9_-]{1,16}\.[A-Za-z0-9_-]{1,2000}\.[A-Za-z0-9_-]{86}(?![A-Za-z0-9_.-])/;

/** Signed part of a proof. */
export const signedPartOf = (keyId: string, claims: VoucherClaims): string =>
  `${claims.revision === 0 ? AS_ISSUED : REVISED}.${keyId}.${toBase64url(JSON.stringify(written(claims)))}`;

/** Returns the parts of a proof within a text, such as a QR code's address; null without one. Verifies nothing. */
export function proofIn(text: string): { signed: string; keyId: string; signature: string } | null {
  const proof = PROOF_TEXT.exec(text)?.[0];
  if (proof === undefined) return null;
  const [, keyId = "", , signature = ""] = proof.split(".");
  return { signed: proof.slice(0, proof.lastIndexOf(".")), keyId, signature };
}

/** Decodes the claims of a signed part; null if invalid. Use only after verifying the signature. */
export function claimsOf(signed: string): VoucherClaims | null {
  try {
    const [version, , text = ""] = signed.split(".");
    const [kind, trackingCode, paid, issuedAt, endsAt, ...more]: unknown[] = JSON.parse(fromBase64url(text));
    const [revision, since, ...pairs] = version === REVISED ? more : [0, 0, ...more];
    const isWhole = [kind, trackingCode].every(isText) && [paid, issuedAt, endsAt, revision, since].every(isCount);
    if (!isWhole || pairs.length === 0 || !pairs.every(isPair)) return null;
    // One content has one spelling.
    if (version === REVISED && revision === 0) return null;
    const revisedAt = (issuedAt as number) + (since as number);
    return {
      kind: kind as string,
      trackingCode: trackingCode as string,
      paid: paid as number,
      issuedAt: issuedAt as number,
      endsAt: endsAt as number,
      revision: revision as number,
      revisedAt,
      steps: stepsOf(revisedAt, pairs as readonly Pair[]),
    };
  } catch {
    return null;
  }
}

/** Refund for cancelling at an instant (epoch seconds); `over`: nothing can be cancelled any more. */
export type RefundAt =
  | { readonly state: "open"; readonly penalty: number; readonly refund: number }
  | { readonly state: "before" | "over" };

export function refundAt({ paid, revisedAt, endsAt, steps }: VoucherClaims, instant: number): RefundAt {
  if (instant < revisedAt) return { state: "before" };
  if (instant >= endsAt) return { state: "over" };
  const penalty = Math.min(paid, steps.findLast(({ from }) => from <= instant)?.penalty ?? paid);
  return { state: "open", penalty, refund: paid - penalty };
}

type Pair = readonly [number, number];

function written({ kind, trackingCode, paid, issuedAt, endsAt, revision, revisedAt, steps }: VoucherClaims): unknown[] {
  const before = (index: number): RefundStep => steps[index - 1] ?? { from: revisedAt, penalty: 0 };
  const pairs = steps.map(({ from, penalty }, at): Pair => [from - before(at).from, penalty - before(at).penalty]);
  const revised = revision === 0 ? [] : [revision, revisedAt - issuedAt];
  return [kind, trackingCode, paid, issuedAt, endsAt, ...revised, ...pairs];
}

function stepsOf(from: number, pairs: readonly Pair[]): RefundStep[] {
  let step: RefundStep = { from, penalty: 0 };
  return pairs.map(([seconds, rise]) => {
    step = { from: step.from + seconds, penalty: step.penalty + rise };
    return step;
  });
}

const isText = (value: unknown): value is string => typeof value === "string";
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isPair = (value: unknown): value is Pair => Array.isArray(value) && value.length === 2 && value.every(isCount);
