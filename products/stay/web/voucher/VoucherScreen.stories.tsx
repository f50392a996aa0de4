import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { DAY_SECONDS } from "#domain/calendar/constants.ts";
import { correctedVoucher } from "#fixtures/answers/corrected-name.ts";
import { maskedTravellers } from "#fixtures/answers/masked.ts";
import { voucher } from "#fixtures/answers/reservation.ts";
import { Refused } from "#fixtures/scenario.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = { title: "صفحه‌ها/واچر Voucher", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const { confirmation_code } = voucher;
const path = `reserve/v2/${confirmation_code}/voucher`;
const at = {
  address: addressOf("voucher", { confirmation_code }),
  answers: { [path]: voucher },
  // Stands on it with an account, as the owner does.
  actions: { isLoggedIn: () => true },
};

/** The way back: to the booking for its owner, otherwise to the tracking page. */
const leadsTo =
  (address: string): Story["play"] =>
  async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole("link", { name: /^(مشاهدهٔ وضعیت رزرو|View booking status)$/ });
    await expect(link).toHaveAttribute("href", address);
  };
export const Default: Story = { ...stage(at), play: leadsTo(addressOf("status", { confirmation_code })) };
/** A booking that was changed since its issue: the paper says when, beside the time of the issue. */
export const Revised: Story = {
  ...stage({ ...at, answers: { [path]: correctedVoucher } }),
  play: async ({ canvasElement }) => {
    const term = await within(canvasElement).findByText(/^(آخرین تغییر|Last changed)$/);
    await expect(term.nextElementSibling?.textContent).toMatch(/[0-9۰-۹]/);
  },
};
/** Rooms are counted from 1. */
export const RoomsCounted: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const rooms = await within(canvasElement).findByRole("region", { name: /^(اتاق‌ها|Rooms)$/ });
    const [first] = within(rooms).getAllByRole("listitem");
    await expect(first).toHaveTextContent(/^(اتاق ۱|Room 1): /);
  },
};
/** Each sheet begins with a tiled edge of its own, which no reader hears. */
export const TiledEdge: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByRole("heading", { level: 1 });
    const edge = title.closest("[data-sheet]")?.querySelector("svg[aria-hidden=true][data-edge]");
    await expect(edge?.querySelector("pattern path")?.getAttribute("d")).toMatch(/^M/);
    await expect(edge?.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};
/** The paper is read when the first step is over: each has its date and its sum. */
export const AllSteps: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    const lines = [...canvasElement.querySelectorAll<HTMLElement>("[data-penalty]")];
    await expect(voucher.penalties.length).toBeGreaterThan(1);
    await expect(lines.map(({ dataset }) => Number(dataset.penalty))).toEqual(
      voucher.penalties.map(({ amount }) => amount),
    );
  },
};
/** For a desk abroad each hour names its clock: the hotel's hours its own, deadlines and the issue Tehran's. */
export const Abroad: Story = {
  ...stage({ ...at, answers: { [path]: { ...voucher, property: { ...voucher.property, country: "TR" } } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.getAllByText(/(ساعت [۰-۹:]+ به وقت محلی|at [\d:]+ local time)$/)).toHaveLength(2);
    const issued = canvas.getByText(/^(صدور|Issued)$/).nextElementSibling;
    await expect(issued).toHaveTextContent(/(به وقت تهران|\(Tehran time\))$/);
    const dated = [...canvasElement.querySelectorAll("[data-penalty]")].slice(0, -1);
    await expect(dated.length).toBeGreaterThan(0);
    for (const line of dated) await expect(line).toHaveTextContent(/به وقت تهران|\(Tehran time\)/);
  },
};
/** Each night of a long stay raises the fee: the last line says so. */
export const MoreStepsThanLines: Story = {
  ...stage({
    ...at,
    answers: {
      [path]: {
        ...voucher,
        penalties: Array.from({ length: 14 }, (_, night) => ({
          until: night === 13 ? null : voucher.issued_at + (night + 1) * DAY_SECONDS,
          amount: night * 10_000_000,
        })),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/^(بیشتر|More)$/);
    await expect(canvasElement.querySelectorAll("[data-penalty]")).toHaveLength(7);
  },
};
/** The command line is for staff who check vouchers: folded on the screen, and on no traveller's paper. */
export const CheckedByStaff: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const title = await within(canvasElement).findByText(
      /^(راهنمای پذیرش برای بررسی کد QR|For staff: how to check the QR code)$/,
    );
    await expect(within(canvasElement).getByText(/^shamseh voucher verify/)).not.toBeVisible();
    await userEvent.click(title);
    await expect(within(canvasElement).getByText(/^shamseh voucher verify/)).toBeVisible();
  },
};
/** Number to call on the way: the property's own, besides the support's. */
export const PropertyPhone: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const call = await within(canvasElement).findByRole("link", { name: /^(\+۹۸ ۳۱ ۰۰۰۰ ۰۰۰۷|\+98 31 0000 0007)$/ });
    await expect(call).toHaveAttribute("href", "tel:+983100000007");
  },
};
export const WithoutPropertyPhone: Story = {
  ...stage({ ...at, answers: { [path]: { ...voucher, property: { ...voucher.property, phone: null } } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 1 });
    await expect(within(canvasElement).queryByText(/^(تلفن|Phone)$/)).toBeNull();
  },
};
/** As a tracking view shows it. */
export const Masked: Story = {
  ...stage({
    ...at,
    answers: {
      [path]: {
        ...voucher,
        is_masked: true,
        travellers: maskedTravellers(voucher.travellers),
      },
    },
  }),
  play: leadsTo(addressOf("tracking")),
};
const noVouchers = { drop: async () => {}, forget: async () => {}, all: async () => [], here: async () => null };
/** Kept by this browser for use without a network, until a day after its journey. */
export const Kept: Story = {
  ...stage({ ...at, actions: { ...at.actions, vouchers: { ...noVouchers, keep: async () => voucher.issued_at } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/بدون اینترنت هم باز می‌شود|without internet until/);
  },
};
/** Its storage is full or refused. */
export const NotKept: Story = {
  ...stage({ ...at, actions: { ...at.actions, vouchers: { ...noVouchers, keep: async () => null } } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/آن را چاپ یا ذخیره کنید|print or save it/);
  },
};
export const Loading: Story = stage({ ...at, scenario: "waiting" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const LongText: Story = stage({ ...at, areTextsLong: true });
/** The columns of a narrow voucher keep apart, heads and values. */
export const ColumnsOnAPhone: Story = {
  ...stage(at),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const words = (cell: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getBoundingClientRect();
    };
    for (const row of await within(canvasElement).findAllByRole("row")) {
      const boxes = [...row.children].map(words).sort((one, other) => one.left - other.left);
      for (const [at, { left }] of boxes.slice(1).entries())
        await expect(left - (boxes[at]?.right ?? 0)).toBeGreaterThanOrEqual(8);
    }
  },
};
export const NotIssued: Story = stage({
  ...at,
  answers: {
    [path]: () => {
      throw new Refused("not_open");
    },
  },
});
