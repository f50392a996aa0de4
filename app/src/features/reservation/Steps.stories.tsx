import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { isSo, oneOf, playground } from "#tests/stories/playground.tsx";
import { type Step, Steps } from "./Steps.tsx";

const meta: Meta = { title: "اجزا/گام‌ها Steps" };
export default meta;
type Story = StoryObj;

export const Playground: Story = playground(
  { here: "payment", isOnRequest: false },
  {
    here: oneOf("گام کنونی · The step", ["choice", "travellers", "confirmation", "payment", "voucher"]),
    isOnRequest: isSo("تأیید پس از بررسی · Confirmed after a review"),
  },
  ({ here, isOnRequest }) => (
    <Steps here={here as Step} isOnRequest={isOnRequest} say={(_word, t) => t("reserve.steps")} />
  ),
);
const steps = withWords(<Steps here="payment" isOnRequest={false} say={(_word, t) => t("reserve.steps")} />);
export const Default: Story = { render: steps };
/** A request under review is before payment, not at it. */
export const UnderReview: Story = {
  render: withWords(<Steps here="confirmation" isOnRequest say={(_word, t) => t("reserve.steps")} />),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll("li:not([aria-hidden])")];
    await expect(marks.map((mark) => mark.getAttribute("aria-current"))).toEqual([null, null, "step", null, null]);
    await expect(new Set(marks.map((mark) => mark.getBoundingClientRect().top)).size).toBe(1);
  },
};

/** With letters twice as large the numerals stay inside their circles. */
export const LargeLetters: Story = {
  render: steps,
  beforeEach() {
    document.documentElement.style.fontSize = "200%";
    return () => document.documentElement.style.removeProperty("font-size");
  },
  play: async ({ canvasElement }) => {
    for (const mark of canvasElement.querySelectorAll("li > span")) {
      const words = document.createRange();
      words.selectNodeContents(mark);
      const [inner, circle] = [words.getBoundingClientRect(), mark.getBoundingClientRect()];
      await expect(inner.height).toBeLessThanOrEqual(circle.height);
      await expect(inner.width).toBeLessThanOrEqual(circle.width);
    }
  },
};
