import { type ComponentType, useMemo } from "react";
import { LocaleContext } from "#design-system/theme/LocaleContext.tsx";
import type { StoryGlobals } from "../globals.ts";
import { calendarOf } from "./environment.ts";

const ways = [
  { locale: "fa", direction: "rtl" },
  { locale: "en", direction: "ltr" },
] as const;

type Props = { story: ComponentType; calendar: StoryGlobals["calendar"] };

/** A story right to left above the same story left to right, on one page. */
export const BothDirections = ({ story, calendar }: Props) =>
  ways.map((way) => <OneWay key={way.direction} {...way} story={story} calendar={calendar} />);

function OneWay({ story: Story, calendar: asked, locale, direction }: Props & (typeof ways)[number]) {
  const calendar = calendarOf(asked, locale);
  const surroundings = useMemo(() => ({ locale, direction, calendar }), [locale, direction, calendar]);
  return (
    <LocaleContext.Provider value={surroundings}>
      <div className="workbench-way" lang={locale} dir={direction}>
        <Story />
      </div>
    </LocaleContext.Provider>
  );
}
