import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { withWords } from "#app/src/page/story.tsx";
import { DayField } from "#design-system/components/StayPicker/DayField.tsx";
import { DayPicker } from "#design-system/components/StayPicker/DayPicker.tsx";
import type { DayFact } from "#design-system/components/StayPicker/day-facts.ts";
import { StayField } from "#design-system/components/StayPicker/StayField.tsx";
import { guide } from "#design-system/components/StayPicker/StayPicker.guide.tsx";
import { StayPicker, type StayPickerProps } from "#design-system/components/StayPicker/StayPicker.tsx";
import { daysBetween } from "#domain/calendar/arithmetic.ts";
import type { Stay } from "#domain/calendar/stay.ts";
import type { IsoDate } from "#domain/calendar/types.ts";
import { localeOf } from "#domain/text/in-locale.ts";
import { propertyCalendar } from "#fixtures/answers/property-calendar.ts";
import { useStayWords } from "./stay-words.ts";

const facts: ReadonlyMap<IsoDate, DayFact> = new Map(
  propertyCalendar.map((day) => [
    day.date,
    {
      date: day.date,
      minPrice: day.min_price,
      state: day.state,
      closedToDeparture: day.closed_to_departure,
      minStay: day.min_stay,
      maxStay: day.max_stay,
    },
  ]),
);
const rule = (date: IsoDate, change: Partial<DayFact>): [IsoDate, DayFact] => [
  date,
  { date, minPrice: 20_000_000, state: "open", closedToDeparture: false, minStay: 1, maxStay: 30, ...change },
];
const restricted = new Map([
  rule("2026-12-01", { minStay: 3, maxStay: 5 }),
  rule("2026-12-02", { state: "closed_to_arrival" }),
  rule("2026-12-05", { closedToDeparture: true }),
  rule("2026-12-08", { state: "sold_out" }),
  rule("2026-12-09", { state: "closed" }),
]);

const monthsShown = fn();

function Picker(props: Partial<StayPickerProps>) {
  return <StayPicker value={null} today="2026-11-20" onConfirm={() => {}} words={useStayWords()} {...props} />;
}

function Field() {
  const [stay, setStay] = useState<Stay | null>(null);
  const words = useStayWords();
  return <StayField label={words.title} value={stay} onChange={setStay} today="2026-11-20" words={words} />;
}

function OneDay() {
  const [day, setDay] = useState<IsoDate | null>(null);
  const words = useStayWords();
  const days = { today: "2026-11-20", first: "2026-11-20" } as const;
  return <DayField {...days} label={words.checkIn} name="day" value={day} onChange={setDay} words={words} />;
}

function Day({ first = "2026-11-20" }: { first?: IsoDate }) {
  const [day, setDay] = useState<IsoDate | null>(null);
  return <DayPicker value={day} onChoose={setDay} today="2026-11-20" first={first} words={useStayWords()} />;
}

const meta: Meta<typeof StayPicker> = {
  title: "اجزا/انتخاب تاریخ StayPicker",
  component: StayPicker,
  subcomponents: { StayField, DayField },
  args: { value: { checkIn: "2026-12-01", lengthOfStay: 3 } },
  parameters: { guide },
};
export default meta;
type Story = StoryObj<typeof StayPicker>;

export const Playground: Story = {
  render: (args, context) => withWords(<Picker {...args} />)(args, context),
};
/** Its fields in a form: the calendar is fetched when it is first wanted. */
export const InAForm: Story = {
  render: withWords(
    <>
      <Field />
      <OneDay />
    </>,
  ),
};

