import { type GlobalStyleRule, globalStyle, style } from "@vanilla-extract/css";
import * as field from "#design-system/components/Field/Field.css.ts";
import * as picker from "#design-system/components/StayPicker/StayPicker.css.ts";
import { below, from } from "#design-system/theme/media.ts";
import { ringWithin, ringWithout } from "#design-system/theme/ring.ts";
import { colour, layer, radius, shadow, space } from "#design-system/theme/theme.css.ts";
import { place } from "./FoldedSearch.css.ts";

/**
 * Fields of a search, each with its label within its border. Above its results on a wide screen they are one line, parted
 * by lines. Its last child is the button.
 */
export const searchLine = style({});
/** Fields above those of the line, which on a telephone look like them. */
export const searchChoices = style({});

const form = `.${searchLine}`;
const placed = `${place} ${form}`;
const wide = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@media": { [from.lg]: rule } });
/** Fields of a form itself, none of a sheet that one of them opens; in one of several kinds, the box within its border. */
const cellsOf = (within: string, kind: string, box = ""): string =>
  `${within} > .${kind}${box}, ${within} > :not(.${field.field}, .${picker.field}) > .${kind}${box}`;
/** Boxes of all fields: a text's has its label within, a picker's button reaches below its label. */
const boxesOf = (within: string, part = ""): string =>
  `${cellsOf(within, field.field, ` > .${field.frame}${part}`)}, ${cellsOf(within, picker.field, part)}`;
const buttonsOf = (within: string): string =>
  cellsOf(within, picker.field, ` > :is(.${picker.control}, .${picker.native} > .${picker.nativeControl})`);
/** Controls of the fields of a form. */
const controlsOf = (within: string): string =>
  `${cellsOf(within, field.field, ` > .${field.frame} > .${field.control}`)}, ${buttonsOf(within)}`;

/** Height of a label with the room above it, and of a field. */
const LABEL = "1.75rem";
const FIELD = "3.925rem";
/** The longest label keeps to its line on a telephone with letters twice as large. */
const labelled = { margin: 0, fontSize: "min(0.8125rem, 6.2vw)", lineHeight: 1.6 } as const;

for (const [within, media] of [
  [form, null],
  [`.${searchChoices}`, below.md],
] as const) {
  const always = (selector: string, rule: GlobalStyleRule) =>
    globalStyle(selector, media === null ? rule : { "@media": { [media]: rule } });
  always(boxesOf(within), {
    ...ringWithin,
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: 0,
    minBlockSize: FIELD,
    border: `1px solid ${colour.lineStrong}`,
    borderRadius: radius.control,
    background: colour.surface,
  });
  always(`${within} :is([popover], dialog)`, ringWithout);
  always(boxesOf(within, ":hover"), { borderColor: colour.lajvard });
  always(boxesOf(within, ":has([aria-invalid=true])"), {
    borderColor: colour.anar,
    boxShadow: `inset 0 0 0 1px ${colour.anar}`,
  });
  always(cellsOf(within, field.field, ` > .${field.frame} > .${field.label}`), {
    ...labelled,
    flex: "none",
    blockSize: LABEL,
    paddingBlockStart: "6px",
    paddingInline: space.sm,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
  });
  always(cellsOf(within, picker.field, ` > .${picker.label}`), {
    ...labelled,
    position: "absolute",
    zIndex: layer.raised,
    insetBlockStart: "6px",
    insetInline: space.sm,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    pointerEvents: "none",
  });
  always(controlsOf(within), {
    flex: 1,
    minBlockSize: "1.75rem",
    paddingBlock: "0 4px",
    paddingInline: space.sm,
    border: 0,
    borderRadius: "inherit",
    // The arrow of a select stays.
    backgroundColor: "transparent",
  });
  always(buttonsOf(within), {
    minBlockSize: `calc(${FIELD} - 2px)`,
    paddingBlockStart: LABEL,
  });
  always(cellsOf(within, picker.field, ` > .${picker.native}`), { gap: 0 });
  always(cellsOf(within, picker.field, ` > .${picker.error}`), { paddingInline: space.sm, paddingBlockEnd: space.xs });
}

/** Apart from the fields above it, and as high as those beside it. */
globalStyle(`${form} > :last-child`, { "@media": { [below.md]: { paddingBlockStart: space.xs } } });
globalStyle(`${form} > :last-child > button`, {
  "@media": { [from.md]: { minBlockSize: FIELD } },
});

wide(`${place}:has(${form})`, { padding: 0, borderColor: colour.lineStrong, boxShadow: shadow.lift });
wide(placed, { gap: 0 });
wide(boxesOf(placed), { border: 0, borderRadius: 0, background: "transparent" });
wide(boxesOf(placed, ":has([aria-invalid=true])"), { boxShadow: `inset 0 0 0 2px ${colour.anar}` });
wide(`${placed} > :not(:first-child, :last-child)`, { borderInlineStart: `1px solid ${colour.line}` });
wide(`${placed} > :last-child`, { padding: "5px" });
wide(`${placed} > :last-child > button`, { minBlockSize: "48px" });
wide(controlsOf(placed), { paddingInline: space.md, borderRadius: radius.card });
wide(cellsOf(placed, field.field, ` > .${field.frame} > .${field.label}`), { paddingInline: space.md });
wide(cellsOf(placed, picker.field, ` > .${picker.label}`), { insetInline: space.md });
wide(cellsOf(placed, picker.field, ` > .${picker.error}`), { paddingInline: space.md });
wide(cellsOf(placed, field.field, ` > .${field.message}`), { paddingInline: space.md, paddingBlockEnd: space.xs });

/** Without scripts the ages of children are a second row. */
const unscripted = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@media": { [`(scripting: none) and ${from.lg}`]: rule } });
unscripted(`${placed} > :has(> noscript)`, { display: "contents" });
unscripted(`${placed} > :has(> noscript) > :first-child`, { borderInlineStart: `1px solid ${colour.line}` });
unscripted(`${placed} noscript`, {
  order: 1,
  gridColumn: "1 / -1",
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  borderBlockStart: `1px solid ${colour.line}`,
});
unscripted(`${placed} noscript > *`, { paddingInline: space.md, paddingBlock: space.xs });
