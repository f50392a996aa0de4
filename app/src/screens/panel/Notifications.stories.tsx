import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { notificationWords, refundWords } from "#domain/contract/notification.shapes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { notifications } from "#fixtures/answers/traveller.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/حساب من/اعلان‌ها", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("panelNotifications"), answers: panelAnswers };

/** Two of them were not seen yet. */
export const Default: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/^(جدید|New)$/)).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /^(مشاهدهٔ پاسخ|View answer)$/ })).toHaveAttribute(
      "href",
      addressOf("panelQuestions"),
    );
  },
};

const [first] = notifications.items;
if (first === undefined) throw new Error("There are notifications");
const isOfMoney = (word: string): boolean => refundWords.some((one) => one === word);
/** Each message that there is. */
export const EveryWord: Story = stage({
  ...at,
  answers: {
    ...panelAnswers,
    "user/v2/notifications": {
      ...notifications,
      items: notificationWords.map((word, index) => ({
        ...first,
        id: 100 - index,
        word,
        amount: isOfMoney(word) ? 195_540_000 : null,
        is_read: true,
      })),
      unread: 0,
    },
  },
});
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const Loading: Story = stage({ ...at, scenario: "slow" });
export const Offline: Story = stage({ ...at, scenario: "offline" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
