import type { Meta, StoryObj } from "@storybook/react-vite";
import { home } from "#fixtures/answers/home.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/صفحهٔ اصلی Home", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

/** The page at an address, made as the site makes it: route, load and screen, over fixture answers by their path. */
const at = { address: "/", answers: { "content/v2/home": home } };

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
