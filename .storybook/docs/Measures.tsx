import type { CSSProperties, ReactNode } from "react";
import { tokenFile } from "#design-system/theme/token-file.ts";
import {
  duration,
  easing,
  layer,
  radius,
  type Shadow,
  type Space,
  shadows,
  space,
} from "#design-system/theme/tokens.ts";
import { localDigits } from "#domain/text/digits.ts";

type Use = readonly [persian: string, english: string];

const spaceUses: Record<Space, Use> = {
  none: ["بی‌فاصله", "touching"],
  xxs: ["نشانه و واژهٔ کنارش", "an icon and its word"],
  xs: ["دو نشان، دو دکمهٔ کوچک", "two badges, two small buttons"],
  sm: ["میان کارت‌ها؛ درون کارت گوشی", "between cards; inside a card on a phone"],
  md: ["لبهٔ صفحهٔ گوشی؛ درون کارت", "edge of a phone’s page; inside a card"],
  lg: ["میان گروه‌های یک کارت", "between groups of a card"],
  xl: ["زیر سرآغاز یک بخش", "below the head of a section"],
  xxl: ["لبهٔ صفحهٔ پهن؛ میان بخش‌ها", "edge of a wide page; between sections"],
  xxxl: ["میان بخش‌های صفحهٔ نخست", "between sections of the home page"],
  huge: ["پیش از پانوشت", "before the footer"],
};

const radiusUses: Record<keyof typeof radius, Use> = {
  chip: ["نشان و روز تقویم", "a badge, a day of the calendar"],
  control: ["فیلد و دکمه", "a field, a button"],
  card: ["کارت و برگه", "a card, a sheet"],
  arch: ["تنها درگاه‌ها: جست‌وجو، سفر بعدی، تخفیف", "thresholds alone: search, next journey, deal"],
  full: ["تب و برچسب", "a tab, a chip"],
};

const shadowUses: Record<keyof (typeof shadows)["light"], Use> = {
  lift: ["چیزی که زیر انگشت است", "what is under the finger"],
  float: ["برگه، فهرست و نوار روی صفحه", "a sheet, a menu, a bar over the page"],
};

const durationUses: Record<keyof typeof duration, Use> = {
  press: ["فشردن", "a press"],
  enter: ["آمدن فهرست و پیام", "a menu or a message comes"],
  exit: ["رفتن آن‌ها", "they go"],
  sheet: ["بالا آمدن برگه", "a sheet rises"],
  scene: ["کامل شدن شمسه", "the shamseh completes itself"],
};

const layerUses: Record<keyof typeof layer, Use> = {
  below: ["زیر نوشتهٔ خودش", "below its own text"],
  raised: ["روی همسایه‌اش در همان جزء", "over its neighbour in a component"],
  grabbed: ["زیر اشاره‌گر یا فوکوس", "under the pointer or the focus"],
  opened: ["باز شده", "opened"],
  sections: ["فهرست بخش‌های صفحه", "list of a page’s sections"],
  bar: ["نوار پایین صفحه", "bar at the bottom"],
  menu: ["منو", "a menu"],
  resolving: ["نشان بارگذاری صفحه", "sign that a page loads"],
  skip: ["پیوند «رفتن به متن»", "the link “skip to content”"],
  dialog: ["گفت‌وگو و برگه", "a dialog, a sheet"],
  toast: ["پیام گذرا", "a toast"],
  failure: ["خطای خود صفحه", "failure of the page itself"],
};

/** A table of tokens: name, value, a picture of it, and its use in both languages. */
function Tokens<Name extends string>({
  of,
  uses,
  picture,
}: {
  of: Readonly<Record<Name, string | number>>;
  uses: Record<Name, Use>;
  picture?: (name: Name) => ReactNode;
}) {
  return (
    <div className="guide-scroll">
      <table>
        <thead>
          <tr>
            <th>نام · name</th>
            <th>مقدار · value</th>
            {picture && <th>نمونه · sample</th>}
            <th>کجا</th>
            <th>Where</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(uses) as Name[]).map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              <td>
                <bdi dir="ltr">{of[name]}</bdi>
              </td>
              {picture && <td>{picture(name)}</td>}
              <td>{uses[name][0]}</td>
              <td lang="en">
                <bdi>{uses[name][1]}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const box = (style: CSSProperties) => <span className="guide-measure" style={style} />;

export const SpaceTable = () => (
  <Tokens of={space} uses={spaceUses} picture={(name) => box({ inlineSize: space[name], blockSize: "16px" })} />
);

export const RadiusTable = () => (
  <Tokens
    of={radius}
    uses={radiusUses}
    picture={(name) => box({ inlineSize: "96px", blockSize: "56px", borderRadius: radius[name] })}
  />
);

const css = ({ y, blur, spread, colour }: Shadow): string => `0 ${y}px ${blur}px ${spread}px ${colour}`;
const lightShadow = { lift: css(shadows.light.lift), float: css(shadows.light.float) };

export const ShadowTable = () => (
  <Tokens
    of={lightShadow}
    uses={shadowUses}
    picture={(name) => (
      <span className="guide-shadow" style={{ boxShadow: lightShadow[name] }}>
        شمسه
      </span>
    )}
  />
);

const curve = `cubic-bezier(${easing.join(", ")})`;

/** Each time as a bar that grows for so long while the pointer or the focus is on its row. */
export const MotionTable = () => (
  <>
    <p>
      <code>{curve}</code>
    </p>
    <Tokens
      of={duration}
      uses={durationUses}
      picture={(name) => (
        <button type="button" className="guide-motion" style={{ transition: `padding ${duration[name]} ${curve}` }}>
          {localDigits(Number.parseFloat(duration[name]), "fa")} هزارم ثانیه
        </button>
      )}
    />
  </>
);

export const LayerTable = () => <Tokens of={layer} uses={layerUses} />;

/** Link to the token file, made here and now: the static workbench needs no server for it. */
export const TokenFileLink = () => (
  <a
    download="shamseh.tokens.json"
    href={`data:application/json,${encodeURIComponent(JSON.stringify(tokenFile(), null, 2))}`}
  >
    <bdi>shamseh.tokens.json</bdi>
  </a>
);
