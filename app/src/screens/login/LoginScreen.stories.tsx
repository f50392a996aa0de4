import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { failed, type Result, succeeded } from "#app/src/api/result.ts";
import { idleActions } from "#app/src/page/idle-actions.ts";
import { inPage } from "#app/src/page/story.tsx";
import type { AccountActions } from "#app/src/store/account.ts";
import { addressOf } from "#domain/addresses/routes.ts";
import type { OutcomeValue } from "#domain/contract/payment.shapes.ts";
import { type FieldCode, type RefusalParams, refusal } from "#domain/messages/refusals.ts";
import { originBoundLine, smsText } from "#domain/messages/sms.ts";
import type { PaymentOutcome } from "#domain/payment/outcomes.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { countries } from "#fixtures/answers/countries.ts";
import { reservation } from "#fixtures/answers/reservation.ts";
import { login as answer, codeSent } from "#fixtures/answers/traveller.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";
import { LoginScreen } from "./LoginScreen.tsx";

const meta: Meta = { title: "صفحه‌ها/ورود Log-in", parameters: { layout: "fullscreen", address: addressOf("login") } };
export default meta;
type Story = StoryObj;
type Play = NonNullable<Story["play"]>;

const go = fn();
const sendCode = fn(async () => succeeded(codeSent));
const letIn = async () => succeeded(answer);
/** The provider's own words for a wrong code, in the language of the page. */
const refused =
  (code: FieldCode, params: RefusalParams = {}) =>
  async (): Promise<Result<never>> => {
    const message = refusal(code, params, localeOf(document.documentElement.lang));
    const errors = [{ name: "code", code, params, message }];
    return failed({ kind: "status", status: 422, reason: "invalid_input", message, errors });
  };
/** Text of the SMS that would have been sent. */
const demoMessage = async () =>
  smsText("login_code", { code: "123456" }, { locale: localeOf(document.documentElement.lang), supportAbroad: null }) +
  originBoundLine("shamseh.example", "123456");

const login = (account: Partial<AccountActions> = {}, isDemo = false) =>
  inPage(
    LoginScreen,
    { returnTo: "/IsfahanHotels.html", payment: null },
    {
      path: "/user/login.html",
      isDemo,
      actions: {
        go,
        account: {
          ...idleActions.account,
          sendCode,
          loginByCode: letIn,
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
    send: "دریافت کد تأیید",
    code: "کد تأیید شش‌رقمی",
    change: "تغییر شماره",
    over: "زمان این کد تمام شد. کد جدید بگیرید.",
    another: "دریافت کد جدید",
    fill: "وارد کردن کد",
    byPassword: "ورود با رمز عبور",
    password: "رمز عبور",
    forgot: "رمز عبور را فراموش کرده‌اید؟",
    newPassword: "رمز عبور جدید",
    save: "ذخیرهٔ رمز عبور",
    abroad: "شمارهٔ موبایل کشوری دیگر دارید؟",
    germany: "آلمان +۴۹",
    typed: "۰۹۱۲۳۴۵۶۷۸۹",
    typedCode: "۱۲۳۴۵۶",
  },
  en: {
    mobile: "Mobile number",
    send: "Get verification code",
    code: "Six-digit verification code",
    change: "Change number",
    over: "This code has expired. Get a new one.",
    another: "Get a new code",
    fill: "Fill in the code",
    byPassword: "Log in with password",
    password: "Password",
    forgot: "Forgot your password?",
    newPassword: "New password",
    save: "Save password",
    abroad: "Mobile number from another country?",
    germany: "Germany +49",
    typed: "0912 345 6789",
    typedCode: "123456",
  },
} as const;
const wordsOf = wordsByGlobals(words);

const askForCode: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const { mobile, send, typed, code } = wordsOf(globals);
  await userEvent.type(canvas.getByLabelText(mobile), typed);
  await userEvent.click(canvas.getByRole("button", { name: send }));
  await canvas.findByLabelText(code);
};

const enterCode: Play = async (context) => {
  await askForCode(context);
  const { typedCode } = wordsOf(context.globals);
  await expect(context.canvasElement.ownerDocument.activeElement).toHaveAttribute("autocomplete", "one-time-code");
  await userEvent.keyboard(typedCode);
};

export const Default: Story = { render: login() };

const outcomes = {
  paid: { fa: /^پرداخت شما انجام شد/, en: /^Your payment went through/ },
  asking: { fa: /دوباره پرداخت نکنید/, en: /don’t pay again/ },
  returned: { fa: /برگردانده می‌شود/, en: /is being refunded/ },
  left: { fa: /مبلغی کسر نشد/, en: /Nothing was charged/ },
  failed: { fa: /^پرداخت انجام نشد/, en: /^The payment failed/ },
} as const satisfies Readonly<Record<PaymentOutcome, Readonly<Record<"fa" | "en", RegExp>>>>;
const backFromBank = (
  outcome: OutcomeValue["outcome"],
  tracking_code: string | null = reservation.tracking_code,
): Story => ({
  ...stage({
    address: addressOf("login", {}, { return_to: "/user/panel/financial/index.html?payment=p1" }),
    answers: { "payment/v2/p1/outcome": { outcome, tracking_code } satisfies OutcomeValue },
  }),
  play: async ({ canvasElement, globals }) => {
    const locale = localeOf(globals["locale"]);
    const said = within(canvasElement).getByText(outcomes[outcome][locale]);
    await expect(said).toBeVisible();
    await expect(said).toHaveTextContent(tracking_code ?? /کیف پول|your wallet/);
  },
});
/** A payer back from the bank without a session: the outcome of the payment comes before the log-in. */
export const Paid: Story = backFromBank("paid");
export const WalletCharged: Story = backFromBank("paid", null);
export const ResultAwaited: Story = backFromBank("asking");
export const PaidInVain: Story = backFromBank("returned");
export const LeftTheBank: Story = backFromBank("left");
export const PaymentFailed: Story = backFromBank("failed");

/** R121: an empty field is reported as required, any other by its format. */
export const NoMobile: Story = {
  render: login(),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: wordsOf(globals).send }));
    await expect(canvas.getByLabelText(wordsOf(globals).mobile)).toHaveAttribute("aria-invalid", "true");
    await expect(canvas.getByLabelText(wordsOf(globals).mobile)).toHaveAccessibleDescription(REQUIRED);
  },
};

