import { expect, it } from "vitest";
import { createClient, type Transport } from "#app/src/api/client.ts";
import { storyEnvironment } from "#app/src/page/story-environment.ts";
import { addressOf, matchRoute } from "#domain/addresses/routes.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { loadCompare } from "./load.ts";

const PATH = addressOf("compare");

/** Calls of a comparison of two properties, and the stay that its page names. */
async function comparedWith(more: string) {
  const mock = mockTransport();
  const asked: URLSearchParams[] = [];
  const transport: Transport = (address, init) => {
    asked.push(new URL(address, "https://shamseh.example").searchParams);
    return mock(address, init);
  };
  const client = createClient({ base: "/", transport, clientToken: "x", locale: () => "en", token: () => null });
  const match = matchRoute(PATH);
  if (match === null) throw new Error("There is no such page");
  const query = new URLSearchParams(`property[]=Isfahan/One&property[]=Isfahan/Other&${more}`);
  const environment = storyEnvironment({ locale: "en" });
  const page = await loadCompare({ client, request: { match, path: PATH, query }, environment });
  if (page.kind !== "ready") throw new Error(page.kind);
  return { asked: asked.map((one) => Object.fromEntries(one)), stay: page.data.stay };
}

it("all that is compared is priced for the one stay that the page says", async () => {
  const { asked, stay } = await comparedWith("check_in=2026-12-01&length_of_stay=3&rooms=2");
  const same = { check_in: "2026-12-01", length_of_stay: "3", rooms: "2" };
  expect(asked).toEqual([same, same]);
  expect(stay).toMatchObject({ checkIn: "2026-12-01", lengthOfStay: 3 });
});

it("a stay that is gone is of no price: none is asked for", async () => {
  const { asked, stay } = await comparedWith("check_in=2026-11-01&length_of_stay=3&rooms=2");
  expect(asked).toEqual([{}, {}]);
  expect(stay).toBeNull();
});
