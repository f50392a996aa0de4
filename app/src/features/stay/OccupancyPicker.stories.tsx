import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
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
