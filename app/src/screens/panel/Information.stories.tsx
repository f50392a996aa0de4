import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, waitFor, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { originBoundLine, smsText } from "#domain/messages/sms.ts";
import { ownData, panelAnswers } from "#fixtures/answers/panel.ts";
import { hindrances, me, profile } from "#fixtures/answers/traveller.ts";
import { Refused } from "#fixtures/scenario.ts";
import { REQUIRED } from "#tests/stories/required.ts";
import { stage } from "#tests/stories/stage.tsx";
import { wordsByGlobals } from "#tests/stories/words.ts";

const meta: Meta = { title: "صفحه‌ها/حساب من Account/اطلاعات من My details", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const at = { address: addressOf("panelInformation"), answers: panelAnswers };
const freshCodeNeeded = (name: string) => {
  const message = { fa: "ابتدا شمارهٔ موبایل خود را تأیید کنید.", en: "First confirm your mobile number." };
  return new Refused("invalid_input", message, [{ name, code: "fresh_code_needed", params: {}, message }]);
};

export const Filled: Story = stage(at);
export const NothingYet: Story = stage({
  ...at,
  answers: {
    ...panelAnswers,
    "profile/user-information/details": { personal: null, legal: null, contact: null, completeness: 0 },
    "user/v2/me": { ...me, has_password: false },
    "user/v2/bank-accounts": [],
  },
});
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const Loading: Story = stage({ ...at, scenario: "waiting" });
export const Failed: Story = stage({ ...at, scenario: "500" });
export const Offline: Story = stage({ ...at, scenario: "offline" });

const words = {
  fa: {
    save: "ذخیره",
    saved: "ذخیره شد.",
    mobile: "تغییر شماره",
    number: "شمارهٔ جدید",
    send: "ارسال کد تأیید",
  },
  en: {
    save: "Save",
    saved: "Saved.",
    mobile: "Change number",
    number: "New number",
    send: "Send verification code",
  },
} as const;
const wordsOf = wordsByGlobals(words);

/** Another device is logged out; the current one cannot be, from here. */
export const LoggingOutElsewhere: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const part = within(
      await canvas.findByRole("region", { name: /^(دستگاه‌های متصل به حساب|Where you’re logged in)$/ }),
    );
    await waitFor(() => expect(part.getAllByRole("listitem")).toHaveLength(3));
    const [first, ...others] = part.getAllByRole("button", { name: /^(خروج|Log out)$/ });
    await expect(others).toHaveLength(1);
    await expect(part.getByRole("button", { name: /^(خروج از همه|Log out everywhere else)/ })).toBeVisible();
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(part.getAllByRole("listitem")).toHaveLength(2));
    await canvas.findByText(/^(از آن دستگاه خارج شدید|Logged out there)\.$/);
  },
};

const leavingOf = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement).findByRole("region", {
      name: /^(داده‌ها و حذف حساب|Your data and deleting your account)$/,
    }),
  );

/** The data come as one file. */
export const TakingTheDataAlong: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const files = spyOn(URL, "createObjectURL");
    const part = await leavingOf(canvasElement);
    await userEvent.click(part.getByRole("button", { name: /^(دریافت داده‌های من|Download my data)$/ }));
    await within(canvasElement).findByText(/^(فایل داده‌ها ذخیره شد|The file with your data has been saved)\.$/);
    const [file] = files.mock.calls.at(-1) ?? [];
    const text = await (file as Blob).text();
    await expect(JSON.parse(text)).toEqual(ownData);
    files.mockRestore();
  },
};

/** Hindrances to the deletion, each with a link to where it is dealt with. */
export const NotYetDeletable: Story = {
  ...stage({ ...at, answers: { ...panelAnswers, "user/v2/account/hindrances": hindrances } }),
  play: async ({ canvasElement }) => {
    const part = await leavingOf(canvasElement);
    await waitFor(() => expect(part.getAllByRole("listitem")).toHaveLength(5));
    await expect(part.queryByRole("button", { name: /^(حذف حساب|Delete my account)$/ })).toBeNull();
    await expect(part.getByRole("link", { name: /^(مشاهدهٔ رزرو|View booking)$/ })).toBeVisible();
  },
};

const askToDelete = async (canvasElement: HTMLElement) => {
  const part = await leavingOf(canvasElement);
  await userEvent.click(await part.findByRole("button", { name: /^(حذف حساب|Delete my account)$/ }));
  const body = within(canvasElement.ownerDocument.body);
  return within(await body.findByRole("alertdialog"));
};

/** The dialog states what is deleted and what is kept before anything is deleted. */
export const BeforeDeleting: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await waitFor(() =>
      expect(dialog.getByRole("button", { name: /^(نگه داشتن حساب|Keep my account)$/ })).toBeVisible(),
    );
  },
};

/** A stranger at an open browser has no code; the owner enters one, and the account is deleted. */
let isProved = false;
export const Deleting: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "profile/user-information/verify-otp": () => {
        isProved = true;
        return profile.contact;
      },
      "user/v2/account/delete": () => {
        if (!isProved) throw freshCodeNeeded("account");
        return {};
      },
    },
    begin: () => {
      isProved = false;
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: /^(حذف همیشگی حساب|Delete for good)$/ }));
    const body = within(canvasElement.ownerDocument.body);
    const code = await body.findByLabelText(/^(کد تأیید شش‌رقمی|Six-digit verification code)$/);
    await userEvent.type(code, "123456");
    await body.findByText(/^(حساب شما حذف شد|Your account has been deleted)\.$/);
  },
};

