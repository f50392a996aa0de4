import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { pageAboutInEnglish } from "#fixtures/answers/page-about-in-english.ts";
import { pageAboutInPersian } from "#fixtures/answers/page-about-in-persian.ts";
import { pageContactInEnglish } from "#fixtures/answers/page-contact-in-english.ts";
import { pageContactInPersian } from "#fixtures/answers/page-contact-in-persian.ts";
import { pageGalleryInEnglish } from "#fixtures/answers/page-gallery-in-english.ts";
import { pageGalleryInPersian } from "#fixtures/answers/page-gallery-in-persian.ts";
import { pageRulesInEnglish } from "#fixtures/answers/page-rules-in-english.ts";
import { pageRulesInPersian } from "#fixtures/answers/page-rules-in-persian.ts";
import { ContentScreen } from "./ContentScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/متن", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const RulesAndPolicies: Story = {
  render: inPage(ContentScreen, (locale) => (locale === "fa" ? pageRulesInPersian : pageRulesInEnglish)),
};
export const Contact: Story = {
  render: inPage(ContentScreen, (locale) => (locale === "fa" ? pageContactInPersian : pageContactInEnglish)),
};
export const About: Story = {
  render: inPage(ContentScreen, (locale) => (locale === "fa" ? pageAboutInPersian : pageAboutInEnglish)),
};
export const Gallery: Story = {
  render: inPage(ContentScreen, (locale) => (locale === "fa" ? pageGalleryInPersian : pageGalleryInEnglish)),
};
