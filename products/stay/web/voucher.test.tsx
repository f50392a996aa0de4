import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Paper } from "#app/src/features/voucher/VoucherFrame.tsx";
import { PageProviders } from "#app/src/page/PageProviders.tsx";
import { storyEnvironment, wordsOfStories } from "#app/src/page/story-environment.ts";
import type { StayVoucherValue } from "#domain/contract/stay-reservation.shapes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { stayParts } from "./parts.tsx";

const drawn = (children: React.ReactNode, locale: Locale): string =>
  renderToStaticMarkup(
    <PageProviders environment={storyEnvironment({ locale })} t={wordsOfStories[locale].t}>
      {children}
    </PageProviders>,
  );
const paper = (value: StayVoucherValue, locale: Locale): string =>
  drawn(<Paper voucher={value} parts={stayParts} note={null} />, locale);

const abroad: StayVoucherValue = { ...voucher, property: { ...voucher.property, country: "TR" } };

it.each([
  ["in English of a place in Iran, in Persian", "en", voucher, "fa"],
  ["in Persian of a place abroad, in English", "fa", abroad, "en"],
] as const)("a voucher %s has the name and the address for a driver", (_, locale, value, there) => {
  const [, shown = ""] = new RegExp(`<bdi lang="${there}">([^<]+)</bdi>`).exec(paper(value, locale)) ?? [];
  const { property } = value;
  expect(shown).toContain(there === "fa" ? property.name_fa : property.name_en);
  expect(shown).toContain(there === "fa" ? property.address_fa : property.address_en);
});

it.each([
  ["fa", voucher],
  ["en", abroad],
] as const)("a voucher in the language of the place (%s) has them once", (locale, value) => {
  expect(paper(value, locale)).not.toMatch(/<bdi lang="(?:fa|en)">/);
});

it("every number on a voucher in English can be dialled from abroad, beside the short one", () => {
  const numbers = [...paper(voucher, "en").matchAll(/href="tel:([^"]+)"/g)].map(([, number]) => number);
  expect(numbers.filter((number) => number !== "1685").every((number) => number?.startsWith("+"))).toBe(true);
  expect(numbers.length).toBeGreaterThanOrEqual(3);
});
