import { useState } from "react";
import type { SeatFault } from "./seats.ts";

/** Name of a traveller's field in the provider's faults: `travellers.0.national_code`. */
const TRAVELLER_FIELD = /^travellers\.(\d+)\.(\w+)$/;

/** A field's name in the form, to which the summary of faults links. */
export const fieldName = (seat: number, field: string): string => `travellers.${seat}.${field}`;

/** The seat of a field's name; null for a field of no traveller. */
export function seatOfField(name: string): number | null {
  const at = TRAVELLER_FIELD.exec(name)?.[1];
  return at === undefined ? null : Number(at);
}

export type ShownFaultsOptions = {
  faults: readonly SeatFault[];
  warnings: readonly SeatFault[];
  /** The provider's refusals, by the name of the field. */
  refusedFields: Readonly<Record<string, string>>;
  faultText: (fault: SeatFault) => string;
};

/** Selects the faults to show now: those of visited fields, and all once the form was sent. */
export function useShownFaults({ faults, warnings, refusedFields, faultText }: ShownFaultsOptions) {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isSent, setSent] = useState(false);
  const shown = faults.filter(({ seat, field }) => isSent || visited.has(fieldName(seat, field)));
  const textsOf = (seat: number, some: readonly SeatFault[]) =>
    some.filter((fault) => fault.seat === seat).map((fault) => [fault.field, faultText(fault)] as const);
  const refusedOf = (seat: number) =>
    Object.entries(refusedFields).flatMap(([name, message]) => {
      const [, at, field] = TRAVELLER_FIELD.exec(name) ?? [];
      return Number(at) === seat && field !== undefined ? [[field, message] as const] : [];
    });
  return {
    shown,
    isSent,
    showAll: () => setSent(true),
    visit: (seat: number, field: string) => setVisited((before) => new Set(before).add(fieldName(seat, field))),
    /** Errors by field; our own faults take precedence over the provider's refusals. */
    errorsOf: (seat: number) => Object.fromEntries([...refusedOf(seat), ...textsOf(seat, shown)]),
    warningsOf: (seat: number) => Object.fromEntries(textsOf(seat, warnings)),
  };
}
