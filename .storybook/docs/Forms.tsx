import { useState } from "react";
import { wordsOfStories } from "#app/src/page/story-environment.ts";
import { Button } from "#design-system/components/Button/Button.tsx";
import { TextField } from "#design-system/components/Field/Field.tsx";
import { Stack } from "#design-system/components/Layout/Layout.tsx";
import type { Both } from "#design-system/guide/guide.ts";
import { toIso } from "#domain/calendar/conversion.ts";
import { parseTyped } from "#domain/calendar/parse.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { fieldRefusal, refusal } from "#domain/messages/refusals.ts";
import { formatDate, USUAL_CALENDAR } from "#domain/text/dates.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { formatMoney, formatMoneyText } from "#domain/text/money.ts";
import { tomanIn } from "#domain/text/typed-money.ts";
import { canonicalMobile } from "#domain/validation/mobile.ts";
import { readNationalCode } from "#domain/validation/national-code.ts";
import { typedDateFault } from "#domain/validation/typed-date.ts";
import { InBoth } from "./InBoth.tsx";

/** Reading of a typed text, or the error beside its field. */
type Reading = { is: string } | { error: string };
type Try = { label: Both; typed: Both; isLatin?: true; read: (text: string, locale: Locale) => Reading };

function readAmount(text: string, locale: Locale): Reading {
  const read = tomanIn(text);
  if ("rial" in read) return { is: formatMoneyText(read.rial, locale) };
  const { t } = wordsOfStories[locale];
  if (read.meant === null) return { error: t("own.amount.digits") };
  return { error: t("own.amount.meant", { amount: formatMoney(read.meant, locale).amount }) };
}

function readDay(text: string, locale: Locale): Reading {
  const fault = typedDateFault(text);
  if (fault !== null) return { error: fieldRefusal("birth_date", fault.code, fault.params, locale) };
  const calendar = USUAL_CALENDAR[locale];
  return { is: formatDate(toIso(parseTyped(text, calendar)), { locale, calendar }, "full") };
}

/** Typed as people type: with other digits, signs and spellings, two of them wrong. */
const tries: readonly Try[] = [
  {
    label: ["شمارهٔ موبایل", "Mobile number"],
    typed: ["۰۹۱۲ ۱۲۳ ۴۵۶۷", "+98 (0)912-123-4567"],
    isLatin: true,
    read: (text, locale) => {
      const mobile = canonicalMobile(text);
      return mobile === null ? { error: refusal("mobile", {}, locale) } : { is: mobile };
    },
  },
  {
    label: ["کد ملی", "National code"],
    typed: ["۱۲۳۴۵۶۷۸۹۰", "1234567890"],
    isLatin: true,
    read: (text, locale) => {
      const read = readNationalCode(text);
      return "code" in read ? { is: read.code } : { error: refusal("national_code", {}, locale) };
    },
  },
  { label: ["تاریخ تولد", "Date of birth"], typed: ["۱ خرداد ۱۳۷۰", "22/5/1991"], read: readDay },
  { label: ["مبلغ (تومان)", "Amount (toman)"], typed: ["۴٫۵ میلیون", "4.5 million"], read: readAmount },
];

/** A value of either direction within a sentence. */
const apart = (text: string): string => `\u2068${text}\u2069`;

const send: Both = ["ادامه", "Continue"];
const readAs: Both = ["خوانده می‌شود: ", "Read as: "];

function Tried({ locale }: { locale: Locale }) {
  const [texts, setTexts] = useState(() => tries.map(({ typed }) => ofPair(typed, locale)));
  const [isSent, setSent] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Stack>
        {tries.map(({ label, isLatin, read }, index) => {
          const text = texts[index] ?? "";
          const reading = read(text, locale);
          return (
            <TextField
              key={label[1]}
              label={ofPair(label, locale)}
              dir={isLatin ? "ltr" : undefined}
              value={text}
              onChange={({ target }) => setTexts((all) => all.with(index, target.value))}
              hint={"is" in reading ? `${ofPair(readAs, locale)}${apart(reading.is)}` : undefined}
              error={isSent && "error" in reading ? reading.error : undefined}
            />
          );
        })}
        <Button type="submit" look="secondary">
          {ofPair(send, locale)}
        </Button>
      </Stack>
    </form>
  );
}

/** A form that says what it reads, and after a press what is wrong; what was typed stays as it was typed. */
export const TryForm = () => <InBoth draw={(locale) => <Tried locale={locale} />} />;

const wrong: Both = [
  "مقصدی با این نام پیدا نشد. نام شهر یا هتل را وارد کنید.",
  "No destination has this name. Enter a city or a hotel.",
];

/** The parts of a field: label, hint, value, and the error that replaces the hint. */
export const PartsOfAField = () => (
  <InBoth
    draw={(locale) => (
      <Stack>
        <TextField
          label={ofPair(["مقصد", "Destination"], locale)}
          hint={ofPair(["به فارسی یا لاتین", "In Persian or English"], locale)}
        />
        <TextField
          label={ofPair(["مقصد", "Destination"], locale)}
          defaultValue={ofPair(["اصفهاان", "Isfahhan"], locale)}
          error={ofPair(wrong, locale)}
        />
        <TextField label={ofPair(["ایمیل", "Email"], locale)} dir="ltr" defaultValue="traveller@shamseh.example" />
      </Stack>
    )}
  />
);
