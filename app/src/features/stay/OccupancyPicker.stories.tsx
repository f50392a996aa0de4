import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { OccupancyPicker } from "#design-system/components/OccupancyPicker/OccupancyPicker.tsx";
import type { Party } from "#domain/rooms.ts";
import { useOccupancyWords } from "./occupancy-words.ts";

function Picker({ first }: { first: Party[] }) {
  const [parties, setParties] = useState(first);
  return <OccupancyPicker value={parties} onChange={setParties} words={useOccupancyWords()} />;
}

const meta: Meta = { title: "اجزا/مسافران OccupancyPicker" };
export default meta;
type Story = StoryObj;

export const Default: Story = { render: withWords(<Picker first={[{ adults: 2, children: [] }]} />) };
export const WithChildren: Story = { render: withWords(<Picker first={[{ adults: 2, children: [5, 8] }]} />) };
export const Full: Story = {
  render: withWords(
    <Picker
      first={[
        { adults: 4, children: [] },
        { adults: 5, children: [] },
      ]}
    />,
  ),
};
/** More than a room holds: one tap spreads them. */
export const TooManyForARoom: Story = {
  render: withWords(<Picker first={[{ adults: 7, children: [5, 8] }]} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const spread = canvas.getByRole("button", { name: /^(۹ نفر در ۳ اتاق|9 people in 3 rooms)$/ });
    await userEvent.click(spread);
    await expect(canvas.getAllByRole("region")).toHaveLength(3);
    await expect(spread).not.toBeInTheDocument();
  },
};
