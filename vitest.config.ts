import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reactAriaPersian } from "./tools/react-aria-persian.ts";
import { sourceFolders } from "./tools/source-folders.mjs";

/** The slowest files, in the order that `npm test` prints: started last, one of them would keep a core waiting. */
const slow = [
  "tests/prove/load-scenario-pglite.test.ts",
  "tests/prove/load-scenario-postgres.test.ts",
  "tests/prove/lounge.test.ts",
  "tests/prove/ledger.test.ts",
  "tests/prove/fuzz.test.ts",
  "tests/prove/embedded-memory.test.ts",
  "tests/prove/drain.test.ts",
  "tests/prove/race.test.ts",
  "provider/bad-input.test.ts",
  "provider/money/payment/payment.test.ts",
  "cli/passengers/passengers.test.ts",
  "provider/kernel/database/checkpoint.test.ts",
  "provider/identity/user/one-time-code.test.ts",
];

/** Tests of these stand beside their code; `tests/` and the workbench name theirs. */
const unitFolders = sourceFolders.filter((name) => name !== "tests" && name !== ".storybook");

/** Proofs that replace a module by a faulty one (`vi.mock`). */
const mocking = ["tests/prove/race-mutated.test.ts"];

class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slow.findIndex((path) => moduleId.endsWith(path));
      return index === -1 ? slow.length : index;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** Unit tests: what stands beside the code, in plain Node. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), reactAriaPersian()],
  test: {
    // Otherwise Node would load it as it is, without Persian.
    server: { deps: { inline: [/react-aria/, /react-stately/] } },
    environment: "node",
    projects: [
      {
        extends: true,
        test: {
          name: "units",
          include: [
            `{${unitFolders.join(",")}}/**/*.test.{ts,tsx}`,
            ".storybook/{review,decorators,workbench}/*.test.ts",
            "tests/{unit,stories}/**/*.test.ts",
          ],
          // Loading the provider costs a second of processor time, which is more than most of these files need.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: "proofs", include: ["tests/prove/**/*.test.ts"], exclude: mocking, isolate: false },
      },
      // A faulty module in the place of ours must not reach another file.
      { extends: true, test: { name: "mutated", include: mocking } },
    ],
    sequence: { sequencer: SlowestFirst },
    globalSetup: ["tests/templates.ts", "tests/built-provider.ts"],
    // Two load scenarios wait for processes that they kill and start; a third worker uses the cores meanwhile.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 90_000,
    hookTimeout: 120_000,
  },
});