export const Default: Story = { render: withWords(<Picker />) };
export const WithPrices: Story = { render: withWords(<Picker facts={facts} />) };
export const StayChosen: Story = {
  render: withWords(<Picker facts={facts} value={{ checkIn: "2026-12-01", lengthOfStay: 3 }} />),
};
export const Nowruz: Story = { render: withWords(<Picker value={{ checkIn: "2027-03-20", lengthOfStay: 5 }} />) };
/** Esfand 30 of 1403 in a two-month view: the past is struck, the leap day is there. */
export const LeapEsfand: Story = {
  render: withWords(<Picker today="2025-03-01" value={{ checkIn: "2025-03-19", lengthOfStay: 3 }} />),
};
export const Restrictions: Story = {
  render: withWords(<Picker facts={restricted} value={null} />),
  play: async ({ canvasElement }) => {
    const day = (iso: string) => canvasElement.querySelector<HTMLElement>(`[data-day="${iso}"]`) as HTMLElement;
    if (!canvasElement.querySelector('[data-day="2026-12-01"]'))
      await userEvent.click(within(canvasElement).getByRole("button", { name: /ماه بعد|Next month/ }));
    await userEvent.click(day("2026-12-01"));
    await userEvent.click(day("2026-12-03"));
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/۳ شب|3 nights/);
    await expect(day("2026-12-08")).toHaveAttribute("aria-disabled", "true");
  },
};
const nextDay = { fa: "{ArrowLeft}", en: "{ArrowRight}" } as const;

export const ByKeys: Story = {
  render: withWords(<Picker value={{ checkIn: "2026-12-01", lengthOfStay: 2 }} />),
  play: async ({ canvasElement, globals }) => {
    await userEvent.click(canvasElement.querySelector<HTMLElement>('[data-day="2026-12-01"]') as HTMLElement);
    const focused = () => document.activeElement?.getAttribute("data-day");
    await userEvent.keyboard(nextDay[localeOf(globals.locale)]);
    await waitFor(() => expect(focused()).toBe("2026-12-02"));
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(focused()).toBe("2026-12-09"));
    await userEvent.keyboard("{Home}");
    await waitFor(() => expect(focused()).toBe("2026-12-05"));
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/۴ شب|4 nights/);
  },
};

const typedFields = {
  title: { name: /^(تاریخ اقامت|Stay dates)/ },
  checkIn: { name: /^(تاریخ ورود|Check-in date)/ },
  checkOut: { name: /^(تاریخ خروج|Check-out date)/ },
} as const;
/** Types a date into a field and leaves it. */
async function typeInto(
  canvasElement: HTMLElement,
  part: keyof typeof typedFields,
  text: string,
): Promise<HTMLElement> {
  const field = within(canvasElement).getByRole("textbox", typedFields[part]);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}
const chosenDays = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[role=gridcell][aria-selected="true"] [data-day]')].map((day) =>
    day.getAttribute("data-day"),
  );

/** The day may stand first, the month may be a name, and the year tells the calendar, whichever is shown. */
export const Typed: Story = {
  render: withWords(<Picker />),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole("status");
    await typeInto(canvasElement, "checkIn", "25-12-2026");
    await typeInto(canvasElement, "checkOut", "۹ دی ۱۴۰۵");
    await waitFor(() => expect(status).toHaveTextContent(/۵ شب|5 nights/));
    // A check-out that still holds stays behind another check-in.
    await typeInto(canvasElement, "checkIn", "۲۷/۱۲/۲۰۲۶");
    await waitFor(() => expect(status).toHaveTextContent(/۳ شب|3 nights/));
  },
};

