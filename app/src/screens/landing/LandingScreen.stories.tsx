import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { landingChabaharInEnglish } from "#fixtures/answers/landing-chabahar-in-english.ts";
import { landingChabaharInPersian } from "#fixtures/answers/landing-chabahar-in-persian.ts";
import { landingNowruzInEnglish } from "#fixtures/answers/landing-nowruz-in-english.ts";
import { landingNowruzInPersian } from "#fixtures/answers/landing-nowruz-in-persian.ts";
import { landingOneNightInEnglish } from "#fixtures/answers/landing-one-night-in-english.ts";
import { landingOneNightInPersian } from "#fixtures/answers/landing-one-night-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/مناسبت‌ها Landings", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const answers = {
  "content/v2/landings/chabahar#fa": landingChabaharInPersian,
  "content/v2/landings/chabahar#en": landingChabaharInEnglish,
  "content/v2/landings/nowruz#fa": landingNowruzInPersian,
  "content/v2/landings/nowruz#en": landingNowruzInEnglish,
  "content/v2/landings/one-night-offer#fa": landingOneNightInPersian,
  "content/v2/landings/one-night-offer#en": landingOneNightInEnglish,
};
const chabahar = { address: addressOf("chabahar"), answers };

export const Chabahar: Story = stage(chabahar);
/** Its properties are looked at for the coming first of Farvardin. */
export const Nowruz: Story = {
  ...stage({ address: addressOf("nowruz"), answers }),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement)
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.includes("check_in=2027-03-21&length_of_stay=3"));
    await expect(links).toHaveLength(landingNowruzInPersian.properties.length);
    // Each shows the price of those three nights, not of some other day.
    for (const card of within(canvasElement).getAllByRole("article"))
      await expect(within(card).getByText(/۳ شب|3 nights/)).toBeVisible();
  },
};
export const OneNightOffer: Story = stage({ address: addressOf("oneNightOffer"), answers });
export const Loading: Story = stage({ ...chabahar, isResolving: true });
export const NothingToHave: Story = stage({
  ...chabahar,
  answers: {
    "content/v2/landings/chabahar#fa": { ...landingChabaharInPersian, properties: [] },
    "content/v2/landings/chabahar#en": { ...landingChabaharInEnglish, properties: [] },
  },
});
export const Empty: Story = stage({ ...chabahar, scenario: "empty" });
export const Failed: Story = stage({ ...chabahar, scenario: "500" });
export const LongText: Story = stage({ ...chabahar, areTextsLong: true });
