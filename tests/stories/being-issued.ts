import type { StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

/**
 * Paid and being issued: the page says so, is at the last step, and shows neither a supplier's code nor a link to a
 * voucher.
 */
export const isBeingIssued: StoryObj["play"] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await canvas.findByRole("heading", {
    level: 1,
    name: /^(پرداخت شد؛ صدور رزرو در حال انجام است|Paid; issuing your booking is in progress)$/,
  });
  const steps = canvas.getByRole("list", { name: /^(مراحل رزرو|Booking steps)$/ });
  await expect(steps.lastElementChild).toHaveAttribute("aria-current", "step");
  await expect(canvas.queryByRole("link", { name: /واچر|بلیت|voucher|ticket/i })).toBeNull();
};
