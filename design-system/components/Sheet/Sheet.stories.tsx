import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { openLoaded } from "#tests/stories/open-loaded.ts";
import { Sheet } from "./Sheet.tsx";

function WithButton({ lines = 1 }: { lines?: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>مسافران</Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="مسافران"
        closeLabel="بستن"
        footer={
          <Button isFullWidth onClick={() => setOpen(false)}>
            تأیید
          </Button>
        }
      >
        <Stack>
          {Array.from({ length: lines }, (_, line) => (
            <Text key={line}>دو بزرگسال و یک کودک در یک اتاق</Text>
          ))}
          <TextField label="درخواست شما" />
        </Stack>
      </Sheet>
    </div>
  );
}

const keys = `
The browser's own modal dialog until its code is here, which is fetched when the button is pointed at or focused.

| Key | Right to left and left to right |
|---|---|
| Tab · Shift + Tab | go round inside of the sheet, in reading order |
| Escape | closes it; the focus goes back to where it came from |

A press on the dark ground beside it closes it too. The page below neither scrolls nor moves, and the on-screen keyboard
never covers the sheet.
`;

const meta: Meta = {
  title: "اجزا/برگه Sheet",
  parameters: { docs: { description: { component: keys } } },
};
export default meta;
type Story = StoryObj;

const open = (canvasElement: HTMLElement) =>
  openLoaded(within(canvasElement).getByRole("button", { name: "مسافران" }), () =>
    screen.findByRole("dialog", { name: "مسافران" }),
  );

export const Default: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(dialog.tagName).not.toBe("DIALOG");
    await expect(dialog.closest("[lang]")).toHaveAttribute("lang", document.documentElement.lang);
    await expect(getComputedStyle(dialog).direction).toBe(document.documentElement.dir);
    // It begins at its field.
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    for (const name of ["تأیید", "بستن", null, "تأیید"]) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      if (name) await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: "مسافران" })).toHaveFocus());
  },
};

/** A press before the code has loaded opens the browser's own dialog. */
export const BeforeItsCodeIsHere: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "مسافران" }).click();
    const dialog = await screen.findByRole("dialog", { name: "مسافران" });
    await expect(dialog.tagName).toBe("DIALOG");
    await userEvent.click(within(dialog).getByRole("button", { name: "بستن" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const Open: Story = {
  render: () => <WithButton />,
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

export const LongerThanTheScreen: Story = {
  render: () => <WithButton lines={40} />,
  play: async ({ canvasElement }) => {
    const before = within(canvasElement).getByRole("button", { name: "مسافران" }).getBoundingClientRect();
    const dialog = await open(canvasElement);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const after = canvasElement.querySelector("button")?.getBoundingClientRect();
    await expect([after?.x, after?.y, after?.width]).toEqual([before.x, before.y, before.width]);
  },
};
