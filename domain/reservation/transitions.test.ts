import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openActions, reservationActions } from "./actions.ts";
import { isTerminal, reservationStatuses, stockOf, terminalStatuses } from "./statuses.ts";
import { type Effect, effects, type Facts, guards, transitionOf, transitions, triggers } from "./transitions.ts";

const bit = [true, false];
const everyFact: Facts[] = bit.flatMap((isPaid) =>
  bit.flatMap((isOnRequest) =>
    bit.flatMap((isExtended) => bit.map((isOver) => ({ isPaid, isOnRequest, isExtended, isOver }))),
  ),
);
const fresh: Facts = { isPaid: false, isOnRequest: false, isExtended: false, isOver: false };
const afterwards = (facts: Facts, done: readonly Effect[]): Facts => ({
  ...facts,
  isPaid: facts.isPaid || done.includes("record_payment"),
  isExtended: facts.isExtended || done.includes("extend_payment"),
});
const triggerIndices = fc.array(fc.constantFrom(...triggers), { maxLength: 30 });

describe("The life of a reservation", () => {
  it("R106 has nine statuses, and every one can be reached", () => {
    const reached = new Set<string>();
    const walk = (status: Parameters<typeof transitionOf>[0], facts: Facts, depth: number): void => {
      if (status !== null) reached.add(status);
      if (depth === 0) return;
      for (const trigger of triggers) {
        const next = transitionOf(status, trigger, facts);
        if (next !== null) walk(next.to, afterwards(facts, next.effects), depth - 1);
      }
    };
    for (const isOnRequest of [true, false]) walk(null, { ...fresh, isOnRequest }, 6);
    expect(reservationStatuses).toHaveLength(9);
    expect([...reached].sort()).toEqual([...reservationStatuses].sort());
  });

  it("has every transition of the table but T24, which moves nothing", () => {
    const ids = new Set(transitions.map(({ id }) => id));
    expect(ids).toEqual(new Set(Array.from({ length: 23 }, (_, index) => `T${index + 1}`)));
  });

  it("goes nowhere from an end", () => {
    for (const status of terminalStatuses)
      for (const trigger of triggers)
        for (const facts of everyFact) expect(transitionOf(status, trigger, facts)).toBeNull();
  });

  it("is never in two minds: one transition at most for a status, a trigger and the facts", () => {
    for (const from of [null, ...reservationStatuses])
      for (const trigger of triggers)
        for (const facts of everyFact) {
          const open = transitions.filter(
            (one) => one.from.includes(from) && one.trigger === trigger && guards[one.guard](facts),
          );
          expect(open.length).toBeLessThanOrEqual(1);
        }
  });

  it("always moves on by time alone while it is unpaid, so that no room is held for ever", () => {
    for (const status of reservationStatuses) {
      if (isTerminal(status) || status === "successful") continue;
      for (const facts of everyFact.filter(({ isPaid }) => !isPaid)) {
        expect(transitionOf(status, "time_over", facts), status).not.toBeNull();
      }
    }
  });

  it("is never ended by time once it is paid", () => {
    for (const facts of everyFact.filter(({ isPaid }) => isPaid)) {
      expect(transitionOf("in_progress", "time_over", facts)).toBeNull();
      expect(transitionOf("successful", "time_over", facts)).toBeNull();
    }
  });

  it("keeps exactly one claim on the stock until it ends, and R107 is extended once at most, in any order of events", () => {
    fc.assert(
      fc.property(triggerIndices, fc.boolean(), (happens, isOnRequest) => {
        let status: Parameters<typeof transitionOf>[0] = null;
        let facts: Facts = { ...fresh, isOnRequest };
        let stock = { held: 0, sold: 0 };
        let extensions = 0;
        for (const trigger of ["create" as const, ...happens]) {
          const next = transitionOf(status, trigger, facts);
          if (next === null) continue;
          const wasPaid = facts.isPaid;
          for (const effect of next.effects) stock = moved(stock, effect, wasPaid);
          extensions += Number(next.effects.includes("extend_payment"));
          facts = afterwards(facts, next.effects);
          status = next.to;
          const claim = stockOf(status, facts.isPaid);
          expect(stock).toEqual({ held: Number(claim === "held"), sold: Number(claim === "sold") });
        }
        expect(extensions).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1_000 },
    );
  });

  it("gives every paid reservation that fails its money back, and no other", () => {
    for (const { trigger, effects: done } of transitions) {
      const refunds = done.some((effect) => effect.startsWith("refund"));
      expect(refunds).toBe(
        trigger === "issue_failure" || trigger === "supplier_cancel" || done.includes("notify_cancelled"),
      );
    }
  });

  it("sells the stock, records the money and orders the issue wherever a payment may arrive", () => {
    const paid = transitions.filter(({ trigger }) => trigger === "pay");
    expect(paid.flatMap(({ from }) => [...from]).toSorted()).toEqual([
      "payment_deadline_expired",
      "payment_failed",
      "ready_to_pay",
    ]);
    for (const { effects: done } of paid) expect(done).toEqual(["sell_stock", "record_payment", "order_issue"]);
  });

  it("gives time to pay whenever it becomes payable", () => {
    for (const { id, to, effects: done } of transitions) {
      const isTimed = done.some((effect) => effect === "start_payment" || effect === "extend_payment");
      expect(isTimed, id).toBe(to === "ready_to_pay");
    }
  });

  it("T22 ends with the stay, except for an operator who names an amount", () => {
    const over = { ...fresh, isPaid: true, isOver: true };
    expect(transitionOf("successful", "cancel", over)).toBeNull();
    expect(transitionOf("successful", "supplier_cancel", over)).toBeNull();
    expect(transitionOf("successful", "cancel_for_amount", over)).toMatchObject({ actor: "operator", to: "cancelled" });
    expect(openActions("successful", over)).toEqual(["voucher"]);
  });

  it("uses each effect that it names", () => {
    const used = new Set(transitions.flatMap(({ effects: done }) => done));
    expect([...used].sort()).toEqual([...effects].sort());
  });
});

describe("What its owner can do with a reservation", () => {
  const facts = fresh;

  it("is nothing at its end", () => {
    for (const status of terminalStatuses) for (const each of everyFact) expect(openActions(status, each)).toEqual([]);
  });

  it("is what each status allows", () => {
    expect(openActions("in_progress", facts)).toEqual(["save_guests", "submit", "cancel"]);
    expect(openActions("in_progress", { ...facts, isPaid: true })).toEqual([]);
    expect(openActions("under_review", { ...facts, isOnRequest: true })).toEqual(["cancel"]);
    expect(openActions("ready_to_pay", facts)).toEqual(["pay", "extend", "cancel"]);
    expect(openActions("payment_failed", { ...facts, isExtended: true })).toEqual(["pay", "cancel"]);
    expect(openActions("payment_deadline_expired", facts)).toEqual(["extend", "cancel"]);
    expect(openActions("successful", { ...facts, isPaid: true })).toEqual(["cancel", "voucher"]);
  });

  it("holds every action somewhere", () => {
    const open = reservationStatuses.flatMap((status) => everyFact.flatMap((each) => openActions(status, each)));
    expect(new Set(open)).toEqual(new Set(reservationActions));
  });
});

function moved({ held, sold }: { held: number; sold: number }, effect: Effect, isPaid: boolean) {
  if (effect === "hold_stock") return { held: held + 1, sold };
  if (effect === "sell_stock") return { held: held - 1, sold: sold + 1 };
  if (effect !== "release_stock") return { held, sold };
  return isPaid ? { held, sold: sold - 1 } : { held: held - 1, sold };
}