/** Something was opened meanwhile, in another window. */
export const OpenedMeanwhile: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/account/delete": () => {
        const message = { fa: "حساب شما هنوز رزرو دارد.", en: "Your account still has a booking." };
        throw new Refused("account_in_use", message, [], { hindrances: hindrances.hindrances.slice(0, 1) });
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: /^(حذف همیشگی حساب|Delete for good)$/ }));
    const part = await leavingOf(canvasElement);
    await part.findByRole("link", { name: /^(مشاهدهٔ رزرو|View booking)$/ });
  },
};

/** The service is away: the account is as it was, and the dialog says so. */
export const NotDeleted: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/account/delete": () => {
        throw new Refused("unavailable");
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const dialog = await askToDelete(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: /^(حذف همیشگی حساب|Delete for good)$/ }));
    await dialog.findByRole("alert");
  },
};

/** Personal details are saved; typed values stay. */
export const Saving: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    const [save] = await canvas.findAllByRole("button", { name: w.save });
    await userEvent.click(save as HTMLElement);
    await canvas.findByText(w.saved);
  },
};

/** The provider's refusal is shown at its field, which receives the focus. */
export const Refusing: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "profile/user-information/save-personal-information": () => {
        const message = { fa: "کد ملی معتبر نیست.", en: "The national code is not valid." };
        throw new Refused("invalid_input", message, [
          { name: "national_code", code: "national_code", params: {}, message },
        ]);
      },
    },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const [save] = await canvas.findAllByRole("button", { name: wordsOf(globals).save });
    await userEvent.click(save as HTMLElement);
    await waitFor(() =>
      expect(canvas.getAllByText(/کد ملی معتبر نیست|national code is not valid/).length).toBeGreaterThan(0),
    );
    await waitFor(() => expect(canvasElement.ownerDocument.activeElement).toHaveAttribute("aria-invalid", "true"));
    await expect(canvasElement.ownerDocument.activeElement).toHaveValue(profile.personal?.national_code);
  },
};

/** Another number: a code goes to it. */
export const ChangingTheMobile: Story = {
  ...stage(at),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(await canvas.findByRole("button", { name: w.mobile }));
    const field = await canvas.findByLabelText(w.number);
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    await expect(field).toHaveAccessibleDescription(REQUIRED);
    await userEvent.type(field, "۰۹۱۲");
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await userEvent.clear(field);
    await userEvent.type(field, "۰۹۱۲۰۰۰۰۰۰۹");
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    const code = await canvas.findByLabelText(/^(کد تأیید شش‌رقمی|Six-digit verification code)$/);
    await userEvent.type(code, "۱۲۳۴۵۶");
    await canvas.findByText(w.saved);
  },
};

/** In the demonstration the message stands beside the code's field, here too. */
const messageIn = (locale: Locale) => ({
  text:
    smsText("profile_code", { code: "123456" }, { locale, supportAbroad: null }) +
    originBoundLine("shamseh.example", "123456"),
});
export const ACodeInTheDemonstration: Story = {
  ...stage({
    ...at,
    isDemo: true,
    answers: { ...panelAnswers, "__demo/message": messageIn("fa") },
    inEnglish: { "__demo/message": messageIn("en") },
  }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const w = wordsOf(globals);
    await userEvent.click(await canvas.findByRole("button", { name: w.mobile }));
    await userEvent.type(await canvas.findByLabelText(w.number), "۰۹۱۲۰۰۰۰۰۰۹");
    await userEvent.click(canvas.getByRole("button", { name: w.send }));
    await canvas.findByText(/کد تأیید تغییر|code for your change/);
  },
};

/** Setting a password needs a fresh code: the user is asked for one, and the call is retried. */
let isFresh = false;
export const AFreshCode: Story = {
  ...stage({
    ...at,
    answers: {
      ...panelAnswers,
      "user/v2/me": { ...me, has_password: false },
      "profile/user-information/verify-otp": () => {
        isFresh = true;
        return profile.contact;
      },
      "profile/user-information/password-operation": () => {
        if (!isFresh) throw freshCodeNeeded("new_password");
        return {};
      },
    },
    begin: () => {
      isFresh = false;
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^(رمز عبور جدید|New password)$/), "صبح بخیر شیراز");
    await userEvent.click(canvas.getByRole("button", { name: /^(تعیین رمز عبور|Set password)$/ }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
    await userEvent.type(await dialog.findByLabelText(/^(کد تأیید شش‌رقمی|Six-digit verification code)$/), "123456");
    await canvas.findByText(/رمز عبور ذخیره شد|Password saved/);
  },
};

export const ABankAccount: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /افزودن حساب بانکی|Add bank account/ }));
    await userEvent.type(await canvas.findByLabelText(/نام صاحب حساب|Account holder’s name/), "ناهید فرهمند");
    await userEvent.type(canvas.getByLabelText(/شمارهٔ شبا|Sheba/), "IR820540102680020817909002");
    const form = canvas.getByLabelText(/شمارهٔ شبا|Sheba/).closest("form") as HTMLElement;
    await userEvent.click(within(form).getByRole("button", { name: /^(ذخیره|Save)$/ }));
    await canvas.findByText(/حساب ذخیره شد|Account saved/);
  },
};