/** A text that is no date, or none of the stay, stays in its field with the reason, and the stay stays chosen. */
export const TypedWrongly: Story = {
  render: withWords(<Picker value={{ checkIn: "2026-12-01", lengthOfStay: 3 }} />),
  play: async ({ canvasElement }) => {
    const stay = ["2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
    await expect(chosenDays(canvasElement)).toEqual(stay);
    const refused: readonly (readonly [string, RegExp])[] = [
      ["2026-11-28", /^(خروج باید بعد از ورود باشد|Check-out must be after check-in)\.$/],
      ["2027-01-15", /۳۰ شب|30 nights/],
      ["30/12/1405", /^(اسفند ۱۴۰۵ ۲۹ روز دارد|Esfand 1405 has 29 days)\.$/],
      ["5/7/2027", /(۲۰۲۷\/۰۷\/۰۵|2027\/07\/05)\.$/],
      ["soon", /(۱۴۰۵\/۰۸\/۲۹|2026\/11\/20)/],
    ];
    for (const [text, reason] of refused) {
      const field = await typeInto(canvasElement, "checkOut", text);
      await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
      await expect(field).toHaveValue(text);
      await expect(chosenDays(canvasElement)).toEqual(stay);
    }
    // The reason of the day before is not that of this text.
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/۳ شب|3 nights/);
  },
};
export const TypedWronglyInIslamic: Story = {
  render: withWords(<Picker />),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^(قمری|Islamic)$/ }));
    const field = await typeInto(canvasElement, "checkIn", "30/8/1448");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/^(شعبان ۱۴۴۸ ۲۹ روز دارد|Shaban 1448 has 29 days)\.$/),
    );
    await typeInto(canvasElement, "checkIn", "29/8/1448");
    await waitFor(() => expect(chosenDays(canvasElement)).toHaveLength(1));
  },
};

/** A single day is typed as the days of a stay are: refused with its reason and kept, or chosen in the calendar's sight. */
export const OneDayTyped: Story = {
  render: withWords(<Day first="2026-11-25" />),
  play: async ({ canvasElement }) => {
    const refused: readonly (readonly [string, RegExp])[] = [
      ["1405/8/30", /گذشته|passed/],
      ["31/12/1405", /^(اسفند ۱۴۰۵ ۲۹ روز دارد|Esfand 1405 has 29 days)\.$/],
    ];
    for (const [text, reason] of refused) {
      const field = await typeInto(canvasElement, "title", text);
      await waitFor(() => expect(field).toHaveAccessibleDescription(reason));
      await expect(field).toHaveValue(text);
      await expect(chosenDays(canvasElement)).toEqual([]);
    }
    await typeInto(canvasElement, "title", "۲۰ بهمن ۱۴۰۵");
    await waitFor(() => expect(chosenDays(canvasElement)).toEqual(["2027-02-09"]));
  },
};

/** A check-out that is typed first waits for its check-in. */
export const CheckOutTypedFirst: Story = {
  render: withWords(<Picker />),
  play: async ({ canvasElement }) => {
    const checkOut = await typeInto(canvasElement, "checkOut", "2026-12-04");
    await waitFor(() =>
      expect(checkOut).toHaveAccessibleDescription(/^(اول تاریخ ورود|Enter the check-in date first)/),
    );
    await typeInto(canvasElement, "checkIn", "2026-12-01");
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent(/۳ شب|3 nights/));
  },
};

/** A day before the check-in moves it, with an announcement; one past the longest stay is refused, nothing moves. */
export const ChosenInAnotherOrder: Story = {
  render: withWords(<Picker value={{ checkIn: "2026-12-01", lengthOfStay: 3 }} />),
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole("status");
    await userEvent.click(dayOf(canvasElement, "2026-12-20"));
    await expect(status).toHaveTextContent(
      /^(ورود .* تاریخ خروج را انتخاب کنید|Check-in .* choose the check-out date)$/,
    );
    await userEvent.click(dayOf(canvasElement, "2026-12-05"));
    await expect(status).toHaveTextContent(/^(ورود به ۱۴ آذر ۱۴۰۵ تغییر کرد|Check-in is now 5 December 2026)/);
    await userEvent.click(dayOf(canvasElement, "2027-01-15"));
    await expect(status).toHaveTextContent(/۳۰ شب|30 nights/);
    await expect(chosenDays(canvasElement)).toEqual(["2026-12-05"]);
  },
};

const phone = { viewport: { value: "phone" } };
const dayOf = (canvasElement: HTMLElement, iso: string) =>
  canvasElement.querySelector<HTMLElement>(`[data-day="${iso}"]`) as HTMLElement;
const listOf = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLElement>("[data-months]") as HTMLElement;

