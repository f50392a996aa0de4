import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

/** Paid and being issued: the page says so, shows no code of a supplier and no way to a voucher. */
export const isBeingIssued: StoryObj["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole("heading", {
    level: 1,
    name: /^(پرداخت شد؛ صدور رزرو در حال انجام است|Paid; issuing your booking is in progress)$/,
  });
  await expect(canvas.queryByRole("link", { name: /واچر|بلیت|voucher|ticket/i })).toBeNull();
};