/** By password without a mobile, the mobile is filled first; with one, the password. */
export const PasswordBeforeMobile: Story = {
  render: login(),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { byPassword, mobile, password } = wordsOf(globals);
    await userEvent.click(canvas.getByRole("button", { name: byPassword }));
    await canvas.findByLabelText(password);
    await waitFor(() => expect(canvas.getByLabelText(mobile)).toHaveFocus());
  },
};
export const PasswordAfterMobile: Story = {
  render: login(),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { byPassword, mobile, password, typed } = wordsOf(globals);
    await userEvent.type(canvas.getByLabelText(mobile), typed);
    await userEvent.click(canvas.getByRole("button", { name: byPassword }));
    await waitFor(() => expect(canvas.getByLabelText(password)).toHaveFocus());
  },
};

/** The destination of the code is a sentence with the number in it, never a number after a colon. */
export const CodeSent: Story = {
  render: login(),
  play: async (context) => {
    await askForCode(context);
    await within(context.canvasElement).findByText(
      /^(کد تأیید به .*۰۹۱۲.* پیامک شد\.|We’ve texted a verification code to .*0912.*\.)$/,
    );
  },
};
export const ByCode: Story = {
  render: login(),
  play: async (context) => {
    go.mockClear();
    await enterCode(context);
    await expect(go).toHaveBeenCalledWith("/IsfahanHotels.html");
  },
};
/** A code that is pasted over a wrong one is submitted too. */
export const AnotherCodePasted: Story = (() => {
  const enter = fn(refused("wrong_code", { left: 4 }));
  return {
    render: login({ loginByCode: enter }),
    beforeEach: () => void enter.mockClear(),
    play: async (context) => {
      await enterCode(context);
      const canvas = within(context.canvasElement);
      await canvas.findByText(/کد تأیید درست نیست|code is incorrect/);
      const field = canvas.getByLabelText<HTMLInputElement>(wordsOf(context.globals).code);
      field.select();
      await userEvent.paste("654321");
      await waitFor(() => expect(enter).toHaveBeenCalledTimes(2));
    },
  };
})();
export const WrongCode: Story = {
  render: login({ loginByCode: refused("wrong_code", { left: 4 }) }),
  play: async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(/کد تأیید درست نیست|code is incorrect/);
  },
};
/** Tried five times, or replaced by another: a new code is requested, and its field is empty and has the focus. */
export const SpentCode: Story = {
  render: login({
    sendCode: async () => succeeded({ ...codeSent, resend_after: 0 }),
    loginByCode: refused("code_spent"),
  }),
  play: async (context) => {
    await enterCode(context);
    const canvas = within(context.canvasElement);
    const { another, code } = wordsOf(context.globals);
    await canvas.findByText(/دیگر معتبر نیست|no longer valid/);
    await userEvent.click(await canvas.findByRole("button", { name: another }));
    const field = canvas.getByLabelText(code);
    await waitFor(() => expect(field).toHaveValue(""));
    await expect(field).toHaveFocus();
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
  },
};
/** A step back and forward while no other code may be requested: nothing is sent, and the wait goes on. */
export const SpentBackAndForward: Story = {
  render: login({ loginByCode: refused("code_spent") }),
  play: async (context) => {
    sendCode.mockClear();
    await enterCode(context);
    const canvas = within(context.canvasElement);
    await canvas.findByText(/دیگر معتبر نیست|no longer valid/);
    const { change, mobile, send, code } = wordsOf(context.globals);
    await userEvent.click(canvas.getByRole("button", { name: change }));
    await canvas.findByLabelText(mobile);
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await canvas.findByLabelText(code);
    await expect(sendCode).toHaveBeenCalledTimes(1);
    await canvas.findByText(/^(ارسال دوباره تا|Resend in)/);
  },
};
/** The code expires while its owner looks for it: that is stated before anything is entered. */
export const CodeOver: Story = {
  render: login({ sendCode: async () => succeeded({ ...codeSent, ttl: 0, resend_after: 0 }) }),
  play: async (context) => {
    await askForCode(context);
    const canvas = within(context.canvasElement);
    const { over, another } = wordsOf(context.globals);
    const main = within(await canvas.findByRole("main"));
    await expect(await main.findByRole("status")).toHaveTextContent(over);
    await expect(canvas.getByRole("button", { name: another })).toBeEnabled();
  },
};
export const ExpiredCode: Story = {
  render: login({ loginByCode: refused("code_expired") }),
  play: async (context) => {
    await enterCode(context);
    await within(context.canvasElement).findByText(/این کد تأیید منقضی شده است|has expired/);
  },
};
/** Others request codes for this number too: the message leaves a little later. */
export const CodeToCome: Story = {
  render: login({ sendCode: async () => succeeded({ ...codeSent, sent_in: 45, resend_after: 105 }) }),
  play: askForCode,
};
/** A step back to the number and forward again: the same code is waited for, and no other is sent. */
export const BackAndForward: Story = {
  render: login(),
  play: async (context) => {
    sendCode.mockClear();
    await askForCode(context);
    const canvas = within(context.canvasElement);
    const { change, mobile, send, code } = wordsOf(context.globals);
    await userEvent.click(canvas.getByRole("button", { name: change }));
    await canvas.findByLabelText(mobile);
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await canvas.findByLabelText(code);
    await expect(sendCode).toHaveBeenCalledTimes(1);
  },
};
/** In the demonstration the message stands in the place of a telephone, and its code is typed by a touch. */
export const InTheDemonstration: Story = {
  render: login({ demoMessage }, true),
  play: async (context) => {
    await askForCode(context);
    await within(context.canvasElement).findByText(/کد تأیید ورود|code for login/);
  },
};
export const ByTheDemonstrationsMessage: Story = {
  render: login({ demoMessage }, true),
  play: async (context) => {
    go.mockClear();
    await askForCode(context);
    const fill = await within(context.canvasElement).findByRole("button", { name: wordsOf(context.globals).fill });
    await userEvent.click(fill);
    await expect(go).toHaveBeenCalledWith("/IsfahanHotels.html");
  },
};
const openAbroad: Play = async ({ canvasElement, globals }) => {
  await userEvent.click(within(canvasElement).getByText(wordsOf(globals).abroad));
};
/** The countries that codes are sent to are listed before a number is typed. */
export const FromAbroad: Story = {
  render: login({ countries: async () => countries }),
  play: async (context) => {
    await openAbroad(context);
    const items = await within(context.canvasElement).findAllByRole("listitem");
    const { germany } = wordsOf(context.globals);
    await expect(items.map(({ textContent }) => textContent)).toContain(germany);
  },
};
export const FromAbroadOnlyIran: Story = {
  render: login({
    countries: async () => countries.map((country) => ({ ...country, has_sms: country.iso2 === "IR" })),
  }),
  play: async (context) => {
    await openAbroad(context);
    await within(context.canvasElement).findByText(/^(کد تأیید فقط به|We send codes to Iranian)/);
  },
};
export const FromAbroadNotLoaded: Story = {
  render: login(),
  play: async (context) => {
    await openAbroad(context);
    await within(context.canvasElement).findByText(/^(فهرست کشورها|The list of countries)/);
  },
};
/** A number of a country that is not served: the field says so, with the alternative. */
export const CountryNotServed: Story = {
  render: login({ sendCode: refused("country_not_served") }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { mobile, send } = wordsOf(globals);
    await userEvent.type(canvas.getByLabelText(mobile), "+232 76 123456");
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await canvas.findByText(/به شماره‌های این کشور پیامک ارسال نمی‌کنیم|send SMS to this country/);
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
    const { mobile, typed, byPassword, forgot, code, typedCode, newPassword, save } = wordsOf(context.globals);
    await userEvent.click(canvas.getByRole("button", { name: byPassword }));
    await userEvent.type(canvas.getByLabelText(mobile), typed);
    await userEvent.click(canvas.getByRole("button", { name: forgot }));
    await userEvent.type(await canvas.findByLabelText(code), typedCode);
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
