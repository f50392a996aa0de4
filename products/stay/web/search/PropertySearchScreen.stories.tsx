import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { inPage } from "#app/src/page/story.tsx";
import { fieldRefusal } from "#domain/messages/refusals.ts";
import { isfahanMap } from "#fixtures/answers/isfahan-map.ts";
import { isfahanMapEmpty } from "#fixtures/answers/isfahan-map-empty.ts";
import { isfahanSearch } from "#fixtures/answers/isfahan-search.ts";
import { isfahanSearchEmpty } from "#fixtures/answers/isfahan-search-empty.ts";
import { isfahanSearchForForeigners } from "#fixtures/answers/isfahan-search-for-foreigners.ts";
import { refusedPage } from "#tests/stories/refused-page.tsx";
import { stage } from "#tests/stories/stage.tsx";
import type { SearchData } from "./load.ts";
import { PropertySearchScreen } from "./PropertySearchScreen.tsx";

const query =
  "destination_id=city-2&destination_name=%D8%A7%D8%B5%D9%81%D9%87%D8%A7%D9%86&check_in=2026-12-01&length_of_stay=3";
const data: SearchData = { list: { ...isfahanSearch, map: null }, errors: [], query };
const meta: Meta = { title: "صفحه‌ها/جست‌وجوی اقامتگاه Property search", parameters: { layout: "fullscreen" } };
export default meta;
type Story = StoryObj;

const khajuBridge = { id: 5, name_fa: "پل خواجو", name_en: "Khaju Bridge" };
const at = {
  address: `/search/property?${query}`,
  answers: { "property/v2/search": isfahanSearch, "property/v2/search/map": isfahanMap },
};

export const Default: Story = stage(at);
/** Prices for other passports, which the line of the search says in Persian: the links of the list carry it on. */
export const ForForeigners: Story = {
  ...stage({
    address: `${at.address}&audience=foreign`,
    answers: { ...at.answers, "property/v2/search": isfahanSearchForForeigners },
  }),
  play: async ({ canvasElement }) => {
    const [name] = await within(canvasElement).findAllByRole("heading", { level: 3 });
    await expect(within(name!).getByRole("link").getAttribute("href")).toMatch(/[?&]audience=foreign(&|$)/);
    await expect(within(canvasElement).queryAllByText(/^(ویژهٔ مسافران ایرانی|Iranian travellers only)$/)).toEqual([]);
  },
};
export const OnTheMap: Story = stage({ ...at, address: `${at.address}&view=map` });

/** With the streets of a small made archive; where a browser has no WebGL the drawn map stays. */
export const OnStreets: Story = {
  ...stage({ ...at, address: `${at.address}&view=map`, hasStreets: true }),
  play: async ({ canvasElement }) => {
    const { findByRole } = within(canvasElement);
    await expect(await findByRole("link", { name: /OpenStreetMap/ }, { timeout: 30_000 })).toBeVisible();
  },
};

const go = fn();
const onMap = { ...at, address: `${at.address}&view=map`, actions: { go }, begin: () => go.mockClear() };

/** The whole sum in the name of a pin. */
const sumOfPin = /([\d۰-۹]+(?:[,٬][\d۰-۹]{3})+)\s(?:تومان|toman)/;

/** A tap on a pin opens its card: the name, the total for the nights and rooms, and the way to its page with the stay. */
export const CardOnTheMap: Story = {
  ...stage(onMap),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [pin] = await canvas.findAllByRole("link", { name: sumOfPin });
    if (pin === undefined) throw new Error("No pin has a price");
    const sum = sumOfPin.exec(pin.getAttribute("aria-label") ?? "")?.[1] ?? "";
    await userEvent.click(pin);
    const card = canvas.getByRole("dialog");
    await expect(card).toHaveAccessibleDescription(
      new RegExp(`^${sum}\\s(تومان · ۳ شب · ۱ اتاق|toman · 3 nights · 1 room)$`),
    );
    const link = within(card).getByRole("link");
    await expect(link.getAttribute("href")).toMatch(/Hotel.*\.html\?check_in=2026-12-01&length_of_stay=3/);
    await expect(card.getBoundingClientRect().top).toBeGreaterThan(pin.getBoundingClientRect().bottom);
    await expect(go).not.toHaveBeenCalled();
  },
};

