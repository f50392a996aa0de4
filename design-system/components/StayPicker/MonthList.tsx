import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { onScrollEnd } from "#design-system/scroll/scroll-end.ts";
import { useLocale } from "#design-system/theme/LocaleContext.tsx";
import { WEEK } from "#domain/calendar/queries.ts";
import { weekdayName } from "#domain/text/dates.ts";
import { CalendarMonth } from "./CalendarMonth.tsx";
import type { MonthsProps } from "./MonthPair.tsx";
import { bookableMonths, firstDay, lastDay, monthOf, notBefore, sameMonth } from "./months.ts";
import * as styles from "./StayPicker.css.ts";

/** Margin around the visible part within which months are drawn. */
const MARGIN = "300px 0px";

/** Indices of the months in or near the visible part: only their days are drawn. */
function useNear(list: RefObject<HTMLElement | null>, months: string, first: number) {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([first, first + 1]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another calendar has other months in the same list.
  useEffect(() => {
    if (list.current === null) return;
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          // In a closed sheet nothing is visible: drawing waits until it opens.
          if (list.current?.clientHeight === 0) return before;
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const at = Number((target as HTMLElement).dataset["month"]);
            if (isIntersecting) after.add(at);
            else after.delete(at);
          }
          return after.size === before.size && [...after].every((at) => before.has(at)) ? before : after;
        }),
      { root: list.current, rootMargin: MARGIN },
    );
    for (const month of list.current.children) observer.observe(month);
    return () => observer.disconnect();
  }, [list, months]);
  return near;
}

/**
 * Calls back each time the sheet around an element opens, before it is painted.
 *
 * @returns a function that unsubscribes
 */
function whenOpened(element: HTMLElement | null, act: () => void): () => void {
  const sheet = element?.closest("[popover]");
  const opening = (event: Event) => {
    if (event.target === sheet && (event as ToggleEvent).newState === "open") requestAnimationFrame(act);
  };
  sheet?.addEventListener("beforetoggle", opening);
  return () => sheet?.removeEventListener("beforetoggle", opening);
}

/** Number of rendered months: those needed at once, then all once the list is on the screen. */
function useGrowing(list: RefObject<HTMLElement | null>, atOnce: number, all: number): number {
  const [isGrown, setGrown] = useState(false);
  useEffect(() => {
    const grow = () => setTimeout(() => startTransition(() => setGrown(true)));
    if (list.current?.clientHeight !== 0) grow();
    return whenOpened(list.current, grow);
  }, [list]);
  return isGrown ? all : Math.min(atOnce, all);
}

/** Indices of the first and the last visible month. */
function inSight(list: HTMLElement): [first: number, last: number] {
  const { top, bottom } = list.getBoundingClientRect();
  const seen = [...list.children].flatMap((month, at) => {
    const box = month.getBoundingClientRect();
    // Less than a visible pixel does not count.
    return box.bottom > top + 1 && box.top < bottom - 1 ? [at] : [];
  });
  return [seen[0] ?? 0, seen.at(-1) ?? 0];
}

/**
 * The coming months in a column, for a narrow screen: the first without the weeks before the first day, and each with
 * its final height before its days are drawn.
 */
export function MonthList({ onMonthsShown, ...props }: MonthsProps) {
  const { calendar, first: begin, focused } = props;
  const { locale } = useLocale();
  const list = useRef<HTMLDivElement>(null);
  const months = useMemo(() => bookableMonths(begin, calendar), [begin, calendar]);
  const at = Math.max(
    0,
    months.findIndex((month) => sameMonth(month, monthOf(focused, calendar))),
  );
  const count = useGrowing(list, at + 3, months.length);
  const near = useNear(list, `${begin} ${calendar} ${count}`, at);
  const shown = useRef(onMonthsShown);
  shown.current = onMonthsShown;

  const placedIn = useRef<string>(null);
  // Scrolls the month of the day into view, unless it is already visible.
  const place = useCallback(() => {
    const month = list.current?.children[at];
    if (!list.current || list.current.clientHeight === 0 || !(month instanceof HTMLElement)) return;
    const [first, last] = placedIn.current === calendar ? inSight(list.current) : [months.length, 0];
    if (at < first || at > last) list.current.scrollTop = at === 0 ? 0 : month.offsetTop;
    placedIn.current = calendar;
  }, [at, calendar, months]);
  useLayoutEffect(place, [place]);
  useEffect(() => whenOpened(list.current, place), [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is asked for what is in sight already.
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const tell = () => {
      const [first, last] = inSight(element);
      const [from, to] = [months[first], months[Math.min(last + 1, months.length - 1)]];
      if (from && to) shown.current?.(notBefore(begin, firstDay(from)), lastDay(to));
    };
    // After the months are painted.
    let soon: ReturnType<typeof setTimeout> | undefined;
    const tellSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(tell);
    };
    tellSoon();
    const ends = [onScrollEnd(element, tell), whenOpened(element, tellSoon)];
    return () => {
      clearTimeout(soon);
      for (const end of ends) end();
    };
  }, [months, begin, onMonthsShown]);

  return (
    <div>
      <div className={styles.weekdays} aria-hidden="true">
        {WEEK.map((day) => (
          <span key={day} className={styles.weekday}>
            {weekdayName(day, locale, "narrow")}
          </span>
        ))}
      </div>
      <div ref={list} className={styles.list} data-months>
        {months.slice(0, count).map(({ year, month }, nth) => (
          <div key={`${calendar} ${year} ${month}`} data-month={nth}>
            <CalendarMonth {...props} year={year} month={month} isListed isDrawn={near.has(nth) || nth === at} />
          </div>
        ))}
      </div>
    </div>
  );
}
