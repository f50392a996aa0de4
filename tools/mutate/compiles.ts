import { resolve } from "node:path";
import ts from "typescript";
import { changed, type Mutant } from "./mutant.ts";

/**
 * Selects the mutants that compile: any other would never reach a test. Many are checked together, at most one in each
 * top-level statement of a file, and an error is attributed to the mutant in its statement.
 */
export function createCompiler(root: string): (mutants: readonly Mutant[]) => Mutant[] {
  const { config } = ts.readConfigFile(resolve(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options, true);
  const fromDisk = host.getSourceFile.bind(host);
  const sources = new Map<string, ts.SourceFile | undefined>();
  const originals = new Map<string, ts.SourceFile>();
  let mutated = new Map<string, string>();
  let roots: string[] = [];
  let before: ts.Program | undefined;
  host.getSourceFile = (name, language, onError) => {
    const text = mutated.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, language, true);
    if (!sources.has(name)) sources.set(name, fromDisk(name, language, onError));
    return sources.get(name);
  };

  /** Index of the top-level statement with a mutant, in the file on the disk. */
  const statementOf = ({ file, start }: Mutant): number => {
    const path = resolve(root, file);
    const original = originals.get(path) ?? parse(path);
    originals.set(path, original);
    return statementAt(original, start);
  };
  const parse = (path: string) => ts.createSourceFile(path, ts.sys.readFile(path) ?? "", ts.ScriptTarget.Latest, true);

  function round(mutants: readonly Mutant[]): Mutant[] {
    const pathOf = ({ file }: Mutant) => resolve(root, file);
    const byPath = Map.groupBy(mutants, pathOf);
    mutated = new Map(
      [...byPath].map(([path, some]) => {
        const fromTheEnd = some.toSorted((one, other) => other.start - one.start);
        return [path, fromTheEnd.reduce(changed, ts.sys.readFile(path) ?? "")];
      }),
    );
    roots = [...new Set([...roots, ...mutated.keys()])];
    const program = ts.createProgram(roots, options, host, before);
    before = program;
    return [...byPath].flatMap(([path, some]) => {
      const source = program.getSourceFile(path);
      if (source === undefined) return [];
      const errors = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      const wrong = new Set(errors.filter(isFatal).map(({ start }) => statementAt(source, start ?? 0)));
      return some.filter((mutant) => !wrong.has(statementOf(mutant)));
    });
  }

  return (mutants) => roundsOf(mutants, (mutant) => `${mutant.file} ${statementOf(mutant)}`).flatMap(round);
}

/** Errors about unused names: a matter for the linter, without effect at run time. */
const UNUSED = new Set([6133, 6192, 6196, 6198]);
const isFatal = ({ code }: ts.Diagnostic): boolean => !UNUSED.has(code);

const statementAt = (source: ts.SourceFile, place: number): number =>
  source.statements.findIndex(({ end }) => place < end);

/** Splits mutants into rounds with at most one per place. */
export function roundsOf(mutants: readonly Mutant[], placeOf: (mutant: Mutant) => string): Mutant[][] {
  const rounds: Mutant[][] = [];
  const taken = new Map<string, number>();
  for (const mutant of mutants) {
    const place = placeOf(mutant);
    const turn = taken.get(place) ?? 0;
    taken.set(place, turn + 1);
    rounds[turn] = [...(rounds[turn] ?? []), mutant];
  }
  return rounds;
}
