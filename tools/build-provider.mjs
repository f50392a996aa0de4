import { buildOnce } from "./built-once.mjs";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

const sources = ["domain", "runtime", "provider", "fixtures/world", "tools/build-provider.mjs", "package-lock.json"];

/** Packages of many files, which Node takes longer to find than to run. What is not named here is loaded as it is. */
const bundled = ["drizzle-orm", "zod", "hono", /^@hono\//, "pg", "pino", "prom-client"];

/**
 * Builds the provider into `dist/provider`, unless what is there was built from the same sources: a few
 * files instead of nine hundred and more. Maps beside them lead lines of log back to the sources.
 * @returns {Promise<boolean>} whether it was built
 */
export const buildProvider = () =>
  buildOnce({ stamp: "dist/.provider-stamp", sources, output: "dist/provider/main.js" }, async () => {
    const vite = await import("vite");
    await vite.build({
      root,
      configFile: false,
      logLevel: "warn",
      ssr: { noExternal: bundled },
      build: {
        ssr: "provider/main.ts",
        outDir: "dist/provider",
        emptyOutDir: true,
        copyPublicDir: false,
        sourcemap: true,
        target: "node22",
      },
    });
  });

if (isMain(import.meta.url)) await buildProvider();