/** On a narrow screen the coming months stand in one list, this one without the weeks that are over. */
export const OnAPhone: Story = {
  globals: phone,
  render: withWords(<Picker facts={facts} onMonthsShown={fn()} />),
  play: async ({ canvasElement }) => {
    const days = [...canvasElement.querySelectorAll("[data-day]")].map((day) => day.getAttribute("data-day"));
    await expect(days[0]).toBe("2026-11-20");
    await expect(within(canvasElement).queryByRole("button", { name: /ماه بعد|Next month/ })).toBeNull();
    await expect(within(canvasElement).getAllByText(/(هزار تومان|thousands of toman)$/)).toHaveLength(1);
    for (const table of within(canvasElement).getAllByRole("grid"))
      await expect(within(table).getAllByRole("columnheader")).toHaveLength(7);
  },
};

/** A month is as high before its days are drawn as after: the visible month does not move. */
export const MonthsDoNotJump: Story = {
  globals: phone,
  render: withWords(<Picker onMonthsShown={fn()} />),
  play: async ({ canvasElement, globals }) => {
    const list = listOf(canvasElement);
    const heights = () => [...list.children].map((month) => month.getBoundingClientRect().height);
    // The story before may have left its language for a moment.
    await waitFor(() => expect(document.documentElement.lang).toBe(localeOf(globals.locale)));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await waitFor(() => expect(list.children.length).toBeGreaterThan(20));
    // Another font has other heights, and one is fetched when the first of its letters is drawn.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    // A busy machine lays out the telephone's width, and the bar that scrolls, some frames later.
    let before = heights();
    await waitFor(
      async () => {
        const earlier = before;
        for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
        before = heights();
        expect(before).toEqual(earlier);
      },
      { timeout: 10_000 },
    );
    await expect(list.querySelectorAll("table").length).toBeLessThan(6);
    for (const month of list.children) {
      month.scrollIntoView({ block: "start" });
      await waitFor(() => expect(month.querySelector("table")).not.toBeNull());
      await expect(
        heights().flatMap((height, at) => (height === before[at] ? [] : [`${at}: ${before[at]} → ${height}`])),
      ).toEqual([]);
    }
  },
};

/** Prices are asked for where the scrolling stops, not for the months passed by. */
export const ScrolledMonths: Story = {
  globals: phone,
  render: withWords(<Picker facts={facts} onMonthsShown={monthsShown} />),
  beforeEach: () => void monthsShown.mockClear(),
  play: async ({ canvasElement }) => {
    const list = listOf(canvasElement);
    await waitFor(() => expect(monthsShown).toHaveBeenCalledWith("2026-11-20", expect.any(String)));
    // The other months come when the first are on the screen.
    await waitFor(() => expect(list.children.length).toBeGreaterThan(9));
    for (const at of [3, 6, list.children.length - 1]) list.children[at]?.scrollIntoView({ block: "start" });
    await waitFor(() => expect(monthsShown).toHaveBeenCalledTimes(2));
    const [, [from] = []] = monthsShown.mock.calls;
    await expect(daysBetween("2026-11-20", from as IsoDate)).toBeGreaterThan(240);
  },
};

export const ByKeysOnAPhone: Story = { ...ByKeys, globals: phone };
export const StayChosenOnAPhone: Story = { ...StayChosen, globals: phone };

/** Another calendar shows the month that contains the same day. */
export const IslamicOnAPhone: Story = {
  globals: phone,
  render: withWords(<Picker facts={facts} value={{ checkIn: "2027-02-10", lengthOfStay: 3 }} />),
  play: async ({ canvasElement }) => {
    const chosen = () => dayOf(canvasElement, "2027-02-10").getBoundingClientRect();
    const list = listOf(canvasElement).getBoundingClientRect();
    for (const name of [/^(قمری|Islamic)$/, /^(میلادی|Gregorian)$/, /^(شمسی|Persian)/]) {
      await userEvent.click(within(canvasElement).getByRole("button", { name }));
      await waitFor(() => expect(chosen().top).toBeGreaterThanOrEqual(list.top));
      await expect(chosen().bottom).toBeLessThanOrEqual(list.bottom);
    }
  },
};
