import { userEvent, within } from "storybook/test";

/** Types a number and a code, which submits itself, into the login form above the page. */
export async function logIn(canvasElement: HTMLElement): Promise<void> {
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
  await userEvent.type(await dialog.findByRole("textbox", { name: /^(شمارهٔ موبایل|Mobile number)$/ }), "۰۹۱۲۰۰۰۰۰۰۷");
  await userEvent.click(dialog.getByRole("button", { name: /^(دریافت کد تأیید|Get verification code)$/ }));
  await userEvent.type(
    await dialog.findByRole("textbox", { name: /^(کد تأیید شش‌رقمی|Six-digit verification code)$/ }),
    "۱۲۳۴۵۶",
  );
}
