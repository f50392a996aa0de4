import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { loadLogin } from "#app/src/screens/login/load.ts";
import { startMockProvider } from "./mock-provider.ts";
import { hostileAddresses, tryRedirects } from "./redirects.ts";
import { startHost } from "./website-in-process.ts";
import { redirects } from "./website-proofs.ts";

test("no address leads off the site, wherever it redirects", { timeout: 120_000 }, async () => {
  const provider = await startMockProvider();
  const website = await startHost({ providerUrl: `http://127.0.0.1:${provider.port}` });
  try {
    const tried = await tryRedirects(website.port, hostileAddresses(redirects.small.addresses));
    expect(tried, JSON.stringify(tried)).toMatchObject({ left_the_site: 0 });
    expect(tried.redirects).toBeGreaterThan(tried.addresses);
  } finally {
    await website.close();
    provider.close();
  }
});

test("after logging in one is on a page of this site", async () => {
  const environment = {} as Parameters<typeof loadLogin>[0]["environment"];
  const client = {} as Parameters<typeof loadLogin>[0]["client"];
  for (const address of hostileAddresses(2_000)) {
    const query = new URLSearchParams({ return_to: address });
    const request = { match: { name: "login", params: {} }, path: "/user/login.html", query } as const;
    const loaded = await loadLogin({ client, environment, request });
    const returnTo = loaded.kind === "ready" ? loaded.data.returnTo : "";
    expect(new URL(returnTo, "http://localhost/user/login.html").origin, address).toBe("http://localhost");
  }
});

test("the host writes a Location in one place only", () => {
  const folder = join(import.meta.dirname, "../../app/server");
  const writing = readdirSync(folder)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) =>
      /\.redirect\(|["']Location["'],|Location:(?! locationOf\()/.test(readFileSync(join(folder, name), "utf8")),
    );
  expect(writing.toSorted()).toEqual(["proxy.ts", "redirect.ts"]);
});
