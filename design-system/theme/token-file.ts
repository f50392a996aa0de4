import { constant, dark, light } from "./palette.ts";
import {
  bodyLineHeight,
  duration,
  easing,
  family,
  layer,
  radius,
  type Shadow,
  shadows,
  space,
  type TypeStep,
  typeScale,
  weight,
} from "./tokens.ts";

/**
 * The tokens as design tools read them: the format of the Design Tokens Community Group (2025.10). Colours and shadows
 * are in one group for each theme.
 */

type Token = { $value: unknown; $description?: string };
type Group = { $type?: string; [name: string]: Token | Group | string | undefined };

/** `#RRGGBB` or `#RRGGBBAA` as a colour of sRGB; components from 0 to 1. */
function colourValue(hex: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (hex.slice(1).match(/../g) ?? []).map(
    (pair) => Math.round((Number.parseInt(pair, 16) / 255) * 10_000) / 10_000,
  );
  return { colorSpace: "srgb", components: [red, green, blue], alpha, hex: hex.slice(0, 7) };
}

/** Splits a CSS length or time, `12px`, into its number and unit. */
function measured(text: string) {
  const value = Number.parseFloat(text);
  return { value, unit: text.slice(String(value).length) || "px" };
}

const px = (value: number) => ({ value, unit: "px" });

const shadowValue = ({ y, blur, spread, colour }: Shadow) => ({
  color: colourValue(colour),
  offsetX: px(0),
  offsetY: px(y),
  blur: px(blur),
  spread: px(spread),
});

const typeValue = ({ family: of, weight: boldness = "regular", size, lineHeight }: TypeStep) => ({
  fontFamily: `{font.${of}}`,
  fontWeight: `{weight.${boldness}}`,
  fontSize: { value: size, unit: "rem" },
  lineHeight: lineHeight === "inherit" ? bodyLineHeight.fa : lineHeight,
  letterSpacing: px(0),
});

/** A group of one type, with the value of each member made by `toValue`. */
function groupOf<T>($type: string, members: Readonly<Record<string, T>>, toValue: (member: T) => unknown): Group {
  const tokens = Object.entries(members).map(([name, member]) => [name, { $value: toValue(member) }] as const);
  return { $type, ...Object.fromEntries(tokens) };
}

/** Returns the content of the token file. */
export const tokenFile = (): Group => ({
  colour: {
    light: groupOf("color", light, colourValue),
    dark: groupOf("color", dark, colourValue),
    constant: groupOf("color", constant, colourValue),
  },
  shadow: {
    light: groupOf<Shadow>("shadow", shadows.light, shadowValue),
    dark: groupOf<Shadow>("shadow", shadows.dark, shadowValue),
  },
  space: groupOf("dimension", space, measured),
  radius: groupOf("dimension", radius, measured),
  duration: groupOf("duration", duration, measured),
  easing: { $type: "cubicBezier", standard: { $value: easing } },
  font: groupOf("fontFamily", family, (name) => name),
  weight: groupOf("fontWeight", weight, Number),
  layer: groupOf("number", layer, (value) => value),
  type: groupOf<TypeStep>("typography", typeScale, typeValue),
});
