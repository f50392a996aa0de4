import type { Meta, StoryObj } from "@storybook/react-vite";
import { addressOf } from "#domain/addresses/routes.ts";
import { landingNowruzForeignToursInPersian } from "#fixtures/answers/landing-nowruz-foreign-tours-in-persian.ts";
import { landingNowruzToursInEnglish } from "#fixtures/answers/landing-nowruz-tours-in-english.ts";
import { landingNowruzToursInPersian } from "#fixtures/answers/landing-nowruz-tours-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/تورهای نوروز Nowruz tours", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = {
  address: addressOf("nowruzTours"),
  answers: { "content/v2/landings/nowruz-tours": landingNowruzToursInPersian },
  inEnglish: { "content/v2/landings/nowruz-tours": landingNowruzToursInEnglish },
};

export const Default: Story = stage(at);
export const Abroad: Story = {
  ...stage({
    address: addressOf("nowruzForeignTours"),
    answers: { "content/v2/landings/nowruz-foreign-tours": landingNowruzForeignToursInPersian },
  }),
  globals: { locale: "fa" },
};
/** Before the tours of a Nowruz are announced. */
export const Empty: Story = stage({
  ...at,
  answers: { "content/v2/landings/nowruz-tours": { ...landingNowruzToursInPersian, tours: [] } },
  inEnglish: { "content/v2/landings/nowruz-tours": { ...landingNowruzToursInEnglish, tours: [] } },
});
export const Loading: Story = stage({ ...at, isResolving: true });
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const Failed: Story = stage({ ...at, scenario: "500" });
