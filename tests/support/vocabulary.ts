import { join } from "node:path";
import ts from "typescript";
import { root } from "#tools/paths.mjs";

/** schema.org's vocabulary as types: the package is read by the compiler alone, here. */
const VOCABULARY = join(root, "node_modules/schema-dts/dist/schema.d.ts");

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ESNext,
};

/**
 * Returns why some objects are none of the vocabulary: a type that it does not know, a property that is not of its type,
 * or a value of another type. They are written out as literals, in which the compiler allows no unknown property.
 */
export function faultsOfVocabulary(objects: readonly object[]): string[] {
  const file = join(root, "structured-data.ts");
  const lines = objects.map((object, index) => {
    const type = "@type" in object ? String(object["@type"]) : "Thing";
    return `export const data${index}: vocabulary.WithContext<vocabulary.${type}> = ${JSON.stringify(object)};`;
  });
  const text = [`import type * as vocabulary from ${JSON.stringify(VOCABULARY.replace(/\.d\.ts$/, ".js"))};`, ...lines];
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  const source = text.join("\n");
  host.getSourceFile = (name, ...others) =>
    name === file
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ESNext)
      : getSourceFile.call(host, name, ...others);
  host.fileExists = (name) => name === file || fileExists.call(host, name);
  host.readFile = (name) => (name === file ? source : readFile.call(host, name));
  const program = ts.createProgram([file], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start, file: at }) => {
    const line = at === undefined || start === undefined ? 0 : at.getLineAndCharacterOfPosition(start).line;
    const object = objects[line - 1];
    const type = object !== undefined && "@type" in object ? String(object["@type"]) : "";
    return `${type}: ${ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300)}`;
  });
}
