import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Sheet } from "./Sheet.tsx";

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>مسافران</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="مسافران"
        closeLabel="بستن"
        footer={<Button isFullWidth>تأیید</Button>}
      >
        دو بزرگسال
      </Sheet>
    </>
  );
}

const meta: Meta = {
  title: "اجزا/برگه Sheet",
  parameters: {
    docs: { description: { component: "Escape closes it and focus goes back to the button; Tab stays inside." } },
  },
};
export default meta;
type Story = StoryObj;

export const Default: Story = {
  render: () => <Opened />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "مسافران" }));
    const dialog = await canvas.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole("button", { name: "بستن" }));
    await expect(canvas.queryByRole("dialog")).toBeNull();
  },
};
