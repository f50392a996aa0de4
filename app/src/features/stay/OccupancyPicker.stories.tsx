import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { OccupancyField } from "#design-system/components/OccupancyPicker/OccupancyField.tsx";
import { guide } from "#design-system/components/OccupancyPicker/OccupancyPicker.guide.tsx";
import { OccupancyPicker } from "#design-system/components/OccupancyPicker/OccupancyPicker.tsx";
import type { Party } from "#domain/rooms.ts";
import { useOccupancyWords } from "./occupancy-words.ts";

function Picker({ first }: { first: Party[] }) {
  const [parties, setParties] = useState(first);
  return <OccupancyPicker value={parties} onChange={setParties} words={useOccupancyWords()} />;
}

function Field() {
  const [parties, setParties] = useState<Party[]>([{ adults: 2, children: [5] }]);
  const words = useOccupancyWords();
  return <OccupancyField label={words.title} value={parties} onChange={setParties} words={words} />;
}

const meta: Meta<typeof OccupancyPicker> = {
  title: "اجزا/مسافران OccupancyPicker",
  component: OccupancyPicker,
  subcomponents: { OccupancyField },
  args: { value: [{ adults: 2, children: [5] }] },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof OccupancyPicker>;

export const Playground: Story = {
  render: (args, context) => withWords(<Picker first={[...args.value]} />)(args, context),
};
/** Its field in a form, as far as a button and a hidden value. */
export const InAForm: Story = { render: withWords(<Field />) };

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
    const spread = canvas.getByRole("button", { name: /^(۹ نفر در ۳ اتاق|9 travellers in 3 rooms)$/ });
    await userEvent.click(spread);
    await expect(canvas.getAllByRole("region")).toHaveLength(3);
    await expect(spread).not.toBeInTheDocument();
  },
};
