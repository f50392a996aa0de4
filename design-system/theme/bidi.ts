import type { StyleRule } from "@vanilla-extract/css";
import rtlCssJs from "rtl-css-js";

type Rules = Record<string, unknown>;
const isRules = (value: unknown): value is Rules =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** rtl-css-js mirrors positions and movements, but leaves a picture that is turned over as it is. */
function turnedOver(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([key, value]) => {
      if (isRules(value)) return [key, turnedOver(value)];
      if (key !== "transform" || typeof value !== "string") return [key, value];
      return [key, value.replace(/\bscaleX\((-?)/g, (_, sign: string) => (sign === "" ? "scaleX(-" : "scaleX("))];
    }),
  );
}

/** Declarations of `one` that `other` says otherwise. Pseudo-classes become `&:hover`, as vanilla-extract wants them in selectors. */
function differing(one: Rules, other: Rules): Rules {
  const rules: Rules = {};
  for (const [key, value] of Object.entries(one)) {
    if (isRules(value)) {
      const otherValue = other[key];
      const inner = differing(value, isRules(otherValue) ? otherValue : {});
      if (Object.keys(inner).length > 0) rules[key] = inner;
    } else if (other[key] !== value) rules[key] = value;
  }
  return rules;
}

function shared(one: Rules, other: Rules): Rules {
  return Object.fromEntries(Object.entries(one).filter(([key, value]) => !isRules(value) && other[key] === value));
}

/**
 * A style written for left to right where CSS has no logical property (transforms, background positions, gradients).
 * rtl-css-js mirrors it: what is equal in both directions stays on the class, what differs goes under `[dir]`.
 */
export function bidi(ltr: Rules): StyleRule {
  const rtl = turnedOver((rtlCssJs as unknown as (rules: Rules) => Rules)(ltr));
  return {
    ...shared(ltr, rtl),
    selectors: { "[dir=ltr] &": differing(ltr, rtl), "[dir=rtl] &": differing(rtl, ltr) },
  } as StyleRule;
}
