import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { Text } from "#design-system/components/Text/Text.tsx";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { guide } from "./PopoverSheet.guide.tsx";
import { PopoverSheet, type PopoverSheetProps } from "./PopoverSheet.tsx";

const copy = {
  fa: { title: "شرایط لغو", close: "بستن", text: "تا چهارشنبه ۴ آذر همهٔ مبلغ پرداختی برمی‌گردد." },
  en: {
    title: "Cancellation policy",
    close: "Close",
    text: "Until Wednesday 25 November all that you paid is refunded.",
  },
};

function WithButton(props: Partial<PopoverSheetProps>) {
  const words = copy[useLocale().locale];
  const id = useId();
  return (
    <Stack align="start">
      <Button opens={id}>{words.title}</Button>
      <PopoverSheet look="floating" title={words.title} closeLabel={words.close} {...props} id={id}>
        <Text>{words.text}</Text>
      </PopoverSheet>
    </Stack>
  );
}

const meta: Meta<typeof PopoverSheet> = {
  title: "اجزا/برگهٔ مرورگر PopoverSheet",
  component: PopoverSheet,
  args: { look: "floating" },
  parameters: { guide },
  render: (args) => <WithButton {...args} />,
};
export default meta;
type Story = StoryObj<typeof PopoverSheet>;

export const Playground: Story = {};
/** The page under it is inert; Escape closes it, and the focus returns to its button. */
export const Floating: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: /^(شرایط لغو|Cancellation policy)$/ });
    await userEvent.click(button);
    const sheet = await screen.findByRole("dialog");
    await waitFor(() => expect(sheet).toHaveFocus());
    await expect(button.matches("[inert], [inert] *")).toBe(true);
  },
};
export const OnAPhone: Story = { ...Floating, globals: { viewport: { value: "phone" } } };
