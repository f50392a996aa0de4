import { useState } from "react";
import { Chip } from "#design-system/components/Badge/Badge.tsx";
import { Button, IconButton } from "#design-system/components/Button/Button.tsx";
import { Choice, TextField } from "#design-system/components/Field/Field.tsx";
import { Inline, Stack } from "#design-system/components/Layout/Layout.tsx";
import { Stepper } from "#design-system/components/Stepper/Stepper.tsx";
import type { Both } from "#design-system/guide/guide.ts";
import type { Locale } from "#domain/enums/enums.ts";
import { localDigits } from "#domain/text/digits.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { InBoth } from "./InBoth.tsx";

const words = {
  search: ["جست‌وجو", "Search"],
  cheapest: ["ارزان‌ترین", "Cheapest"],
  close: ["بستن", "Close"],
  breakfast: ["با صبحانه", "With breakfast"],
  destination: ["مقصد", "Destination"],
} as const satisfies Record<string, Both>;

/** Controls with their height and width in pixels, measured when they are drawn. */
const Measured = ({ locale }: { locale: Locale }) => {
  const [sizes, setSizes] = useState<readonly string[]>([]);
  const measure = (row: HTMLUListElement | null) => {
    if (row === null || sizes.length > 0) return;
    const boxes = [...row.querySelectorAll("[data-measured] > *")].map((one) => one.getBoundingClientRect());
    setSizes(boxes.map(({ width, height }) => localDigits(`${Math.round(width)} × ${Math.round(height)}`, locale)));
  };
  const controls = [
    <Button key="medium">{ofPair(words.search, locale)}</Button>,
    <IconButton key="icon" icon="close" label={ofPair(words.close, locale)} />,
    <Chip key="chip" href="#targets">
      {ofPair(words.cheapest, locale)}
    </Chip>,
    <Choice key="choice" name={`meal-${locale}`} value="breakfast">
      {ofPair(words.breakfast, locale)}
    </Choice>,
  ];
  return (
    <ul className="guide-targets" ref={measure}>
      {controls.map((control, index) => (
        <li key={control.key}>
          <span data-measured>{control}</span>
          <bdi className="guide-note" dir="ltr">
            {sizes[index]}
          </bdi>
        </li>
      ))}
    </ul>
  );
};

/** The size of what a finger presses. */
export const Targets = () => <InBoth draw={(locale) => <Measured locale={locale} />} />;

function Walk({ locale }: { locale: Locale }) {
  const [adults, setAdults] = useState(2);
  return (
    <Stack>
      <TextField label={ofPair(words.destination, locale)} />
      <Stepper
        label={ofPair(["بزرگسال", "Adults"], locale)}
        value={adults}
        min={1}
        max={9}
        onChange={setAdults}
        words={{ less: ofPair(["کم کردن", "Fewer"], locale), more: ofPair(["زیاد کردن", "More"], locale) }}
      />
      <Inline>
        <Button look="primary">{ofPair(words.search, locale)}</Button>
        <Button look="quiet">{ofPair(words.close, locale)}</Button>
      </Inline>
    </Stack>
  );
}

/** Controls to walk through with the Tab key. */
export const FocusWalk = () => <InBoth draw={(locale) => <Walk locale={locale} />} />;
