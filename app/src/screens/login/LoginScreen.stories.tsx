import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { inPage } from "#app/src/page/story.tsx";
import type { AccountActions } from "#app/src/store/account.ts";
import { me, token } from "#fixtures/answers/traveller.ts";
import { LoginScreen } from "./LoginScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/ورود", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const go = fn();
const sent = async () => succeeded({ ttl: 120, resend_after: 60 });
const letIn = async () => succeeded({ token, user: me });
const refused = (name: string, message: string) => async (): Promise<Result<never>> =>
  failed({
    kind: "status",
    status: 422,
    reason: "invalid_input",
    message,
    errors: [{ name, code: "wrong_code", params: {}, message }],
  });

const login = (account: Partial<AccountActions> = {}) =>
  inPage(
    LoginScreen,
    { returnTo: "/IsfahanHotels.html" },
    {
      path: "/user/login.html",
      actions: {
        go,
        account: {
          ...idleActions.account,
          sendCode: sent,
          sendForgottenCode: sent,
          loginByCode: letIn,
          loginByForgottenCode: letIn,
          loginByPassword: letIn,
          setPassword: async () => succeeded({}),
          ...account,
        },
      },
    },
  );

const words = {
  fa: {
    mobile: "شمارهٔ موبایل",
    send: "دریافت کد",
    code: "کد شش‌رقمی",
    enter: "ورود",
    byPassword: "ورود با رمز عبور",
    password: "رمز عبور",
    forgot: "رمز عبور را فراموش کرده‌ام",
    newPassword: "رمز عبور تازه",
    save: "ذخیرهٔ رمز",
    typed: "۰۹۱۲۳۴۵۶۷۸۹",
    typedCode: "۱۲۳۴۵۶",
    wrong: "کد درست نیست",
  },
  en: {
    mobile: "Mobile number",
    send: "Get a code",
    code: "Six-digit code",
    enter: "Log in",
    byPassword: "Log in with a password",
    password: "Password",
    forgot: "I have forgotten my password",
    newPassword: "New password",
    save: "Save the password",
    typed: "0912 345 6789",
    typedCode: "123456",
    wrong: "The code is wrong",
  },
} as const;
const wordsOf = (globals: { locale?: unknown }) => (globals.locale === "en" ? words.en : words.fa);

const askForCode: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const { mobile, send, typed, code } = wordsOf(globals);
  await userEvent.type(canvas.getByLabelText(mobile), typed);
  await userEvent.click(canvas.getByRole("button", { name: send }));
  await canvas.findByLabelText(code);
};

const enterCode: Play = async (context) => {
  await askForCode(context);
  const canvas = within(context.canvasElement);
  const { typedCode, enter } = wordsOf(context.globals);
  await expect(context.canvasElement.ownerDocument.activeElement).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.keyboard(typedCode);
  await userEvent.click(canvas.getByRole("button", { name: enter }));
};

export const Default: Story = { render: login() };
export const NoMobile: Story = {
  render: login(),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(globals).send }));
    await expect(canvas.getByLabelText(wordsOf(globals).mobile)).toHaveAttribute("aria-invalid", "true");
  },
};
export const CodeSent: Story = { render: login(), play: askForCode };
export const ByCode: Story = {
  render: login(),
  play: async (context) => {
    go.mockClear();
    await enterCode(context);
    await expect(go).toHaveBeenCalledWith("/IsfahanHotels.html");
  },
};
export const WrongCode: Story = {
  render: login({ loginByCode: refused("code", "کد درست نیست یا زمان آن گذشته است. · The code is wrong or too old.") }),
  play: async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(/کد درست نیست/);
  },
};
export const ByPassword: Story = {
  render: login(),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { byPassword, password } = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: byPassword }));
    await canvas.findByLabelText(password);
  },
};
export const ForgottenPassword: Story = {
  render: login(),
  play: async (context) => {
    go.mockClear();
    const canvas = within(context.canvasElement);
    const { mobile, typed, byPassword, forgot, code, typedCode, enter, newPassword, save } = wordsOf(context.globals);
    await userEvent.click(canvas.getByRole("button", { name: byPassword }));
    await userEvent.type(canvas.getByLabelText(mobile), typed);
    await userEvent.click(canvas.getByRole("button", { name: forgot }));
    await userEvent.type(await canvas.findByLabelText(code), typedCode);
    await userEvent.click(canvas.getByRole("button", { name: enter }));
    await userEvent.type(await canvas.findByLabelText(newPassword), "correct horse battery");
    await userEvent.click(canvas.getByRole("button", { name: save }));
    await expect(go).toHaveBeenCalledWith("/IsfahanHotels.html");
  },
};
export const NoAnswer: Story = {
  render: login({ sendCode: async () => failed({ kind: "network" }) }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { mobile, typed, send } = wordsOf(globals);
    await userEvent.type(canvas.getByLabelText(mobile), typed);
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await expect(canvas.getByLabelText(mobile)).toHaveAttribute("aria-invalid", "true");
  },
};
