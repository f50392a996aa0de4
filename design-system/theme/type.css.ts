import { styleVariants } from "@vanilla-extract/css";
import { from } from "./media.ts";
import { font, weight } from "./theme.css.ts";
import { type TypeStep, typeScale } from "./tokens.ts";

export type { TypeStyle } from "./tokens.ts";

const sized = ({ size, lineHeight }: Pick<TypeStep, "size" | "lineHeight">) => ({ fontSize: `${size}rem`, lineHeight });

export const type = styleVariants(typeScale, (step: TypeStep) => ({
  fontFamily: font[step.family],
  ...(step.weight && { fontWeight: weight[step.weight] }),
  ...sized(step),
  ...(step.wide && { "@media": { [from.lg]: sized(step.wide) } }),
}));
