import ts from "typescript";

/** Rules for styles written in TypeScript: the checks of their declarations in `house-rules.ts`. */

/** One declaration of a style: its property, and its value in source form. */
type Declaration = { property: string; value: string };

/** Text of a string or a template; an embedded expression stays in source form, without spaces. */
function writtenIn(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  const spans = node.templateSpans.map(
    ({ expression, literal }) => `${expression.getText().replace(/\s/g, "")}${literal.text}`,
  );
  return `${node.head.text}${spans.join("")}`;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : "";

/**
 * Lines of faulty strings, each checked with its property. Strings inside `bidi()` are skipped, since it mirrors them.
 */
const declarations =
  (isAtFault: (declaration: Declaration) => boolean) =>
  (text: string, path: string): number[] => {
    const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const found = new Set<number>();
    const visit = (node: ts.Node, property: string): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isCallExpression(node) && node.expression.getText() === "bidi") return;
      const value = writtenIn(node);
      if (value !== null && isAtFault({ property, value }))
        found.add(source.getLineAndCharacterOfPosition(node.getStart()).line + 1);
      const inside = ts.isPropertyAssignment(node) ? nameOf(node.name) : property;
      ts.forEachChild(node, (child) => visit(child, inside));
    };
    visit(source, "");
    return [...found];
  };

const SIDES = /^(margin|padding|inset|scrollMargin|scrollPadding|border(Width|Style|Color))$/;

/** Parts of a value; brackets and placeholders count as one part. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

/** True when the corners of a `border-radius` shorthand, from the top left on, differ between left and right. */
function hasUnlikeCorners(value: string): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = partsOf(value);
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** True when a shorthand differs between left and right, which no writing direction mirrors. */
function isLopsided({ property, value }: Declaration): boolean {
  if (property === "borderRadius") return value.split("/").some(hasUnlikeCorners);
  const [, right, , left] = partsOf(value);
  return SIDES.test(property) && left !== undefined && left !== right;
}

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const PAINTED = /colou?r$|^background|^border|^outline|^fill$|^stroke$|shadow$/i;
/** Colour names that people write by hand, of CSS's 148. */
const NAMED =
  /(?<![\w.$-])(?:(?:light|dark|medium|pale|deep)?(?:blue|green|gr[ae]y|red|pink|orange|cyan|violet|salmon|goldenrod)|aqua|beige|black|brown|coral|crimson|fuchsia|gold|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orchid|plum|purple|silver|tan|teal|tomato|turquoise|wheat|white|whitesmoke|yellow)(?![\w-])/i;

const isRawColour = ({ property, value }: Declaration): boolean =>
  COLOUR.test(value) || (PAINTED.test(property) && NAMED.test(value));

/** Lines of shorthands that no writing direction mirrors. */
export const lopsidedShorthands = declarations(isLopsided);

/** Lines of literal colours in place of a token. */
export const rawColours = declarations(isRawColour);
