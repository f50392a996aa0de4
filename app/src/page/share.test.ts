import { expect, it } from "vitest";
import { locales } from "#domain/enums/enums.ts";
import { leastPrice } from "./share.ts";
import { pageWords, storyEnvironment } from "./story-environment.ts";

it.each(locales)("the day of a price in a picture (%s) is broken by no end of a line", (locale) => {
  const context = { environment: storyEnvironment({ locale }), t: pageWords(locale, []).t };
  const { of } = leastPrice({ rial: 10_000_000, of: "per person", date: "2027-01-27" }, context);
  expect(of).toMatch(/^per person · \S+(\u00A0\S+)+$/);
  expect(of.split(" · ")[1]).not.toContain(" ");
});
