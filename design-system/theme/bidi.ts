import type { StyleRule } from "@vanilla-extract/css";
import rtlCssJs from "rtl-css-js";

type Rules = Record<string, unknown>;
const isRules = (value: unknown): value is Rules =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const opposite = { left: "right", right: "left" } as const;

/** rtl-css-js mirrors positions and translations, but not a flipped image or a mask. */
function turnedOver(rules: Rules): Rules {
  return Object.fromEntries(
    Object.entries(rules).map(([key, value]) => {
      if (isRules(value)) return [key, turnedOver(value)];
      if (key === "maskImage" && typeof value === "string") {
        return [key, value.replace(/\bto (left|right)\b/g, (_, side: "left" | "right") => `to ${opposite[side]}`)];
      }
      if (key !== "transform" || typeof value !== "string") return [key, value];
      return [key, value.replace(/\bscaleX\((-?)/g, (_, sign: string) => (sign === "" ? "scaleX(-" : "scaleX("))];
    }),
  );
}

/**
 * Declarations of `one` that differ in `other`. Pseudo-classes become `&:hover`, the form of vanilla-extract's
 * selectors.
 */
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
 * A style written for left to right, for features without a logical property (transforms, background positions,
 * gradients). rtl-css-js mirrors it: common declarations stay on the class, differing ones go under `[dir]`.
 */
export function bidi(ltr: Rules): StyleRule {
  const rtl = turnedOver((rtlCssJs as unknown as (rules: Rules) => Rules)(ltr));
  return {
    ...shared(ltr, rtl),
    selectors: { "[dir=ltr] &": differing(ltr, rtl), "[dir=rtl] &": differing(rtl, ltr) },
  } as StyleRule;
}
