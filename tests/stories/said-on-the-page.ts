import { expect, within } from "storybook/test";
import { localeOf } from "#domain/text/in-locale.ts";

/** Expected texts of a page in both languages: its heading, and the text below. */
export type Said = Readonly<Record<"fa" | "en", { title: RegExp; text: RegExp }>>;

/**
 * Specified texts for the ends of a payment and of a booking (R187, R188), copied here: the page must show them
 * whatever the catalogues contain.
 */
export const ENDS = {
  paymentFailed: {
    fa: { title: /^پرداخت ناموفق بود$/, text: /اگر مبلغی از حساب شما کسر شده باشد، حداکثر تا ۷۲ ساعت برمی‌گردد/ },
    en: {
      title: /^The payment failed$/,
      text: /If money was taken from your account, it will be returned within 72 hours/,
    },
  },
  deadlineExpired: {
    fa: { title: /^مهلت پرداخت به پایان رسید$/, text: /پرداختی انجام نشده است/ },
    en: { title: /^The payment deadline has expired$/, text: /No payment was made/ },
  },
  extensionExpired: {
    fa: { title: /^این رزرو منقضی شد$/, text: /مهلت تمدیدشدهٔ پرداخت هم به پایان رسیده است/ },
    en: { title: /^This booking has expired$/, text: /The extended payment deadline has expired/ },
  },
  leftByItsPayer: {
    fa: { title: /^پرداخت انجام نشد$/, text: /از پرداخت انصراف دادید؛ مبلغی کسر نشد/ },
    en: { title: /^Not paid yet$/, text: /You left the bank without paying\. Nothing was charged/ },
  },
  rejected: {
    fa: { title: /^رزرو ناموفق بود$/, text: /این رزرو را نپذیرفت/ },
    en: { title: /^The booking was unsuccessful$/, text: /declined this booking/ },
  },
} as const satisfies Readonly<Record<string, Said>>;

/** Expects a page to show a text: as its heading, and in the message below it. */
export const says =
  (said: Said) =>
  async ({ canvasElement, globals }: { canvasElement: HTMLElement; globals: { locale?: unknown } }): Promise<void> => {
    const canvas = within(canvasElement);
    const { title, text } = said[localeOf(globals.locale)];
    const heading = await canvas.findByRole("heading", { level: 1, name: title });
    await expect(heading).toBeVisible();
    const message = within(heading.closest<HTMLElement>("[role=status]") ?? canvasElement).getAllByText(text);
    for (const part of message) await expect(part).toBeVisible();
  };

/** Texts for a payer whose money may be gone: wrong when nothing was charged. */
const ALARMING = /ناموفق|کسر شده باشد|failed|was taken/;

/** A payer who left the bank on purpose sees no failure, and can pay again. */
export async function saysThatItsPayerLeft(context: Parameters<ReturnType<typeof says>>[0]): Promise<void> {
  await says(ENDS.leftByItsPayer)(context);
  const heading = within(context.canvasElement).getByRole("heading", { level: 1 });
  const message = heading.closest<HTMLElement>("[role=status]");
  await expect(message).not.toBeNull();
  await expect(message?.textContent).not.toMatch(ALARMING);
  await within(context.canvasElement).findByRole("button", { name: /^(پرداخت [۰-۹]|Pay \d)/ });
}