/** On a wide screen the list stands beside the map: a chosen pin marks its card, which comes into sight. */
export const ListBesideTheMap: Story = {
  ...stage(onMap),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pins = await canvas.findAllByRole("link", { name: sumOfPin });
    const listed = (pin: Element) =>
      canvasElement.querySelector(`article[data-property="${pin.getAttribute("data-point")}"]`);
    const pin = pins.find((one) => /million|میلیون/.test(one.textContent ?? "") && listed(one) !== null);
    if (pin === undefined) throw new Error("No price on the map is of a card beside it");
    await userEvent.click(pin);
    await waitFor(() => expect(listed(pin)).toHaveAttribute("data-on-map"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(listed(pin)).not.toHaveAttribute("data-on-map"));
  },
};

const ofMap = {
  fa: { zoomIn: "بزرگ‌تر", search: "جست‌وجو در همین محدوده" },
  en: { zoomIn: "Zoom in", search: "Search this area" },
};

/** The moved map's area can be searched, and the map stays. */
export const SearchThisArea: Story = {
  ...stage(onMap),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const { zoomIn, search } = ofMap[globals["locale"] as "fa" | "en"];
    await userEvent.click(await canvas.findByRole("button", { name: zoomIn }));
    await userEvent.click(await canvas.findByRole("button", { name: search }));
    await expect(go).toHaveBeenCalledTimes(1);
    const { searchParams } = new URL(go.mock.lastCall?.[0], "https://shamseh.example");
    await expect(searchParams.get("area")).toMatch(/^32\.\d{1,4},51\.\d{1,4},32\.\d{1,4},51\.\d{1,4}$/);
    await expect(searchParams.get("view")).toBe("map");
    await expect(canvas.queryByRole("button", { name: search })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: zoomIn }));
  },
};

/** Without results the map stays, says so, and leads back. */
export const NothingInTheArea: Story = {
  ...stage({
    address: `${onMap.address}&area=32.61%2C51.61%2C32.62%2C51.63`,
    answers: { "property/v2/search": isfahanSearchEmpty, "property/v2/search/map": isfahanMapEmpty },
  }),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = await canvas.findByRole("link", { name: /^(حذف محدودهٔ نقشه|Remove map area)$/ });
    await expect(back.getAttribute("href")).not.toContain("area");
    await expect(back.getAttribute("href")).toContain("view=map");
    await expect(
      canvas.getByRole("link", { name: /^(حذف فیلتر:|Remove filter:) ?(محدودهٔ نقشه|Map area)$/ }),
    ).toBeVisible();
    await expect(canvas.getByRole("group", { name: /^(نقشهٔ نتایج|Map of results)$/ })).toBeVisible();
  },
};
const filters = { fa: [/^تأیید آنی/, /^لغو رایگان/], en: [/^Instant confirmation/, /^Free cancellation/] };

/** A second tick is added to a first whose list has not arrived; Back removes them both. */
export const TickedBeforeTheList: Story = {
  ...stage({ ...at, actions: { go }, begin: () => go.mockClear() }),
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const boxes = filters[globals["locale"] as "fa" | "en"].map((name) => canvas.getByRole("checkbox", { name }));
    for (const box of boxes) await userEvent.click(box);
    for (const box of boxes) await expect(box).toBeChecked();
    await expect(go).toHaveBeenLastCalledWith(expect.stringMatching(/(?=.*online=true)(?=.*cancellable=true)/));
    dispatchEvent(new PopStateEvent("popstate"));
    for (const box of boxes) await waitFor(() => expect(box).not.toBeChecked());
  },
};

