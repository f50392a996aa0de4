import { availableParallelism } from "node:os";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { reactAriaPersian } from "./tools/react-aria-persian.ts";

/** Whole towns first: they take longest and wait most of the time, beside all others. */
class TownsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isTown = (file: TestSpecification) => file.moduleId.includes("/prove/town");
    const sorted = await super.sort(files);
    return [...sorted.filter(isTown), ...sorted.filter((file) => !isTown(file))];
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
            "{domain,design-system,app,provider,runtime,fixtures,cli,tools}/**/*.test.{ts,tsx}",
            "tests/unit/**/*.test.ts",
          ],
          // Loading the provider costs a second of processor time, which is more than most of these files need.
          isolate: false,
        },
      },
      // Proofs may replace a module by a faulty one (`vi.mock`), which must not reach another file.
      { extends: true, test: { name: "proofs", include: ["tests/prove/**/*.test.ts"] } },
    ],
    sequence: { sequencer: TownsFirst },
    globalSetup: "tests/templates.ts",
    // Two towns wait for processes that they kill and start; a third worker uses the cores meanwhile.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
