import type { Meta, StoryObj } from "@storybook/react-vite";
import { withWords } from "#app/src/page/story.tsx";
import { formatNightsAndRooms } from "#domain/text/dates.ts";
import { FromPrice } from "./FromPrice.tsx";
import { Total } from "./Total.tsx";

const meta: Meta = { title: "اجزا/قیمت Price parts", parameters: { bothDirections: true } };
export default meta;
type Story = StoryObj;

export const OneRoom: Story = {
  render: withWords(<Total amount={89_130_000} rack={90_500_000} of={formatNightsAndRooms(3, 1, "fa")} />),
};
export const TwoRoomsWithAverage: Story = {
  render: withWords(
    <Total
      amount={164_685_000}
      rack={164_685_000}
      of={formatNightsAndRooms(3, 2, "fa")}
      average={{ amount: 27_447_500, of: "هر اتاق و شب" }}
      size="large"
    />,
  ),
};
export const From: Story = {
  render: withWords(<FromPrice amount={15_700_000} rack={19_620_000} date="2026-12-03" href="#rooms" />),
};
export const FromWithoutADay: Story = {
  render: withWords(<FromPrice amount={15_700_000} rack={null} date={null} href={null} />),
};
export const NoPrice: Story = { render: withWords(<FromPrice amount={null} rack={null} date={null} href={null} />) };
