import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { approximation } from "#app/src/store/approximation.ts";
import { approximateUnits } from "#domain/payment/exchange.ts";
import { formatAbout } from "#domain/text/foreign-money.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { paymentTerms } from "#fixtures/answers/payment-terms.ts";

const rate = paymentTerms.rates.find(({ currency }) => currency === "EUR")!;

/** A page whose visitor chose the euro: its sums in toman are told in it too. */
export const toldInEuro = (page: StoryObj): StoryObj => ({
  ...page,
  beforeEach({ globals }) {
    const locale = localeOf(globals["locale"]);
    approximation.value = {
      day: rate.day,
      tell: (rial) => formatAbout(approximateUnits(rial, rate), rate.currency, locale),
    };
    return () => {
      approximation.value = null;
    };
  },
  play: async ({ canvasElement }) => {
    const told = await within(canvasElement).findAllByText(/≈\s(€\s\d|[۰-۹]+(٬[۰-۹]+)*\sیورو)/);
    await expect(told.length).toBeGreaterThan(0);
  },
});
