import { expect, it } from "vitest";
import { type Client, createClient } from "#app/src/api/client.ts";
import { iranListing } from "#fixtures/answers/iran-listing.ts";
import { createSitemap } from "./sitemap.ts";

const [card] = iranListing.items;

/** A client of a provider with so many properties in each of the two listings, ten on a page, named by their number. */
const clientWith = (counts: Readonly<Record<string, number>>, asked: string[]): Client =>
  createClient({
    base: "/",
    clientToken: "test",
    locale: () => "fa",
    token: () => null,
    transport: async (address) => {
      const { searchParams } = new URL(address, "https://provider.test");
      const [scope, page] = [searchParams.get("scope") ?? "", Number(searchParams.get("page"))];
      asked.push(`${scope} ${page}`);
      const total = counts[scope] ?? 0;
      const first = (page - 1) * 10;
      const items = Array.from({ length: Math.min(10, total - first) }, (_, index) => ({
        ...card,
        slug: `${scope}_${first + index + 1}`,
      }));
      const value = { ...iranListing, items, total, page };
      return Response.json({ code: 200, reason: null, message: "", errors: [], value });
    },
  });

it("names every property of every page of both listings once, and asks for no page twice within its hour", async () => {
  const asked: string[] = [];
  const part = createSitemap(clientWith({ iran: 21, international: 10 }, asked), "https://shamseh.test");
  const found = [...(await part("properties")).matchAll(/\/(iran|international)_(\d+)Hotel\.html/g)].map(
    ([, scope, number]) => `${scope} ${number}`,
  );
  const wanted = (scope: string, count: number) => Array.from({ length: count }, (_, at) => `${scope} ${at + 1}`);
  expect(found).toEqual([...wanted("iran", 21), ...wanted("international", 10)]);
  await part("properties");
  expect(asked).toEqual(["iran 1", "iran 2", "iran 3", "international 1"]);
});
