import { userEvent, within } from "storybook/test";

const box = { name: /^(می‌پذیرم|I accept)/ } as const;

/** Accepts the terms of a payment, and presses the button that pays. */
export async function acceptAndPay(canvasElement: HTMLElement, pay: RegExp | string): Promise<void> {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("checkbox", box));
  await userEvent.click(canvas.getByRole("button", { name: pay }));
}
