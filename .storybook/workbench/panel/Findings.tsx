import { addons } from "storybook/manager-api";
import { formatNumber } from "#domain/text/numbers.ts";
import type { CheckName } from "../../review/checks.ts";
import { EVENTS, type Numbered } from "../events.ts";
import { useHeard } from "./heard.ts";

/** The names of the checks, as the guide has them. */
const NAMES: Readonly<Record<string, string>> = {
  mirroring: "آینه‌ای‌شدن",
  chevron: "جهت پیکان",
  "bare code": "کد بدون جداسازی",
  "mixed digits": "رقم‌های دوگانه",
  "latin digits": "رقم لاتین",
  "foreign sentence": "جملهٔ بیگانه",
  "foreign name": "نام بیگانه",
  forward: "جهت رفتن",
  "fixed things": "چیزهای ثابت",
  "percent sign": "علامت درصد",
  direction: "جهت متن",
  overlap: "روی هم افتادن",
  clipping: "متن بریده",
  spill: "بیرون‌زدگی متن",
  protrusion: "بیرون‌زدگی از کارت",
  "tap target": "اندازهٔ لمس",
  calendar: "تقویم",
  font: "قلم",
  contrast: "تضاد رنگ",
  focus: "نشان فوکوس",
} satisfies Record<CheckName, string>;

const show = (number: number) => addons.getChannel().emit(EVENTS.show, number);

/** Findings of the review on the page; a press on one scrolls to it. */
export function Findings() {
  const { found } = useHeard();
  if (found === null)
    return (
      <p>
        صفحه در حال بررسی است… · <bdi lang="en">Reviewing…</bdi>
      </p>
    );
  const { findings, isCompared, isDone } = found;
  return (
    <>
      <div className="bar">
        <strong>{findings.length === 0 ? "ایرادی پیدا نشد" : `${formatNumber(findings.length, "fa")} ایراد`}</strong>
        <button type="button" onClick={() => addons.getChannel().emit(EVENTS.check)}>
          بررسی دوباره
        </button>
        <span>{comparedWith(isCompared, isDone)}</span>
      </div>
      <ol>
        {findings.map((finding) => (
          <Row key={finding.number} {...finding} />
        ))}
      </ol>
    </>
  );
}

function comparedWith(isCompared: boolean, isDone: boolean): string {
  if (!isDone) return "در حال مقایسه با زبان دیگر…";
  return isCompared ? "با زبان دیگر هم مقایسه شد" : "با زبان دیگر مقایسه نشد؛ «هر دو کنار هم» را ببینید";
}

/** An English line with its quotations from the page isolated, so that Persian words keep their order. */
const Quoting = ({ text }: { text: string }) =>
  text.split(/(?<=«)([^»]*)(?=»)/).map((part, index) => (index % 2 === 1 ? <bdi key={index}>{part}</bdi> : part));

function Row({ number, check, place, what, isOnPage }: Numbered) {
  return (
    <li>
      <button type="button" className="row" disabled={!isOnPage} onClick={() => show(number)}>
        <span className="number">{formatNumber(number, "fa")}</span>
        <span>
          <strong>{NAMES[check] ?? check}</strong> <bdi lang="en">{check}</bdi>
          <span className="english" lang="en">
            <Quoting text={what} />
          </span>
          <span className="english" lang="en">
            <Quoting text={place} />
          </span>
        </span>
      </button>
    </li>
  );
}
