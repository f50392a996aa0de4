import ts from "typescript";

/** Rules of styles written in TypeScript: what `house-rules.ts` asks of their declarations. */

/** One declaration of a style: its property, and its value as it is written. */
type Declaration = { property: string; value: string };

/** The text of a string or a template; a value that is put into it stands as it is written, without spaces. */
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

/** The lines of the strings that are at fault, each with the property that it is a value of. `bidi()` mirrors what stands in it: that is left. */
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

/** Parts of a value, with what stands in brackets or in a placeholder as one. */
const partsOf = (value: string): string[] => value.match(/(?:[^\s(]|\([^)]*\))+/g) ?? [];

/** Whether the corners from the top left on (CSS's shorthand of a radius) differ between left and right. */
function hasUnlikeCorners(value: string): boolean {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = partsOf(value);
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** Says whether a shorthand says one thing of the left and another of the right, which no direction turns over. */
function isLopsided({ property, value }: Declaration): boolean {
  if (property === "borderRadius") return value.split("/").some(hasUnlikeCorners);
  const [, right, , left] = partsOf(value);
  return SIDES.test(property) && left !== undefined && left !== right;
}

const COLOUR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const PAINTED = /colou?r$|^background|^border|^outline|^fill$|^stroke$|shadow$/i;
/** Of the 148 names of CSS those that are written by hand. */
const NAMED =
  /(?<![\w.$-])(?:(?:light|dark|medium|pale|deep)?(?:blue|green|gr[ae]y|red|pink|orange|cyan|violet|salmon|goldenrod)|aqua|beige|black|brown|coral|crimson|fuchsia|gold|indigo|ivory|khaki|lime|magenta|maroon|navy|olive|orchid|plum|purple|silver|tan|teal|tomato|turquoise|wheat|white|whitesmoke|yellow)(?![\w-])/i;

const isRawColour = ({ property, value }: Declaration): boolean =>
  COLOUR.test(value) || (PAINTED.test(property) && NAMED.test(value));

/** Lines of shorthands that no direction turns over. */
export const lopsidedShorthands = declarations(isLopsided);

/** Lines of colours that are written out in place of a token. */
export const rawColours = declarations(isRawColour);
