import type { Meta, StoryObj } from "@storybook/react-vite";
import { Accordion } from "./Accordion.tsx";

const meta: Meta = {
  title: "اجزا/تاشو Accordion",
  parameters: { docs: { description: { component: "Enter and Space open and close it." } } },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => (
    <>
      <Accordion title="شرایط لغو" isOpen>
        تا ۴ آذر رایگان است.
      </Accordion>
      <Accordion title="قوانین کودکان">زیر دو سال رایگان است.</Accordion>
    </>
  ),
};
