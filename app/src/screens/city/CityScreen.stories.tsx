import type { Meta, StoryObj } from "@storybook/react-vite";
import { inPage } from "#app/src/page/story.tsx";
import { isfahanCity } from "#fixtures/answers/isfahan-city.ts";
import { CityScreen } from "./CityScreen.tsx";
import type { CityData } from "./load.ts";

const data: CityData = { list: isfahanCity, errors: [], query: "", destinationName: "Isfahan" };
const meta: Meta = { title: "صفحه‌ها/شهر", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: inPage(CityScreen, data, { path: "/IsfahanHotels.html" }) };
export const Empty: Story = {
  render: inPage(CityScreen, { ...data, list: { ...isfahanCity, items: [], total: 0, attractions: [], subjects: [] } }),
};
