import { type ColourName, dark, light } from "#design-system/theme/palette.ts";
import { localDigits } from "#domain/text/digits.ts";
import { contrast } from "./contrast.ts";

/** Meaning of each colour, in designers' words. */
const meanings: Record<ColourName, string> = {
  canvas: "زمینهٔ صفحه: کاغذ / شب",
  surface: "کارت و برگه",
  sunken: "گودی، میان دو کارت",
  ink: "متن",
  inkSoft: "متن دوم",
  inkMute: "راهنما و یادداشت",
  line: "خط جداکننده",
  lineStrong: "لبهٔ فیلد",
  lajvard: "لاجورد: کنش و پیوند",
  onLajvard: "روی لاجورد",
  lajvardTint: "بازهٔ انتخاب‌شده",
  firuze: "فیروزه: امتیاز و آگاهی",
  firuzeTint: "زمینهٔ آگاهی",
  zaferan: "زعفران: یک دعوت در هر صفحه، هرگز متن",
  onZaferan: "روی زعفران",
  zaferanInk: "متن پیشنهاد",
  zaferanTint: "زمینهٔ پیشنهاد",
  anar: "انار: خطر، جمعه و تعطیلی",
  anarTint: "زمینهٔ خطا",
  pesteh: "پسته: کامیابی و ارزان‌ترین روز",
  pestehTint: "زمینهٔ کامیابی",
  khesht: "خشت: اقامتگاه سنتی",
  onKhesht: "روی خشت",
};

const TEXT = 4.5;
const OUTLINE = 3;

/** Each pair on a screen: the foreground, its background, and the least contrast allowed (WCAG 1.4.3, 1.4.11). */
const pairs: readonly (readonly [ColourName, ColourName, number])[] = [
  ["ink", "canvas", TEXT],
  ["ink", "surface", TEXT],
  ["ink", "sunken", TEXT],
  ["inkSoft", "canvas", TEXT],
  ["inkSoft", "surface", TEXT],
  ["inkMute", "canvas", TEXT],
  ["inkMute", "surface", TEXT],
  ["inkMute", "sunken", TEXT],
  ["lineStrong", "canvas", OUTLINE],
  ["lineStrong", "surface", OUTLINE],
  ["lajvard", "canvas", TEXT],
  ["lajvard", "surface", TEXT],
  ["onLajvard", "lajvard", TEXT],
  ["ink", "lajvardTint", TEXT],
  ["firuze", "surface", TEXT],
  ["firuze", "firuzeTint", TEXT],
  ["onZaferan", "zaferan", TEXT],
  ["zaferanInk", "zaferanTint", TEXT],
  ["anar", "surface", TEXT],
  ["anar", "anarTint", TEXT],
  ["pesteh", "surface", TEXT],
  ["pesteh", "pestehTint", TEXT],
  ["khesht", "surface", TEXT],
  ["onKhesht", "khesht", TEXT],
];

/** The palette in both themes, read live from the tokens. */
export const Palette = () => (
  <div className="guide-scroll">
    <table>
      <thead>
        <tr>
          <th>نام · name</th>
          <th>کجا</th>
          <th>روشن · light</th>
          <th>تیره · dark</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(meanings) as ColourName[]).map((name) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{meanings[name]}</td>
            <Swatch value={light[name]} />
            <Swatch value={dark[name]} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Swatch = ({ value }: { value: string }) => (
  <td>
    <span className="guide-swatch" style={{ background: value }} />
    <code>{value}</code>
  </td>
);

/** The contrast of every pair in both themes, computed here and now from the palette. */
export const ContrastTable = () => (
  <div className="guide-scroll">
    <table>
      <thead>
        <tr>
          <th>روی هم · pair</th>
          <th>دست‌کم · least</th>
          <th>روشن · light</th>
          <th>تیره · dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(([over, under, least]) => (
          <tr key={`${over} ${under}`}>
            <th scope="row">
              <code>{`${over} / ${under}`}</code>
            </th>
            <td>{localDigits(least, "fa")}</td>
            <Pair over={light[over]} under={light[under]} least={least} />
            <Pair over={dark[over]} under={dark[under]} least={least} />
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Pair({ over, under, least }: { over: string; under: string; least: number }) {
  const ratio = contrast(over, under);
  return (
    <td className="guide-pair">
      <span className="guide-sample" style={{ color: over, background: under }}>
        شمسه ۱۲۳
      </span>
      <bdi className={ratio < least ? "guide-ratio guide-fails" : "guide-ratio"}>
        {localDigits(ratio.toFixed(1), "fa")}
        {ratio < least ? " ✗" : ""}
      </bdi>
    </td>
  );
}
