import { buildOnce } from "./built-once.mjs";
import { isMain } from "./is-main.mjs";
import { root } from "./paths.mjs";

const sources = [
  "domain",
  "products",
  "runtime",
  "provider",
  "fixtures/world",
  "tools/build-provider.mjs",
  "package-lock.json",
];

/** Packages of many files, which Node takes longer to find than to run. Other packages are loaded as they are. */
const bundled = ["drizzle-orm", "zod", "hono", /^@hono\//, "pg", "pino", "prom-client"];

/**
 * Builds the provider into `dist/provider`, unless the existing build is of the same sources: a few files instead of
 * more than nine hundred. Source maps beside them map log lines back to the sources.
 * @returns {Promise<boolean>} true when it was built
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