/** Filters of a rate are passed on to the property; filters of a property are not. */
export const FiltersGoAlong: Story = {
  ...stage({ ...at, address: `${at.address}&cancellable=true&type%5B%5D=hotel` }),
  play: async ({ canvasElement }) => {
    const [name] = within(canvasElement).getAllByRole("heading", { level: 3 });
    const href = within(name as HTMLElement)
      .getByRole("link")
      .getAttribute("href");
    await expect(href).toMatch(/\?cancellable=true&check_in=2026-12-01&length_of_stay=3/);
    await expect(href).not.toContain("type");
  },
};
/** Near an attraction: the filter is ticked, can be taken off, and the cards say how far each property is from it. */
export const NearAnAttraction: Story = {
  ...stage({
    address: `${at.address}&near%5B%5D=5`,
    answers: {
      "property/v2/search": {
        ...isfahanSearch,
        items: isfahanSearch.items
          .slice(0, 5)
          .map((card, index) => ({ ...card, sight: { ...khajuBridge, meters: 150 + index * 280 } })),
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const near = within(canvas.getByRole("group", { name: /^(نزدیک دیدنی‌ها|Near attractions)/ }));
    await expect(near.getByRole("checkbox", { name: /^(پل خواجو|Khaju Bridge)/ })).toBeChecked();
    await expect(near.getByRole("checkbox", { name: /^(سی‌وسه‌پل|Si-o-se-pol)/ })).not.toBeChecked();
    const chip = canvas.getByRole("link", { name: /^(حذف فیلتر:|Remove filter:) ?(پل خواجو|Khaju Bridge)$/ });
    await expect(chip.getAttribute("href")).not.toContain("near");
    await expect(canvas.getByText(/^(۱۵۰ متر تا پل خواجو|150 m from Khaju Bridge)$/)).toBeVisible();
    await expect(canvas.getByText(/^(۱٫۳ کیلومتر تا پل خواجو|1\.3 km from Khaju Bridge)$/)).toBeVisible();
  },
};
const phone = { viewport: { value: "phone" } };

/** The search and the title are one line each: the first result's name is in sight at once. */
export const OnAPhone: Story = {
  ...stage(at),
  globals: phone,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("heading", { level: 3 });
    await expect(first?.getBoundingClientRect().top).toBeLessThan(230);
    const title = within(canvasElement).getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect([title.width > 100, title.height <= 36]).toEqual([true, true]);
    await expect(within(canvasElement).queryByRole("combobox", { name: /^(مقصد|Destination)$/ })).toBeNull();
  },
};

/** On a wide screen the search is one line, and title, count, orders and map one row: results begin above 300 px. */
export const HighOnAWideScreen: Story = {
  ...stage(at),
  play: async ({ canvasElement }) => {
    const box = (element: Element | null | undefined) => (element as Element).getBoundingClientRect();
    const canvas = within(canvasElement);
    await expect(box(canvasElement.querySelector("search form")).height).toBeLessThanOrEqual(63);
    const title = box(canvas.getByRole("heading", { level: 1 }));
    for (const name of [/^(ارزان‌ترین|Lowest price)$/, /^(نقشه|Map)$/]) {
      const link = box(canvas.getByRole("link", { name }));
      await expect(link.top < title.bottom && link.bottom > title.top).toBe(true);
    }
    const [first, , third] = canvas.getAllByRole("article");
    await expect(box(first).top).toBeLessThanOrEqual(274);
    await expect(box(third).top).toBeLessThan(680);
  },
};

/** The filters are a sheet of their own that stays while they are ticked, with how many results they leave at its foot. */
export const FiltersOnAPhone: Story = {
  ...stage(at),
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^(فیلترها|Filters)$/ }));
    const sheet = within(await canvas.findByRole("dialog"));
    const [first] = sheet.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(sheet.getAllByRole("checkbox")[0]).toBeChecked());
    const show = sheet.getByRole("button", { name: /^(نمایش|Show) / });
    // The sheet still rises where the machine is slow.
    await waitFor(() => expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight));
    await userEvent.click(show);
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(await canvas.findByRole("button", { name: /(۱ فیلتر فعال|1 active filter)$/ })).toBeVisible();
  },
};

/** An order that is chosen closes the sheet of the orders. */
export const SortedOnAPhone: Story = {
  ...stage(at),
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: /^(چینش|مرتب‌سازی|Sort)$/ }));
    const sheet = within(await canvas.findByRole("dialog"));
    await userEvent.click(sheet.getByRole("link", { name: /^(ارزان‌ترین|Lowest price)$/ }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
  },
};

