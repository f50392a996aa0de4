import type { Meta, StoryObj } from "@storybook/react-vite";
import { pageAboutInEnglish } from "#fixtures/answers/page-about-in-english.ts";
import { pageAboutInPersian } from "#fixtures/answers/page-about-in-persian.ts";
import { pageGalleryInEnglish } from "#fixtures/answers/page-gallery-in-english.ts";
import { pageGalleryInPersian } from "#fixtures/answers/page-gallery-in-persian.ts";
import { pageRulesInEnglish } from "#fixtures/answers/page-rules-in-english.ts";
import { pageRulesInPersian } from "#fixtures/answers/page-rules-in-persian.ts";
import { stage } from "#tests/stories/stage.tsx";

const answers = {
  "content/v2/pages/rules-and-policies#fa": pageRulesInPersian,
  "content/v2/pages/rules-and-policies#en": pageRulesInEnglish,
  "content/v2/pages/about#fa": pageAboutInPersian,
  "content/v2/pages/about#en": pageAboutInEnglish,
  "content/v2/pages/gallery#fa": pageGalleryInPersian,
  "content/v2/pages/gallery#en": pageGalleryInEnglish,
};
const meta: Meta = { title: "صفحه‌ها/متن Content", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const RulesAndPolicies: Story = stage({ address: "/Content/RulesAndPolicies.html", answers });
export const About: Story = stage({ address: "/Content/About.html", answers });
export const Gallery: Story = stage({ address: "/Content/Gallery.html", answers });
export const Loading: Story = stage({ address: "/Content/About.html", answers, isResolving: true });
export const Failed: Story = stage({ address: "/Content/About.html", answers, scenario: "500" });
