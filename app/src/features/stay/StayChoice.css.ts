import { globalStyle, style } from "@vanilla-extract/css";
import { label as labelOfField } from "#design-system/components/Field/Field.css.ts";
import { label as labelOfPicker } from "#design-system/components/StayPicker/StayPicker.css.ts";
import { outOfSight } from "#design-system/theme/hidden.css.ts";
import { from } from "#design-system/theme/media.ts";
import { space } from "#design-system/theme/theme.css.ts";

export const form = style({
  display: "grid",
  gap: space.sm,
  alignItems: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [from.md]: { gridTemplateColumns: "minmax(0, 1.4fr) minmax(0, 1fr) auto" } },
});
/** Beside the fields, below the height of their labels. */
export const submit = style({ display: "grid", "@media": { [from.md]: { paddingBlockStart: "28px" } } });
export const compact = style({});
for (const label of [labelOfField, labelOfPicker])
  globalStyle(`${compact} > * > .${label}, ${compact} > * > div > .${label}`, { "@media": { [from.lg]: outOfSight } });
globalStyle(`${compact} .${submit}`, { "@media": { [from.lg]: { paddingBlockStart: 0 } } });
