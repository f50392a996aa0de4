import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "#design-system/components/Button/Button.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import { wordsIn } from "#tests/stories/words.ts";
import { guide } from "./Notice.guide.tsx";
import { Notice } from "./Notice.tsx";

const copy = {
  fa: {
    info: "قیمت‌ها با احتساب مالیات است.",
    success: "تا چهارشنبه ۴ آذر رایگان لغو می‌شود.",
    warning: "این اقامتگاه در حال حاضر فعال نیست.",
    danger: "این تاریخ گذشته است.",
    press: "رزرو",
  },
  en: {
    info: "Prices include tax.",
    success: "Free cancellation until Wednesday 25 November.",
    warning: "This property is not active at the moment.",
    danger: "This date has passed.",
    press: "Book",
  },
};

const meta: Meta<typeof Notice> = {
  title: "اجزا/پیام Notice",
  component: Notice,
  args: { look: "info" },
  parameters: { guide, words: { fa: { children: copy.fa.info }, en: { children: copy.en.info } } },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Playground: Story = {};

export const Looks: Story = {
  render: (_, context) => (
    <Stack>
      {(["info", "success", "warning", "danger"] as const).map((look) => (
        <Notice key={look} look={look}>
          {wordsIn(copy, context)[look]}
        </Notice>
      ))}
    </Stack>
  ),
};

const TALL = { blockSize: "200vh" } as const;

function FarAnswer({ danger, press }: Record<"danger" | "press", string>) {
  const [isAnswered, setAnswered] = useState(false);
  return (
    <Stack>
      {isAnswered && (
        <Notice look="danger" isAlert>
          {danger}
        </Notice>
      )}
      <div style={TALL} />
      <Button onClick={() => setAnswered(true)}>{press}</Button>
    </Stack>
  );
}

/** The answer to a press scrolls into view from any distance. */
export const FarFromThePress: Story = {
  render: (_, context) => <FarAnswer {...wordsIn(copy, context)} />,
  beforeEach: () => {
    const pressed = { configurable: true, value: { hasBeenActive: true } };
    Object.defineProperty(navigator, "userActivation", pressed);
    return () => void Reflect.deleteProperty(navigator, "userActivation");
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button");
    button.scrollIntoView({ block: "end" });
    await userEvent.click(button);
    const alert = canvas.getByRole("alert");
    await waitFor(() => expect(alert.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};
