import { expect, test } from "vitest";
import en from "#app/src/messages/en/listing.json";
import fa from "#app/src/messages/fa/listing.json";
import { NEAR_WALK } from "#domain/place/distance.ts";
import { formatNumber } from "#domain/text/numbers.ts";

test("the legend of the sights names the walk that the provider measures", () => {
  expect(fa["listing.filter.near"]).toContain(`${formatNumber(NEAR_WALK, "fa")} دقیقه`);
  expect(en["listing.filter.near"]).toContain(`${NEAR_WALK} minutes`);
});
