import { fold } from "#domain/text/fold.ts";
import { compact } from "#domain/validation/compact.ts";
import { faultOf, type RuleUse, type Form as Values } from "#domain/validation/rules.ts";
import type { Fault } from "../envelope.ts";

/** One field: its name, the typed text, the rules it must keep, and its stored form. */
type Field = [
  name: string,
  value: string | null | undefined,
  rules: readonly RuleUse[],
  /** Null is a fault too: of the last rule, which it is stricter than. */
  canonical?: (text: string) => string | null,
];

/** Reads the fields of a form one by one and collects their faults, so that one answer names all of them. */
export type Form = {
  readonly faults: readonly Fault[];
  /** A field as it is kept: canonical, or folded text; empty when it is at fault or nothing was entered. */
  read(...field: Field): string;
  /** As `read`, for a field that may be left empty. */
  readOptional(...field: Field): string | null;
  /** A number of many digits, which people write in groups: judged and kept without separators. */
  readCode(name: string, value: string | null | undefined, rules: readonly RuleUse[]): string;
  /** Remembers a fault that no rule finds. */
  refuse(fault: Fault): void;
};

/** The rule that a canonical form belongs to: `["required", "mobile"]` ends with it. */
const lastRule = (rules: readonly RuleUse[]): Fault["code"] => {
  const last = rules.at(-1);
  if (last === undefined) throw new RangeError("A canonical form needs the rule that it belongs to");
  return typeof last === "string" ? last : last[0];
};

/** @param values the whole form as it was typed, for rules that look at another field. */
export function openForm(values: Values = {}): Form {
  const faults: Fault[] = [];
  const read = (...[name, value, rules, canonical = fold]: Field): string => {
    const fault = faultOf(value, rules, values);
    if (fault !== null) faults.push({ name, code: fault.code, params: { ...fault.params } });
    const text = fold(value ?? "");
    if (fault !== null || text === "") return "";
    const kept = canonical(text);
    if (kept === null) faults.push({ name, code: lastRule(rules) });
    return kept ?? "";
  };
  return {
    faults,
    read,
    readCode: (name, value, rules) => read(name, compact(value ?? ""), rules),
    readOptional: (...field) => read(...field) || null,
    refuse: (fault) => void faults.push(fault),
  };
}
