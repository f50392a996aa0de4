import { expect, it } from "vitest";
import { createClient, type Transport } from "#app/src/api/client.ts";
import { storyEnvironment } from "#app/src/page/story-environment.ts";
import { matchRoute } from "#domain/addresses/routes.ts";
import { mockTransport } from "#fixtures/mock/transport.ts";
import { loadProperty } from "./load.ts";

/** An address that no other test uses: tests share the memory of their modules. */
const PATH = "/IsfahanHotels/OfThisTestHotel.html";

/** Loads the page, with the addresses that are requested before the property's details arrive. */
async function loaded(
  change: (address: string, answer: Response) => Promise<Response> = async (_, answer) => answer,
  typed = "",
) {
  const mock = mockTransport();
  const details = Promise.withResolvers<void>();
  const asked: string[] = [];
  const transport: Transport = async (address, init) => {
    asked.push(address);
    if (address.includes("/details/")) await details.promise;
    return change(address, await mock(address, init));
  };
  const client = createClient({ base: "/", transport, clientToken: "x", locale: () => "en", token: () => null });
  const match = matchRoute(PATH);
  if (match === null) throw new Error("There is no such page");
  const request = { match, path: PATH, query: new URLSearchParams(typed) };
  const page = loadProperty({ client, request, environment: storyEnvironment({ locale: "en" }) });
  await new Promise(setImmediate);
  const early = asked.length;
  details.resolve();
  const outcome = await page;
  if (outcome.kind !== "ready") throw new Error(outcome.kind);
  return { early, asked, data: outcome.data };
}

it("a property that was shown before is asked for with all its parts at once, and nothing twice", async () => {
  const first = await loaded();
  expect(first.early).toBe(1);
  const second = await loaded();
  expect(second.early).toBe(first.asked.length);
  expect(second.asked.toSorted()).toEqual(first.asked.toSorted());
  expect(second.data).toEqual(first.data);
});

it("a property at the address of another one shows its own parts", async () => {
  await loaded();
  const OTHER = 4_321;
  const another = await loaded(async (address, answer) => {
    if (!address.includes("/details/")) return answer;
    const envelope = await answer.json();
    return Response.json({ ...envelope, value: { ...envelope.value, id: OTHER } });
  });
  expect(another.data.details.id).toBe(OTHER);
  expect(another.asked.filter((address) => address.includes(`/${OTHER}/`))).toHaveLength(another.early - 1);
});

it("a check-in that is no day is asked for as it was typed, and the page says what is wrong with it", async () => {
  const { asked, data } = await loaded(undefined, "check_in=30/12/1405&length_of_stay=3");
  expect(asked.some((address) => address.includes("/rooms?") && address.includes("30%2F12%2F1405"))).toBe(true);
  expect(data).toMatchObject({
    stay: null,
    typed: { checkIn: "30/12/1405", lengthOfStay: 3 },
    roomErrors: [{ name: "check_in", message: "Esfand 1405 has 29 days" }],
  });
});
