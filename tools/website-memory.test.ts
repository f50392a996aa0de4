import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./paths.mjs";
import { websiteMemory } from "./website-memory.mjs";

test.each(["package.json", "deploy/systemd/shamseh-website.service"])("%s starts the website so", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const environment = Object.entries(websiteMemory.environment).map(([name, value]) => `${name}=${value}`);
  expect(text).toContain(environment.join(" "));
  expect(text).toContain(`${websiteMemory.flags.join(" ")} dist/server/main.js`);
});
