import { fold } from "../text/fold.ts";
import { canonicalCard } from "./bank-card.ts";
import { compact } from "./compact.ts";
import { canonicalEmail } from "./email.ts";
import { isEnglish, isPersian } from "./letters.ts";
import { canonicalMobile } from "./mobile.ts";
import { canonicalNationalCode } from "./national-code.ts";
import { canonicalPassport } from "./passport.ts";
import { canonicalSheba } from "./sheba.ts";
import { isToken } from "./token.ts";

/** What a rule is given beside the value. `dependency` names another field, `other` is what stands in it. */
export type RuleParams = Readonly<Record<string, string | number>>;

/** Why a value is refused: a message id of `domain/messages` and what fills its placeholders. Never a sentence. */
export type RuleFault = { readonly code: RuleName; readonly params: RuleParams };

type Rule = {
  /** The parameters that its message shows; a rule without one of them cannot be asked. */
  readonly needs: readonly string[];
  /** Asked also when nothing was entered: all others let an empty value pass (A62). */
  readonly judgesEmpty?: true;
  holds(value: string, params: RuleParams): boolean;
};

const lengthOf = (value: string): number => [...fold(value)].length;
const isDigits = (value: string): boolean => /^\d+$/.test(compact(value));
const number = (value: string | number | undefined): number => Number(value);

/** Every rule of a field by its name (R121–R132 and four of ours), in the specification's order. */
export const rules = {
  required: { needs: [], judgesEmpty: true, holds: (value) => !isEmpty(value) },
  required_without: {
    needs: ["dependency"],
    judgesEmpty: true,
    holds: (value, { other = "" }) => !isEmpty(value) || !isEmpty(String(other)),
  },
  digits: {
    needs: ["digits"],
    holds: (value, { digits }) => isDigits(value) && compact(value).length === number(digits),
  },
  digits_between: {
    needs: ["min", "max"],
    holds: (value, { min, max }) =>
      isDigits(value) && compact(value).length >= number(min) && compact(value).length <= number(max),
  },
  length: { needs: ["length"], holds: (value, { length }) => lengthOf(value) === number(length) },
  min: { needs: ["min"], holds: (value, { min }) => lengthOf(value) >= number(min) },
  max: { needs: ["max"], holds: (value, { max }) => lengthOf(value) <= number(max) },
  email: { needs: [], holds: (value) => canonicalEmail(value) !== null },
  persian: { needs: [], holds: isPersian },
  english: { needs: [], holds: isEnglish },
  national_code: { needs: [], holds: (value) => canonicalNationalCode(value) !== null },
  passport_number: {
    needs: [],
    holds: (value, { nationality = "" }) => canonicalPassport(value, String(nationality)) !== null,
  },
  mobile: { needs: [], holds: (value) => canonicalMobile(value) !== null },
  sheba: { needs: [], holds: (value) => canonicalSheba(value) !== null },
  bank_card: { needs: [], holds: (value) => canonicalCard(value) !== null },
  token: { needs: [], holds: isToken },
} as const satisfies Record<string, Rule>;

export type RuleName = keyof typeof rules;
export const ruleNames = Object.keys(rules) as RuleName[];

/** Whether nothing was entered: spaces and invisible marks are nothing. */
export const isEmpty = (value: string): boolean => fold(value) === "";

/**
 * Judges a value by one rule: null when it holds.
 *
 * @throws RangeError when a parameter is missing that the rule's message shows: a programming error.
 */
export function judge(name: RuleName, value: string, params: RuleParams = {}): RuleFault | null {
  const rule: Rule = rules[name];
  for (const needed of rule.needs) {
    if (params[needed] === undefined) throw new RangeError(`The rule ${name} needs the parameter ${needed}`);
  }
  if (!rule.judgesEmpty && isEmpty(value)) return null;
  if (rule.holds(value, params)) return null;
  return { code: name, params: Object.fromEntries(rule.needs.map((needed) => [needed, params[needed] ?? ""])) };
}

/** The first rule that does not hold (A62), of rules in the order of their importance. */
export function firstFault(value: string, asked: readonly (readonly [RuleName, RuleParams?])[]): RuleFault | null {
  for (const [name, params] of asked) {
    const fault = judge(name, value, params);
    if (fault !== null) return fault;
  }
  return null;
}
