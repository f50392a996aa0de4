import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { KeptCompanions } from "#app/src/features/companion/KeptCompanions.tsx";
import type { KeptVouchers } from "#app/src/page/offline-vouchers.ts";
import { inPage } from "#app/src/page/story.tsx";
import { Container } from "#design-system/components/Layout/Layout.tsx";
import { addressOf } from "#domain/addresses/routes.ts";
import { companionAbroad, companionOnStay } from "#fixtures/answers/companion.ts";
import { flightVoucher } from "#fixtures/answers/flight-reservation.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { tourVoucher } from "#fixtures/answers/tour-reservation.ts";
import { stage } from "#tests/stories/stage.tsx";
import offline from "./page.tsx";

/** The site without a network: the worker shows this page at any address. */
const meta: Meta = {
  title: "صفحه‌ها/بدون اینترنت Offline",
  parameters: { layout: "fullscreen", address: addressOf("offline", { locale: "fa" }) },
};
export default meta;
type Story = StoryObj;

const kept: KeptVouchers = {
  drop: async () => {},
  keep: async () => null,
  forget: async () => {},
  all: async () => [voucher, tourVoucher, flightVoucher],
  here: async () => null,
};
const page = (vouchers: Partial<KeptVouchers>, isLoggedIn = true): Story =>
  stage({
    // Its own addresses fix the language.
    address: addressOf("home"),
    page: offline,
    answers: {},
    actions: { vouchers: { ...kept, ...vouchers }, isLoggedIn: () => isLoggedIn },
  });

/** Each with its tracking code, and the way to it. */
export const WithVouchers: Story = {
  ...page({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(voucher.tracking_code);
    await expect(canvas.getAllByRole("link", { name: /^(مشاهده و چاپ|View and print)/ })).toHaveLength(3);
  },
};
/** Weeks after the log-in: the session has ended by itself, the vouchers are there, and can be deleted. */
export const SessionOver: Story = {
  ...page({}, false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(voucher.tracking_code);
    await userEvent.click(canvas.getByRole("button", { name: /^(پاک کردن از این مرورگر|Delete from this browser)$/ }));
    await canvas.findByText(/واچر یا بلیتی در این مرورگر نیست|There are no vouchers or tickets in this browser/);
    await expect(canvas.queryByRole("button", { name: /پاک کردن|Delete/ })).toBeNull();
  },
};
export const Empty: Story = page({ all: async () => [] });
export const Reading: Story = page({ all: () => new Promise(() => {}) });
/** A voucher's address shows the voucher itself, with remarks about this copy. */
export const Voucher: Story = {
  ...page({ here: async () => voucher.confirmation_code }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1, name: /هتل|Hotel|خانه|House/ });
  },
};
export const Ticket: Story = page({ here: async () => flightVoucher.confirmation_code });
export const TourVoucher: Story = page({ here: async () => tourVoucher.confirmation_code });
/** Trips that were opened here by companions' links: the traveller, the first stage, and the way to it. */
export const OfCompanions: Story = {
  render: inPage(
    () => (
      <Container>
        <KeptCompanions
          kept={[companionOnStay, companionAbroad].flatMap(({ voucher: one }, at) =>
            one === null ? [] : [{ token: `Pk7nX2qLr5b8Mv3ZyD1tG${at}`, voucher: one }],
          )}
        />
      </Container>
    ),
    null,
  ),
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole("link", { name: /^(مشاهدهٔ سفر|View trip)$/ });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/trip/Pk7nX2qLr5b8Mv3ZyD1tG0",
      "/trip/Pk7nX2qLr5b8Mv3ZyD1tG1",
    ]);
  },
};
/** A voucher that was never opened here is as any other page. */
export const AnotherVoucher: Story = page({ here: async () => "Fk7nX2qLr5b8Mv3ZyD1tGh" });
