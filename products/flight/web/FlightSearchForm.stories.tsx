import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { succeeded } from "#app/src/api/result.ts";
import { clearRecents, keepRecent } from "#app/src/features/recent/recent.ts";
import type { ScreenActions } from "#app/src/page/actions.ts";
import { withWords } from "#app/src/page/story.tsx";
import type { Call } from "#domain/contract/call.ts";
import { locales } from "#domain/enums/enums.ts";
import { ofPair } from "#domain/text/in-locale.ts";
import { fareCalendar } from "#fixtures/answers/fare-calendar.ts";
import { flightCalls } from "#products/flight/contract/flight.calls.ts";
import { count, isSo, playground } from "#tests/stories/playground.tsx";
import { TypedFlightSearchForm } from "./TypedFlightSearchForm.tsx";

const meta: Meta = { title: "اجزا/فرم جست‌وجوی پرواز FlightSearchForm" };
export default meta;
type Story = StoryObj;

/** Finds no city, and knows the lowest fares of days. */
const client = {
  call: async (call: Call) => succeeded(call === flightCalls.priceCalendar ? fareCalendar : []),
} as unknown as ScreenActions["client"];

const form = (query: string): Story => ({
  render: withWords((actions) => (
    <TypedFlightSearchForm actions={{ ...actions, client }} typed={new URLSearchParams(query)} />
  )),
});
const cities = "origin_city_id=city-1&origin_name=تهران&destination_city_id=city-4&destination_name=مشهد";
const citiesInEnglish = "origin_city_id=city-1&origin_name=Tehran&destination_city_id=city-4&destination_name=Mashhad";

export const Playground: Story = playground(
  { isFilled: true, hasReturn: true, adults: 2, children: 1 },
  {
    isFilled: isSo("شهرها و روز رفت معلوم است · Cities and departure are known"),
    hasReturn: isSo("با برگشت · With a return"),
    adults: count("بزرگسال · Adults", 1, 9),
    children: count("کودک · Children", 0, 8),
  },
  ({ isFilled, hasReturn, adults, children }, actions, locale) => {
    const places = ofPair([cities, citiesInEnglish], locale);
    const days = `departure_date=2026-12-08${hasReturn ? "&return_date=2026-12-16" : ""}`;
    const party = `adult_count=${adults}&child_count=${children}`;
    const query = new URLSearchParams(isFilled ? `${places}&${days}&${party}` : party);
    return <TypedFlightSearchForm actions={{ ...actions, client }} typed={query} />;
  },
);
export const Empty: Story = form("");
export const LastSearch: Story = form(
  `${cities}&departure_date=2026-12-08&return_date=2026-12-16&adult_count=2&child_count=1`,
);
/** Nothing is sent until the form is complete; missing values are reported at their fields. */
export const Faults: Story = {
  ...Empty,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^(جست‌وجو|Search)$/ }));
    await expect(canvas.getByText(/^(شهر مبدأ را وارد کنید|Enter the city you leave from)$/)).toBeVisible();
    await expect(canvas.getByText(/^(شهر مقصد را وارد کنید|Enter the city you fly to)$/)).toBeVisible();
  },
};
/** The cities change places; a one-way search asks for no return. */
export const SwapAndOneWay: Story = {
  ...LastSearch,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: /^(جابه‌جایی مبدأ و مقصد|Swap origin and destination)$/ }),
    );
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole("combobox")
          .slice(0, 2)
          .map((field) => (field as HTMLInputElement).value),
      ).toEqual(["مشهد", "تهران"]),
    );
    // Its calendar bears the same words as a heading.
    const back = canvas.getByText(/^(تاریخ برگشت|Return date)$/, { selector: "span" });
    await expect(back).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: /^(یک‌طرفه|One way)$/ }));
    await expect(back).not.toBeVisible();
  },
};
/** One tap on a day chooses it; a return before the departure is kept and said, and not searched for. */
export const ChoosingDays: Story = {
  ...LastSearch,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = async (name: RegExp, day: string) => {
      await userEvent.click(canvas.getByRole("button", { name }));
      await waitFor(() => expect(screen.getByRole("dialog").querySelector(`[data-day="${day}"]`)).toBeVisible());
      await userEvent.click(screen.getByRole("dialog").querySelector(`[data-day="${day}"]`) as HTMLElement);
    };
    await open(/^(تاریخ رفت|Outbound date)/, "2026-12-20");
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value;
    await waitFor(() => expect(field("departure_date")).toBe("2026-12-20"));
    // The return on the 16th is over by then.
    await expect(field("return_date")).toBe("2026-12-16");
    const tooEarly = /^(برگشت نباید قبل از رفت باشد|The return can’t be before the departure)$/;
    await expect(await canvas.findByText(tooEarly)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^(تاریخ برگشت|Return date)/ })).toHaveAccessibleDescription(
      tooEarly,
    );
    await userEvent.click(canvas.getByRole("button", { name: /^(جست‌وجو|Search)$/ }));
    await expect(canvas.getByText(tooEarly)).toBeVisible();
    await open(/^(تاریخ برگشت|Return date)/, "2026-12-22");
    await waitFor(() => expect(canvas.queryByText(tooEarly)).toBeNull());
  },
};

const SEARCH =
  "/search/flight?adult_count=1&departure_date=2026-12-08&destination_city_id=city-4&origin_city_id=city-1";

/** Before anything is typed the last searches for flights are offered, and made as they were; tours have their own. */
export const LastSearches: Story = {
  beforeEach: () => {
    for (const locale of locales) {
      keepRecent("search", locale, { address: "/search/tour?origin_id=city-1", title: "Tour", detail: "" });
      keepRecent("search", locale, { address: SEARCH, title: "تهران → مشهد", detail: "۱۷ آذر · ۱ نفر" });
    }
    return () => clearRecents();
  },
  render: withWords((actions) => {
    const [went, go] = useState("");
    return (
      <>
        <TypedFlightSearchForm actions={{ ...actions, client, go }} typed={new URLSearchParams()} />
        <output>{went}</output>
      </>
    );
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const destination = canvas.getByRole("combobox", { name: /^(مقصد|To)$/ });
    await userEvent.click(destination);
    const options = within(await screen.findByRole("listbox")).getAllByRole("option");
    await expect(options).toHaveLength(2);
    await userEvent.click(options[0] as HTMLElement);
    await expect(canvasElement.querySelector("output")).toHaveTextContent(SEARCH);
    const clear = within(await screen.findByRole("listbox")).getByRole("option", { name: /پاک کردن|Clear/ });
    await userEvent.click(clear);
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(localStorage.getItem("recent-search:fa")).toBeNull();
    await expect(localStorage.getItem("recent-search:en")).toBeNull();
  },
};
