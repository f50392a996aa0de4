import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import * as field from "#design-system/components/Field/Field.css.ts";
import * as picker from "#design-system/components/StayPicker/StayPicker.css.ts";
import { from } from "#design-system/theme/media.ts";
import { ringWithin } from "#design-system/theme/ring.ts";
import { colour, layer, radius, shadow, space } from "#design-system/theme/theme.css.ts";
import { place } from "./FoldedSearch.css.ts";

/**
 * A form that above its results is one line of fields on a wide screen: each bears its label, and lines part them. Its
 * last child is the button.
 */
export const searchLine = style({});

const form = `${place} .${searchLine}`;
const wide = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@media": { [from.lg]: rule } });
/** Fields of the form itself, none of a sheet that one of them opens. */
const cells = (part: string): string => {
  const cell = `:is(.${field.field}, .${picker.field})`;
  return `${form} > ${cell}${part}, ${form} > :not(${cell}) > ${cell}${part}`;
};

wide(`${place}:has(.${searchLine})`, { padding: 0, borderColor: colour.lineStrong, boxShadow: shadow.lift });
wide(form, { gap: 0 });
wide(`${form} > :not(:first-child, :last-child)`, { borderInlineStart: `1px solid ${colour.line}` });
wide(`${form} > :last-child`, { padding: "5px" });
wide(cells(""), { position: "relative", gap: 0, ...ringWithin });
wide(`${cells(` > .${field.frame} > .${field.label}`)}, ${cells(` > .${picker.label}`)}`, {
  position: "absolute",
  zIndex: layer.raised,
  insetBlockStart: "6px",
  insetInlineStart: space.md,
  margin: 0,
  fontSize: "0.8125rem",
  lineHeight: 1.6,
  pointerEvents: "none",
});
wide(cells(` > .${picker.native}`), { gap: 0 });
wide(cells(` :is(.${field.control}, .${picker.control}, .${picker.nativeControl})`), {
  minBlockSize: "58px",
  paddingBlock: "26px 4px",
  paddingInline: space.md,
  border: 0,
  borderRadius: radius.card,
  // The arrow of a select stays.
  backgroundColor: "transparent",
});

/** Without scripts the ages of children are a second row. */
const unscripted = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { [`(scripting: none) and ${from.lg}`]: rule } });
unscripted(`${form} > :has(> noscript)`, { display: "contents" });
unscripted(`${form} > :has(> noscript) > :first-child`, { borderInlineStart: `1px solid ${colour.line}` });
unscripted(`${form} noscript`, {
  order: 1,
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  borderBlockStart: `1px solid ${colour.line}`,
});
unscripted(`${form} noscript > *`, { paddingInline: space.md, paddingBlock: space.xs });

wide(cells(" > [aria-invalid=true]"), { boxShadow: `inset 0 0 0 2px ${colour.anar}` });
wide(cells(` > :is(.${field.message}, .${picker.error})`), { paddingInline: space.md, paddingBlockEnd: space.xs });
