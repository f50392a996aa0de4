import { fold, seenSigns } from "../text/fold.ts";
import { canonicalCard } from "./bank-card.ts";
import { canonicalEmail } from "./email.ts";
import type { Fault } from "./fault.ts";
import { isEnglish, isPersian } from "./letters.ts";
import { canonicalMobile } from "./mobile.ts";
import { readNationalCode } from "./national-code.ts";
import { canonicalPassport } from "./passport-number.ts";
import { canonicalSheba } from "./sheba.ts";
import { isToken } from "./token.ts";

export type RuleName =
  | "required"
  | "required_without"
  | "digits"
  | "digits_between"
  | "length"
  | "min"
  | "max"
  | "email"
  | "persian"
  | "english"
  | "national_code"
  | "passport_number"
  | "mobile"
  | "sheba"
  | "bank_card"
  | "token";

export type RuleParams = Readonly<Record<string, string | number>>;
/** Other values of the form, by field; `required_without` reads one of them. */
export type Form = Readonly<Record<string, string | null | undefined>>;
/** A rule in a form's definition: `["min", { min: 2 }]`. */
export type RuleUse = RuleName | readonly [RuleName, RuleParams];

type Subject = { readonly folded: string; readonly raw: string; readonly params: RuleParams; readonly form: Form };

type Rule = {
  /** Required params; they fill the placeholders of its sentence (R133). */
  readonly needs: readonly string[];
  /** Applies to empty values too: every other rule accepts them. */
  readonly judgesEmpty?: true;
  /** True when the value passes; otherwise extra params of its fault, or false without any. */
  readonly passes: (subject: Subject) => boolean | RuleParams;
};

const isEmpty = (value: string | null | undefined): boolean => seenSigns(value ?? "") === 0;
/** Counts code points, so that no letter counts twice. */
const countOf = (text: string): number => [...text].length;
const digitCount = (text: string): number => (/^\d+$/.test(text) ? text.length : -1);

/** Rules of the specification (R121–R132) and four more of its forms. The code of a fault is the name of its rule. */
const RULES: Readonly<Record<RuleName, Rule>> = {
  required: { needs: [], judgesEmpty: true, passes: ({ folded }) => !isEmpty(folded) },
  required_without: {
    needs: ["dependency"],
    judgesEmpty: true,
    passes: ({ folded, params, form }) => !isEmpty(folded) || !isEmpty(form[String(params["dependency"])]),
  },
  digits: { needs: ["digits"], passes: ({ folded, params }) => digitCount(folded) === Number(params["digits"]) },
  digits_between: {
    needs: ["min", "max"],
    passes: ({ folded, params }) =>
      digitCount(folded) >= Number(params["min"]) && digitCount(folded) <= Number(params["max"]),
  },
  length: { needs: ["length"], passes: ({ folded, params }) => countOf(folded) === Number(params["length"]) },
  /** Counts visible characters, unless the text is only spaces: combining marks on one letter do not lengthen it. */
  min: {
    needs: ["min"],
    passes: ({ folded, params }) =>
      Math.min(countOf(folded), countOf(folded.replace(/\p{M}/gu, ""))) >= Number(params["min"]),
  },
  max: { needs: ["max"], passes: ({ folded, params }) => countOf(folded) <= Number(params["max"]) },
  email: { needs: [], passes: ({ folded }) => canonicalEmail(folded) !== null },
  persian: { needs: [], passes: ({ folded }) => isPersian(folded) },
  english: { needs: [], passes: ({ folded }) => isEnglish(folded) },
  national_code: {
    needs: [],
    passes: ({ folded }) => {
      const reading = readNationalCode(folded);
      return "code" in reading ? true : reading;
    },
  },
  /** With `nationality` (ISO 3166-1 alpha-2) among its params, `IR` is held to Iran's form. */
  passport_number: {
    needs: [],
    passes: ({ folded, params }) => {
      const nationality = params["nationality"];
      return canonicalPassport(folded, nationality === undefined ? undefined : String(nationality)) !== null;
    },
  },
  mobile: { needs: [], passes: ({ folded }) => canonicalMobile(folded) !== null },
  sheba: { needs: [], passes: ({ folded }) => canonicalSheba(folded) !== null },
  bank_card: { needs: [], passes: ({ folded }) => canonicalCard(folded) !== null },
  token: { needs: [], passes: ({ raw }) => isToken(raw) },
};

export const ruleNames = Object.keys(RULES) as readonly RuleName[];

/** Required params of a rule: `digits_between` needs `min` and `max`. */
export const paramsOf = (name: RuleName): readonly string[] => RULES[name].needs;

/**
 * Returns the first rule that a value breaks, or null. The value is folded first, so that Persian digits, Arabic
 * letters and stray spaces are never a fault.
 *
 * @throws RangeError when a rule is used without a param it needs: a defect of the form.
 */
export function faultOf(value: string | null | undefined, uses: readonly RuleUse[], form: Form = {}): Fault | null {
  const raw = value ?? "";
  const folded = fold(raw);
  for (const use of uses) {
    const [name, params] = typeof use === "string" ? ([use, {}] as const) : use;
    const rule = RULES[name];
    const missing = rule.needs.find((param) => params[param] === undefined);
    if (missing !== undefined) throw new RangeError(`The rule ${name} needs ${missing}`);
    if (folded === "" && rule.judgesEmpty !== true) continue;
    const verdict = rule.passes({ folded, raw, params, form });
    if (verdict === true) continue;
    const shown = Object.fromEntries(rule.needs.map((param) => [param, params[param] ?? ""]));
    return { code: name, params: { ...shown, ...verdict } };
  }
  return null;
}
