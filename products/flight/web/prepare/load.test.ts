import { expect, it } from "vitest";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { storyEnvironment } from "#app/src/page/story-environment.ts";
import { flightOffer } from "#fixtures/answers/flight-offer.ts";
import { flightOfferBack } from "#fixtures/answers/flight-offer-back.ts";
import type { OfferValue } from "#products/flight/contract/flight.shapes.ts";
import { chosenOf, searchOf } from "./chosen.ts";
import { loadFlightPrepare, type ReviewData } from "./load.ts";

const refused = (reason: "invalid_input" | "sold_out" | "offer_expired" | "not_found", value?: unknown) =>
  failed({ kind: "status", status: reason === "not_found" ? 404 : 422, reason, message: "", errors: [], value });

type Asked = { params: { offer_id: string }; query: Record<string, string> };

function loaded(query: string, answer: (asked: Asked) => Result<OfferValue>) {
  const asked: Asked[] = [];
  const call = async (_call: unknown, input: Asked) => {
    asked.push(input);
    return answer(input);
  };
  const request = {
    match: { name: "flightPrepare", params: {} },
    path: "/flight/reserve/prepare",
    query: new URLSearchParams(query),
  } as const;
  return loadFlightPrepare({ request, client: { call } as never, environment: storyEnvironment({}) }).then(
    (result) => ({
      result,
      asked,
    }),
  );
}

const open = () => succeeded(flightOffer);
const review = (result: unknown) => (result as { data: ReviewData }).data;

it("absent counts are one adult", async () => {
  const { asked, result } = await loaded("offer_id=a", open);
  expect(asked).toEqual([
    { params: { offer_id: "a" }, query: { adult_count: "1", child_count: "0", infant_count: "0" } },
  ]);
  expect(review(result).counts).toEqual({ adult_count: 1, child_count: 0, infant_count: 0 });
});

it("a confirmation code wins over offers, and asks nothing on the server", async () => {
  const { asked, result } = await loaded("offer_id=a&confirmation_code=X", open);
  expect(result).toEqual({ kind: "ready", data: { kind: "form", code: "X" } });
  expect(asked).toEqual([]);
});

it("without an offer or a code the visitor goes Home to choose", async () => {
  for (const query of ["", "return_offer_id=b"])
    expect((await loaded(query, open)).result).toEqual({ kind: "moved", address: "/?incomplete=choice&kind=flight" });
});

it("an offer that was not signed is no page, and an outage is a failure", async () => {
  expect((await loaded("offer_id=a", () => refused("not_found"))).result).toEqual({
    kind: "moved",
    address: "/?incomplete=offer&kind=flight",
    isForNow: true,
  });
  expect((await loaded("offer_id=a", () => failed({ kind: "network" }))).result).toMatchObject({ kind: "failed" });
});

it("a party that is refused leaves the flights, priced for one, and no sum", async () => {
  const { asked, result } = await loaded("offer_id=a&adult_count=12", ({ query }) =>
    query["adult_count"] === "1" ? succeeded(flightOffer) : refused("invalid_input"),
  );
  expect(asked.map(({ query }) => query["adult_count"])).toEqual(["12", "1"]);
  // A refusal without a field is one too.
  expect(review(result).ways).toMatchObject([{ kind: "open" }]);
  expect(chosenOf(review(result))).toBeNull();
});

it("both directions come to one sum, each line in its own", async () => {
  const { result } = await loaded(
    "offer_id=a&return_offer_id=b&adult_count=2&child_count=1&infant_count=1",
    ({ params }) => succeeded(params.offer_id === "a" ? flightOffer : { ...flightOfferBack, previous_total: 1 }),
  );
  const chosen = chosenOf(review(result));
  expect(chosen?.total).toBe(flightOffer.offer.total + flightOfferBack.offer.total);
  expect(chosen?.before).toBe(flightOffer.offer.total + 1);
  expect(chosen?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(chosen?.total);
  expect(new Set(chosen?.lines.map(({ direction }) => direction))).toEqual(new Set(["outbound", "inbound"]));
  expect(chosen?.wanted).toMatchObject({
    offer_id: flightOffer.offer.offer_id,
    return_offer_id: flightOfferBack.offer.offer_id,
    child_count: 1,
  });
});

it("where the way back is gone, the search goes on with the way out", async () => {
  const { result } = await loaded("offer_id=a&return_offer_id=b", ({ params }) =>
    params.offer_id === "a"
      ? succeeded(flightOffer)
      : refused("sold_out", { offer: flightOfferBack.offer, fresh: null }),
  );
  expect(chosenOf(review(result))).toBeNull();
  const search = new URL(searchOf(review(result)) ?? "", "https://shamseh.example").searchParams;
  expect(search.get("outbound")).toBe(flightOffer.offer.offer_id);
  expect(search.get("return_date")).toBe("2026-12-16");
});
