import type { Meta, StoryObj } from "@storybook/react-vite";
import { isfahanCity } from "#fixtures/answers/isfahan-city.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";

const at = { address: "/IsfahanHotels.html", answers: { "property/v2/city/Isfahan": isfahanCity } };
const meta: Meta = { title: "صفحه‌ها/شهر City", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = stage(at);
export const Loading: Story = stage({ ...at, isResolving: true });
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const RefusedPage: Story = refusedPage(at.address, "property/v2/city/Isfahan");
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
