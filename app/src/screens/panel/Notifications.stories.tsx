import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { notificationWords } from "#domain/contract/notification.shapes.ts";
import type { PriceAlertValue } from "#domain/contract/price-alert.shapes.ts";
import { PAGE_SIZE } from "#domain/paging.ts";
import { refundWords } from "#domain/reservation/notice-words.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { notifications, priceAlerts } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/حساب من Account/اعلان‌ها Notifications", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("panelNotifications"), answers: panelAnswers };

/** Two are unread. */
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
const everyWord = notificationWords.map((word, index) => ({
  ...first,
  id: 100 - index,
  word,
  amount: isOfMoney(word) ? 195_540_000 : null,
  is_read: true,
}));
/** A page of the list with one notification of each kind. */
const pageOfWords = (page: number) =>
  stage({
    address: addressOf("panelNotifications", {}, { page }),
    answers: {
      ...panelAnswers,
      "user/v2/notifications": {
        ...notifications,
        items: everyWord.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        total: everyWord.length,
        page,
        unread: 0,
      },
    },
  });
export const EveryWord: Story = pageOfWords(1);
export const FurtherWords: Story = pageOfWords(2);

const tooMuch = {
  paid_twice_to_card: /دو بار پرداخت شد\. رزرو برقرار است.*کارت|was paid twice\. It stays confirmed.*card/,
  paid_twice_to_wallet: /دو بار پرداخت شد\. رزرو برقرار است.*کیف پول|was paid twice\. It stays confirmed.*wallet/,
  money_reversed: /پس از پایان رزرو .*کارت|after the booking .* had ended.*card/,
  late_to_wallet: /پس از پایان رزرو .*کیف پول|after the booking .* had ended.*wallet/,
} as const;
/** Money that arrived twice or late: its destination, without mention of a failed booking. */
export const PaidTooMuch: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/notifications": {
        ...notifications,
        items: everyWord.filter(({ word }) => word in tooMuch),
        total: Object.keys(tooMuch).length,
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const place = within(await within(canvasElement).findByRole("main"));
    for (const said of Object.values(tooMuch)) await expect(await place.findByText(said)).toBeVisible();
    await expect(place.queryByText(/ناموفق|unsuccessful/)).toBeNull();
  },
};

const list = "user/v2/price-alerts";
/** The alerts of one state: their text, and whether they can be ended. */
const alertsThat = (state: PriceAlertValue["state"], says: RegExp, { canEnd }: { canEnd: boolean }): Story => {
  const items = priceAlerts.filter((one) => one.state === state);
  return {
    ...stage({ ...at, answers: { ...panelAnswers, [list]: items } }),
    play: async ({ canvasElement }) => {
      const alerts = within(await within(canvasElement).findByRole("region", { name: /^(هشدارها|Alerts)$/ }));
      await expect(await alerts.findAllByText(says)).toHaveLength(items.length);
      await waitFor(() => expect(alerts.queryAllByRole("button")).toHaveLength(canEnd ? items.length : 0));
    },
  };
};
export const AlertsWaiting: Story = alertsThat("active", /(پیامک ارسال می‌کنیم|send an SMS)/, { canEnd: true });
export const AlertTriggered: Story = alertsThat(
  "triggered",
  /^(قیمت به ۱۸٬۰۰۰٬۰۰۰|The price reached 18,000,000|دوباره قابل رزرو شد|It could be booked again)/,
  {
    canEnd: false,
  },
);
export const AlertExpired: Story = alertsThat("expired", /^(این هشدار پایان یافت|This alert has ended)/, {
  canEnd: false,
});
/** An alert that could not be ended stays, says so, and can be ended again. */
export const AlertNotEnded: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      [list]: priceAlerts.slice(0, 1),
      [`${list}/5/delete`]: () => {
        throw new Refused("unavailable");
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const end = () => within(canvasElement).findByRole("button", { name: /^(پایان هشدار|End alert)/ });
    await userEvent.click(await end());
    await within(canvasElement.ownerDocument.body).findByText(/^(هشدار پایان نیافت|The alert couldn’t be ended)/);
    await expect(await end()).toBeEnabled();
  },
};
export const Empty: Story = stage({ ...at, scenario: "empty" });
export const Loading: Story = stage({ ...at, scenario: "waiting" });
export const Offline: Story = stage({ ...at, scenario: "offline" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
