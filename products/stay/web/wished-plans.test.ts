import { expect, it } from "vitest";
import { serializeQuery } from "#domain/addresses/query.ts";
import { wishOf, wishParameters, wishWords } from "./wished-plans.ts";

const read = (text: string) => wishOf(new URLSearchParams(text));

it("the filters that judge a rate are read from an address and written back; others are left out", () => {
  expect(read("meal=breakfast&cancellable=true&online=true&type[]=hotel&price_max=9")).toEqual({
    meal: "breakfast",
    cancellable: true,
    online: true,
  });
  expect(serializeQuery(wishParameters(read("online=true&meal=half_board")))).toBe("meal=half_board&online=true");
});

it("what cannot be read is no wish", () => {
  expect(read("meal=supper&cancellable=1&online=")).toEqual({});
  expect(serializeQuery(wishParameters({}))).toBe("");
});

it("a wish is said in the words of the filters", () => {
  expect(wishWords(read("online=true&meal=none&cancellable=true"))).toEqual([
    { name: "meal", text: "meals.none" },
    { name: "cancellable", text: "listing.filter.cancellable" },
    { name: "online", text: "listing.filter.online" },
  ]);
});