/** A page beyond the end of the list says so, and leads to the last one. */
export const BeyondTheLastPage: Story = {
  ...stage({
    address: `${at.address}&page=99`,
    answers: { "property/v2/search": { ...isfahanSearch, items: [], page: 99 } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^(صفحهٔ ۹۹ وجود ندارد|There is no page 99)$/)).toBeVisible();
    const last = Math.ceil(isfahanSearch.total / isfahanSearch.page_size);
    const link = canvas.getByRole("link", { name: /^(رفتن به صفحهٔ آخر|Go to the last page)$/ });
    const page = new URL((link as HTMLAnchorElement).href).searchParams.get("page");
    await expect(page ?? "1").toBe(String(last));
  },
};
export const RefusedPage: Story = refusedPage(at.address, "property/v2/search");
export const Loading: Story = stage({ ...at, isResolving: true });
/** Each filter is a way out by its name; what orders or shows results is not offered. */
export const Empty: Story = {
  ...stage({
    address: `${at.address}&type%5B%5D=motel&rating_min=4.5`,
    answers: { "property/v2/search": isfahanSearchEmpty },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [motel, rating] = canvas.getAllByRole("link", { name: /^(بدون «|Without “)/ });
    await expect(motel?.getAttribute("href")).toMatch(/(?=.*rating_min=4\.5)(?!.*motel)/);
    await expect(rating?.getAttribute("href")).toMatch(/(?=.*motel)(?!.*rating_min)/);
    await expect(canvas.queryByRole("link", { name: /^(پیشنهاد شمسه|Recommended)$/ })).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^(اقامتگاهی نیست|No properties)$/ })).toBeNull();
  },
};
/** The search that got no answer stands in its form. */
export const Failed: Story = {
  ...stage({ ...at, scenario: "500" }),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("search form") as HTMLFormElement;
    const asked = new URLSearchParams(query);
    for (const name of ["destination_id", "destination_name", "check_in", "length_of_stay"])
      await expect(new FormData(form).get(name)).toBe(asked.get(name));
  },
};
export const LongText: Story = stage({ ...at, areTextsLong: true });
export const ImpossibleStay: Story = {
  render: inPage(
    PropertySearchScreen,
    (locale): SearchData => ({
      list: null,
      errors: [
        {
          name: "length_of_stay",
          code: "max_value",
          params: { max: 30 },
          message: fieldRefusal("length_of_stay", "max_value", { max: 30 }, locale),
        },
      ],
      query: query.replace("length_of_stay=3", "length_of_stay=400"),
    }),
  ),
};
/** An invalid check-in is reported in words of its own, at its field too, which keeps it. */
export const BadCheckIn: Story = {
  render: inPage(
    PropertySearchScreen,
    (locale): SearchData => ({
      list: null,
      errors: [
        {
          name: "check_in",
          code: "unreadable_date",
          params: {},
          message: fieldRefusal("check_in", "unreadable_date", {}, locale),
        },
      ],
      query: query.replace(/check_in=[\d-]+/, "check_in=20261201x"),
    }),
  ),
  play: async ({ canvasElement }) => {
    const said = /^(تاریخ ورود را مانند|Enter the check-in date like)/;
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(said)).toHaveLength(2);
    const field = canvas.getByRole("button", { name: /(20261201|۲۰۲۶۱۲۰۱)x/ });
    await expect(field).toHaveAccessibleDescription(said);
  },
};
/** No property has a room for nine: the same search in more rooms is one tap away. */
export const TooManyForARoom: Story = {
  render: inPage(PropertySearchScreen, {
    ...data,
    query: `${query}&rooms=9&sort=lowest_price&page=2`,
    list: {
      ...isfahanSearch,
      map: null,
      items: isfahanSearch.items.map((card) => ({
        ...card,
        stay: null,
        blocking: { reason: "capacity" as const, date: null, nights: 6 },
      })),
    },
  }),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /^(۹ نفر در ۳ اتاق|9 travellers in 3 rooms)$/ });
    const { searchParams } = new URL(link.getAttribute("href") ?? "", "https://shamseh.example");
    await expect([searchParams.get("rooms"), searchParams.get("sort"), searchParams.get("page")]).toEqual([
      "3;3;3",
      "lowest_price",
      null,
    ]);
  },
};
export const SoldOut: Story = {
  render: inPage(PropertySearchScreen, {
    ...data,
    list: {
      ...isfahanSearch,
      map: null,
      items: isfahanSearch.items.map((card) => ({
        ...card,
        stay: null,
        blocking: { reason: "unavailable" as const, date: "2026-12-02" as const, nights: null },
      })),
    },
  }),
};
