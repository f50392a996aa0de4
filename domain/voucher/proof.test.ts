import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cancellationPolicies } from "#fixtures/world/policies.ts";
import { checkInInstant } from "#products/stay/rules/instants.ts";
import { stayPenaltyLines } from "#products/stay/rules/penalty-lines.ts";
import { voucherClaims as claims } from "#tests/support/voucher-claims.ts";
import { addDays } from "../calendar/arithmetic.ts";
import { DAY_SECONDS } from "../calendar/constants.ts";
import { penaltyOf } from "../reservation/penalty.ts";
import { claimsOf, proofIn, refundAt, signedPartOf } from "./proof.ts";
import { refundSteps } from "./refund-steps.ts";

const signature = "A".repeat(86);
const proof = `${signedPartOf("key-1", claims)}.${signature}`;

describe("The proof of a voucher", () => {
  it("holds its claims, also in the middle of a text", () => {
    const found = proofIn(`https://shamseh.example/reserve/book/x#${proof}\n`);
    expect(found).toEqual({ signed: signedPartOf("key-1", claims), keyId: "key-1", signature });
    expect(claimsOf(found?.signed ?? "")).toEqual(claims);
  });

  it.each([
    ["another version", proof.replace("SHV1", "SHV3")],
    ["a short signature", proof.slice(0, -1)],
    ["a longer signature", `${proof}A`],
    ["a part too many", `${proof}.A`],
    ["nothing", ""],
  ])("is not found in %s", (_, text) => {
    expect(proofIn(text)).toBeNull();
  });

  it("follows the changes of its booking: a revision has a name of its own, and none of it is read as another", () => {
    const revisedAt = claims.issuedAt + 600;
    const [, ...later] = claims.steps;
    const revised = { ...claims, revision: 2, revisedAt, steps: [{ from: revisedAt, penalty: 0 }, ...later] };
    const signed = signedPartOf("key-1", revised);
    expect(signed).toMatch(/^SHV2\.key-1\./);
    expect(proofIn(`https://shamseh.example/x#${signed}.${signature}`)?.signed).toBe(signed);
    expect(claimsOf(signed)).toEqual(revised);
    expect(claimsOf(signed.replace("SHV2", "SHV1"))).toBeNull();
    expect(refundAt(revised, revisedAt - 1)).toEqual({ state: "before" });
    expect(refundAt(revised, revisedAt)).toMatchObject({ state: "open" });
  });

  it("of the first version is revision 0, from its issue on", () => {
    expect(signedPartOf("key-1", claims)).toMatch(/^SHV1\./);
    expect(claimsOf(signedPartOf("key-1", claims))).toMatchObject({ revision: 0, revisedAt: claims.issuedAt });
  });

  it.each([
    ["a revision that is none", '["property","1",1,1,2,0,0,[0,0]]'],
    ["a revision below zero", '["property","1",1,1,2,-1,0,[0,0]]'],
    ["no revision", '["property","1",1,1,2,[0,0]]'],
    ["no steps after it", '["property","1",1,1,2,1,0]'],
  ])("of the second version has no claims where it holds %s", (_, text) => {
    expect(claimsOf(`SHV2.k.${btoa(text)}`)).toBeNull();
  });

  it.each([
    ["no JSON", "not json"],
    ["no list", '{"a":1}'],
    ["no steps", '["property","1",1,1,2]'],
    ["a fraction", '["property","1",1.5,1,2,[0,0]]'],
    ["a sum below zero", '["property","1",-1,1,2,[0,0]]'],
    ["a step that is no pair", '["property","1",1,1,2,[0]]'],
    ["a code that is no text", '["property",1,1,1,2,[0,0]]'],
  ])("has no claims where it holds %s", (_, text) => {
    expect(claimsOf(`SHV1.k.${btoa(text)}`)).toBeNull();
  });

  it.each([
    [1_794_999_999, { state: "before" }],
    [1_795_000_000, { state: "open", penalty: 0, refund: 50_000_000 }],
    [1_796_000_000, { state: "open", penalty: 0, refund: 50_000_000 }],
    [1_796_000_001, { state: "open", penalty: 5_000_000, refund: 45_000_000 }],
    [1_796_999_999, { state: "open", penalty: 50_000_000, refund: 0 }],
    [1_797_000_000, { state: "over" }],
  ])("at %i gives back what it says", (instant, refund) => {
    expect(refundAt(claims, instant)).toEqual(refund);
  });
});

describe("The steps of a refund", () => {
  const checkIn = "2027-03-15";
  const night = (index: number) => ({
    date: addDays(checkIn, index),
    rack: 0,
    sale: 10_000_010 * (index + 1),
    extra: 0,
  });
  const room = fc.record({
    policy: fc.constantFrom(...cancellationPolicies),
    nights: fc.integer({ min: 1, max: 5 }).map((count) => Array.from({ length: count }, (_, index) => night(index))),
  });
  const from = checkInInstant(checkIn) - 40 * DAY_SECONDS;
  const until = checkInInstant(checkIn) + 6 * DAY_SECONDS;

  it("say at every instant what cancelling costs, and rise", () => {
    fc.assert(
      fc.property(
        fc.array(room, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: from, max: until - 1 }),
        (rooms, at) => {
          const priced = rooms.map((one) => ({ ...one, total: one.nights.reduce((sum, { sale }) => sum + sale, 0) }));
          const lines = stayPenaltyLines({ checkIn, rooms: priced });
          const steps = refundSteps(lines, from, until);
          expect(steps[0]?.from).toBe(from);
          expect(steps.toSorted((one, other) => one.penalty - other.penalty)).toEqual(steps);
          for (const instant of [at, ...steps.flatMap((step) => [step.from - 1, step.from])].filter(
            (one) => one >= from,
          ))
            expect(steps.findLast((step) => step.from <= instant)?.penalty).toBe(penaltyOf(lines, instant).penalty);
        },
      ),
    );
  });
});
