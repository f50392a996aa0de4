import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { createVitest, type TestModule, type TestSpecification, type Vitest } from "vitest/node";
import config from "../../vitest.config.ts";
import { changed, type Mutant } from "./mutant.ts";
import { withCounters } from "./regions.ts";
import { createKeptPool } from "./reused-worker.ts";

export type Verdict = "passed" | "failed" | "timeout";

/** Result of a test file; `why` names its first failure. */
export type Ran = { readonly verdict: Verdict; readonly why: string };

/** Regions that a test file ran, by file. */
export type Hits = Readonly<Record<string, readonly number[]>>;

export type Lab = {
  /** Runs one test file up to its first failure. */
  run(testFile: string, limitMs: number): Promise<Ran>;
  /** Replaces a file by a mutant, or restores all files. */
  use(mutant: Mutant | null): void;
  /** Coverage of the counted files by the last test file, and its CPU time. */
  measured(): { readonly hits: Hits; readonly cpuMs: number };
  readonly testFiles: readonly string[];
  close(): Promise<void>;
};

/** Half of the tests that always run on both engines are repetitions. */
const NOT_ON_POSTGRES = /^(?!.* on PostgreSQL )/;

/** Tests that start processes, which run no mutant, or that reach no mutated code. */
const NOT_RUN =
  /^tools\/(?!openapi)|^(runtime|design-system)\/|^cli\/(launcher|process|every-day)|^tests\/prove\/(town|drain|embedded|fuzz)/;

type Options = {
  readonly root: string;
  /** Globs of test files; the project's when omitted. */
  readonly include?: string[];
  /** Global set-up of a run; the project's when omitted. */
  readonly globalSetup?: string[];
  /** Files whose coverage is counted. */
  readonly isCounted: (file: string) => boolean;
};

/** Opens the project's tests in one process that is kept, in which one file at a time is replaced by a mutant. */
export async function openLab(options: Options): Promise<Lab> {
  const { root, include } = options;
  /** Files of which the worker may hold an older text. */
  const stale = new Set<string>();
  const folder = mkdtempSync(join(tmpdir(), "shamseh-mutate-"));
  const ranFile = join(folder, "ran.json");
  const pool = createKeptPool();
  const faulty = faultyPlugin(options);
  const vitest = await openVitest(options, folder, pool, faulty.plugin);
  const specifications = new Map<string, TestSpecification>();
  for (const one of await vitest.globTestSpecifications()) {
    const path = relative(root, one.moduleId);
    if (include !== undefined || !NOT_RUN.test(path)) specifications.set(path, one);
  }

  return {
    testFiles: [...specifications.keys()],
    use(mutant) {
      for (const one of [faulty.current(), mutant]) {
        if (one === null) continue;
        stale.add(resolve(root, one.file));
        vitest.invalidateFile(resolve(root, one.file));
      }
      faulty.use(mutant);
    },
    async run(testFile, limitMs) {
      const specification = specifications.get(testFile);
      if (specification === undefined) throw new Error(`${testFile} is no test file`);
      rmSync(ranFile, { force: true });
      writeFileSync(join(folder, "changed.json"), JSON.stringify([...stale]));
      stale.clear();
      return verdictOf(vitest, specification, limitMs, pool.stop);
    },
    measured: () =>
      existsSync(ranFile) ? JSON.parse(readFileSync(ranFile, "utf8")) : { hits: {}, cpuMs: Number.POSITIVE_INFINITY },
    async close() {
      pool.stop();
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Injects a mutant's text, and counters into the counted files. */
function faultyPlugin({ root, isCounted }: Options) {
  let active: Mutant | null = null;
  const plugin = {
    name: "mutate",
    enforce: "pre" as const,
    transform(code: string, id: string) {
      const file = relative(root, id.replace(/\?.*/, ""));
      if (active?.file === file) return { code: changed(readFileSync(resolve(root, file), "utf8"), active), map: null };
      return isCounted(file) ? { code: withCounters(file, code), map: null } : null;
    },
  };
  return {
    plugin,
    current: () => active,
    use(mutant: Mutant | null) {
      active = mutant;
    },
  };
}

/** Vitest with the project's own settings, in one worker, with fresh modules for each test file. */
function openVitest(
  { root, include, globalSetup }: Options,
  folder: string,
  pool: ReturnType<typeof createKeptPool>,
  plugin: ReturnType<typeof faultyPlugin>["plugin"],
): Promise<Vitest> {
  const { projects: _, ...test } = config.test ?? {};
  return createVitest(
    "test",
    {
      ...test,
      config: false,
      root,
      watch: false,
      globalSetup: globalSetup ?? test.globalSetup ?? [],
      include: include ?? projectIncludes(),
      // The cache identifies a module by its text on the disk, which a mutant does not change.
      fsModuleCache: false,
      isolate: true,
      pool: pool as never,
      maxWorkers: 1,
      bail: 1,
      reporters: [{}],
      testNamePattern: NOT_ON_POSTGRES,
      setupFiles: [resolve(import.meta.dirname, "worker-setup.ts")],
      env: { MUTATE_FOLDER: folder, ENGINES: "pglite" },
    },
    { plugins: [plugin, ...(config.plugins ?? [])] },
  );
}

function projectIncludes(): string[] {
  return (config.test?.projects ?? []).flatMap((project) =>
    typeof project === "object" && "test" in project ? (project.test?.include ?? []) : [],
  );
}

async function verdictOf(vitest: Vitest, one: TestSpecification, limitMs: number, stop: () => void): Promise<Ran> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    stop();
  }, limitMs);
  const late = { verdict: "timeout", why: `not done after ${limitMs} ms` } as const;
  try {
    const { testModules } = await vitest.runTestSpecifications([one]);
    if (isLate) return late;
    // Vitest keeps the modules of earlier runs in its list.
    const module = testModules.find(({ moduleId }) => moduleId === one.moduleId);
    return module?.ok() ? { verdict: "passed", why: "" } : { verdict: "failed", why: module ? failureOf(module) : "" };
  } catch (error) {
    if (isLate) return late;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(module: TestModule): string {
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    if (state === "failed") return `${test.fullName}: ${errors?.[0]?.message}`;
  }
  const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
  return errors[0]?.message ?? "it failed without an error";
}
