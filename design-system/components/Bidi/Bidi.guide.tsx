import type { ComponentGuide } from "#design-system/guide/guide.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { Code, Latin } from "./Bidi.tsx";

export const guide: ComponentGuide = {
  name: ["دوسویه", "Bidi"],
  summary: [
    "کد، نام لاتین و شمارهٔ تلفن را میان جملهٔ فارسی یا انگلیسی درست نگه می‌دارد: `Code`، `Latin` و `PhoneLink`.",
    "Keeps codes, Latin names and phone numbers right inside a sentence of either direction: `Code`, `Latin` and `PhoneLink`.",
  ],
  when: [
    [
      "`Code` برای آنچه رقم‌به‌رقم مقایسه یا کپی می‌شود: کد پیگیری، شمارهٔ شبا، شمارهٔ کارت. رقم‌هایش در هر دو زبان لاتین است.",
      "`Code` for what is compared or copied sign by sign: tracking codes, IBANs, card numbers. Its digits are Latin in both languages.",
    ],
    ["`Latin` برای نام و ایمیل به خط لاتین.", "`Latin` for names and e-mail addresses in Latin letters."],
    [
      "`PhoneLink` برای شماره‌ای که می‌شود با آن تماس گرفت؛ رقم‌هایش به زبان صفحه است.",
      "`PhoneLink` for a number that can be called; its digits are the page’s own.",
    ],
  ],
  whenNot: [
    [
      "برای مبلغ و تاریخ؛ از «قیمت» (`Price`) و `domain/text` استفاده کنید.",
      "For sums and dates; use `Price` and `domain/text`.",
    ],
    [
      'برای متنی که مسافر نوشته و زبانش معلوم نیست؛ `Text` با `dir="auto"`.',
      'For a visitor’s own text, in whichever language; `Text` with `dir="auto"`.',
    ],
  ],
  pairs: [
    {
      do: ["کد در `Code` نشسته و جای هیچ نشانی عوض نمی‌شود.", "The code stands in `Code`, and no sign of it moves."],
      dont: [
        "کد بی‌محافظ: در متن فارسی دو سر خط تیره جابه‌جا می‌شود.",
        "A bare code: in a Persian sentence the two sides of its hyphen change places.",
      ],
      example: (locale) => ({
        do: (
          <p>
            {ofPair(["کارت", "Card"], locale)} <Code>6037-9900-1122</Code> {ofPair(["است.", "was used."], locale)}
          </p>
        ),
        dont: (
          <p>
            {ofPair(["کارت", "Card"], locale)} 6037-9900-1122 {ofPair(["است.", "was used."], locale)}
          </p>
        ),
      }),
    },
    {
      do: ["نام لاتین در `Latin`.", "A Latin name in `Latin`."],
      dont: [
        "نام لاتین بی‌محافظ: نقطهٔ پایانی به سر دیگر نام می‌رود.",
        "A bare Latin name; in Persian its full stop goes to the other end.",
      ],
      example: (locale) => ({
        do: (
          <p>
            {ofPair(["اقامت در", "A stay at"], locale)} <Latin>Abbasi & Co.</Latin>
          </p>
        ),
        dont: <p>{ofPair(["اقامت در", "A stay at"], locale)} Abbasi & Co.</p>,
      }),
    },
  ],
  keys: [{ keys: ["Enter"], does: ["روی `PhoneLink` تماس را آغاز می‌کند.", "On a `PhoneLink`, starts the call."] }],
  states: [
    { story: "InASentence", name: ["میان جمله", "In a sentence"] },
    { story: "Codes", name: ["کدها کنار نام بلند", "Codes beside a long name"] },
  ],
  limits: [
    [
      "`Code` هرگز شکسته نمی‌شود؛ در جای تنگ، نوشتهٔ کنارش کوتاه می‌شود.",
      "A `Code` is never broken: where there is little room, what stands beside it gives way.",
    ],
  ],
};
