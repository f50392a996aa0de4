import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";
import { messageFormatter, withRemovableClass } from "./message-formatter.ts";

/** The code that the build makes of what the messages import. */
async function built(plugins: readonly ReturnType<typeof messageFormatter>[]): Promise<string> {
  const answer = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(import.meta.resolve("#app/src/messages/words.ts")), formats: ["es"] },
      rolldownOptions: { external: /^react/ },
    },
  });
  const outputs = (Array.isArray(answer) ? answer : [answer]).flatMap((one) => ("output" in one ? one.output : []));
  return outputs.map((output) => (output.type === "chunk" ? output.code : "")).join("\n");
}

test("the library's function is in the build, and its class is not", async () => {
  const [plain, trimmed] = [await built([]), await built([messageFormatter()])];
  expect(plain).toContain("supportedLocalesOf");
  expect(trimmed).toContain("function formatToParts");
  expect(trimmed).not.toContain("supportedLocalesOf");
  expect(trimmed).not.toContain("memoize");
});

test("another form of the library stops the build", () => {
  expect(() => withRemovableClass("class MessageFormat {}")).toThrow("changed its shape");
});
