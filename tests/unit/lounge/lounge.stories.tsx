import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PrepareFrame } from "#app/src/features/prepare/PrepareFrame.tsx";
import { reservationPage } from "#app/src/features/reservation/reservation-page.tsx";
import { StatusFrame } from "#app/src/features/reservation/StatusFrame.tsx";
import { VoucherFrame } from "#app/src/features/voucher/VoucherFrame.tsx";
import { reservationAddress } from "#domain/addresses/reservation-pages.ts";
import { paymentMethods } from "#fixtures/answers/payment.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { reservationIn } from "#fixtures/answers/reservations.ts";
import { stage } from "#tests/stories/stage.tsx";
import { loungeParts } from "./parts.tsx";

/** The frames of a reservation's pages with a product that no file of the website knows. */
const meta: Meta = { title: "صفحه‌ها/محصولی دیگر", parameters: { layout: "fullscreen" } };
export default meta;

const { confirmation_code: code, now } = reservationIn.in_progress;
const own = {
  kind: "lounge",
  confirmation_code: code,
  subject: { kind: "lounge", name_fa: "سالن مهتاب", name_en: "Mahtab lounge", hour: now + 86_400, seats: 2 },
};
const frames = {
  prepare: [PrepareFrame, "", { ...reservationIn.in_progress, ...own }],
  status: [StatusFrame, "", { ...reservationIn.ready_to_pay, ...own }],
  voucher: [VoucherFrame, "/voucher", { ...voucher, ...own }],
} as const;

function frame(page: keyof typeof frames, text: RegExp): StoryObj {
  const [Frame, tail, answer] = frames[page];
  return {
    ...stage({
      address: reservationAddress("lounge", page, code),
      page: reservationPage(Frame, loungeParts, []),
      isBeyondTheContract: true,
      answers: {
        [`lounge/v2/reserve/${code}${tail}`]: answer,
        "user/v2/guests": [],
        "payment/v2/methods": paymentMethods,
        "base/v2/countries": [],
      },
      actions: { isLoggedIn: () => true },
    }),
    play: async ({ canvasElement }) => {
      await expect((await within(canvasElement).findAllByText(text)).length).toBeGreaterThan(0);
    },
  };
}
export const Travellers = frame("prepare", /انتخاب ساعت|^Hour$/);
export const Status = frame("status", /جای شما تا پایان مهلت|Your seats are kept/);
export const Voucher = frame("voucher", /ورودی سالن نشان دهید|at the lounge’s door/);
